/// What a host does about safe areas and the keyboard, and what the code around it does.
extension HostingSite {
  /// Whether the safe areas of the host are chosen: here, or by its class.
  package func setsSafeAreaRegions(_ index: WorkspaceIndex) -> Bool {
    fates.contains {
      switch $0.effect {
      case .sets("safeAreaRegions"), .reads("safeAreaRegions"), .sets("_disableSafeArea"): true
      default: false
      }
    } || index.setsItself("safeAreaRegions", in: hostType.name)
      || index.mentionsSafeAreaRegions(hostType.name)
  }

  /// Where the code around the host makes room for the keyboard: a constraint of the host's view to
  /// the keyboard's guide, or a change of layout in a type that follows the keyboard.
  package func keyboardAvoidance(_ index: WorkspaceIndex) -> Node? {
    for fate in fates where fate.effect == .constrainsView {
      guard let anchor = fate.use?.node, anchor.name == "bottomAnchor",
        let statement = anchor.statement
      else { continue }
      let constraint = anchor.ancestors.first { $0.kind == .call && $0.calleeName == "constraint" }
      let scope = constraint ?? statement
      if let guide = scope.descendants.first(where: { $0.name == "keyboardLayoutGuide" }) {
        return guide
      }
    }
    guard let owner else { return nil }
    let observed = owner.descendants.first { node in
      KeyboardNotifications.names.contains(node.name)
        || (node.kind == .member || node.kind == .name) && index.followsKeyboard(node.name)
    }
    guard let observed,
      owner.descendants.contains(where: \.movesForKeyboard)
    else { return nil }
    return observed
  }
}

extension SeamModel {
  /// Whether the host's view is all that its owner puts into its own, so that room for the keyboard
  /// can only be meant for what is in the host.
  package func isOnlyContent(_ site: HostingSite) -> Bool {
    guard let owner = site.owner,
      !owner.members.contains(where: { $0.attribute("IBOutlet") != nil })
    else { return false }
    let own = site.fates.insertions.compactMap(\.use?.node)
    return calls.calls(Effect.insertionMethods).filter(owner.contains).allSatisfy(own.contains)
  }
}

extension Node {
  /// Whether this assignment changes the layout inside a function that knows about the keyboard.
  fileprivate var movesForKeyboard: Bool {
    guard kind == .assignment, let target = assignmentTarget?.unwrapped, target.kind == .member,
      ["constant", "bottom", "additionalSafeAreaInsets", "transform", "y"].contains(target.name),
      let function = enclosingFunction
    else { return false }
    return function.name.lowercased().contains("keyboard")
      || function.descendants.contains { $0.name.lowercased().contains("keyboard") }
  }
}

extension ViewTree {
  /// Whether some view in the tree lets the keyboard cover it.
  package var ignoresKeyboard: Bool {
    let names: Set<String> = [
      "ignoresSafeArea", "ignoresSafeArea(keyboard)", "edgesIgnoringSafeArea",
    ]
    return holds(names).isYes
  }
}

extension WorkspaceIndex {
  /// Whether a hosting class changes its regions by a method: `safeAreaRegions.remove(.keyboard)`.
  fileprivate func mentionsSafeAreaRegions(_ type: String) -> Bool {
    lineage(of: type).contains { ancestor in
      declarations(of: ancestor).flatMap(\.fact.functions).flatMap(\.summary.calls).contains {
        call in
        if case .member(let base, _) = call {
          return base == .name("safeAreaRegions") || base == .member(.selfValue, "safeAreaRegions")
        }
        return false
      }
    }
  }
}
