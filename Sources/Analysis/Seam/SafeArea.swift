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
  package var keyboardAvoidance: Node? {
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
    let observed = owner.descendants.first { Self.notifications.contains($0.name) }
    guard let observed, owner.descendants.contains(where: \.movesForKeyboard) else { return nil }
    return observed
  }

  private static let notifications: Set<String> = [
    "keyboardWillShowNotification", "keyboardWillChangeFrameNotification",
    "UIKeyboardWillShow", "UIKeyboardWillChangeFrame",
  ]
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
