/// How often a place builds its view, and whether SwiftUI takes each value for the same view.
extension BuildSite {
  /// Whether a hosting controller gets the view, in code that does not run again for the same
  /// host.
  func isBuiltOnceForHost(_ index: WorkspaceIndex, depth: Int = 0) -> Bool {
    guard !replacesPredecessor(index) else { return false }
    if let property = index.property(member, of: context)?.fact, !property.has(.isComputed) {
      // An object or a value that draws nothing keeps what it starts with, and so does a view that
      // is itself built once.
      if index.isClass(context).isYes || index.drawsNothing(context) { return true }
      let outer = depth < 3 ? index.buildSites(of: context) : []
      return !outer.isEmpty
        && outer.allSatisfy { $0.isBuiltOnceForHost(index, depth: depth + 1) }
    }
    guard !index.isView(context).isYes, !member.runsRepeatedly else { return false }
    // Code of a controller or a coordinator makes a view in order to host it, by way of a local
    // or not; nothing makes that value again.
    switch index.ownerKind(of: context) {
    case .controller where !index.isHosting(context).isYes: return true
    case .other where index.isClass(context).isYes: return true
    default: break
    }
    return isGivenToHost(index)
  }

  /// Whether a hosting controller is made with the view, or with something around it.
  func isGivenToHost(_ index: WorkspaceIndex) -> Bool {
    steps.contains { step in
      guard case .argument(let callee, _, _) = step else { return false }
      if callee.isOwnInitializer { return index.isHosting(context).isYes }
      guard case .metatype(let type) = index.value(of: callee.withoutInit, in: context) else {
        return callee.builtName == "UIHostingController"
      }
      return index.isHosting(type.name).isYes
    }
  }
}

extension WorkspaceIndex {
  /// Whether `type` is known to be no view and no modifier of one.
  fileprivate func drawsNothing(_ type: String) -> Bool {
    isView(type).isNo && descends(type, from: "ViewModifier").isNo
  }

  /// Whether every known place builds the view once, for a host that keeps it.
  func isBuiltOnce(_ view: String) -> Bool {
    let sites = buildSites(of: view)
    return !sites.isEmpty && sites.allSatisfy { $0.isBuiltOnceForHost(self) }
  }
}

extension BuildSite {
  /// Whether the view takes the place of an earlier one that SwiftUI takes for the same: it is
  /// assigned to `rootView`, or fills a cell that had another before.
  func replacesPredecessor(_ index: WorkspaceIndex) -> Bool {
    guard !isIdentified, memberBase != "init",
      !Lifecycle.loading.contains(memberBase)
    else { return false }
    guard steps.contains(.hostedAgain) else { return false }
    return !index.isView(context).isYes
  }

  /// Whether the view has an identity of its own, which `.id(…)` gives it.
  var isIdentified: Bool { !identities.isEmpty }

  /// What `.id(…)` is given around the value.
  package var identities: [Origin] {
    steps.compactMap { step in
      if case .identified(let origin) = step { return origin }
      return nil
    }
  }

  private var memberBase: String { String(member.prefix { $0 != "(" }) }
}

extension ViewStep {
  /// Whether this is the content of a sheet, a cover, a popover or the like.
  var isPresentation: Bool {
    guard case .modifierArgument(let name, _, _) = self else { return false }
    return SwiftUIVocabulary.presentingModifiers.contains(name)
  }
}

extension [ViewStep] {
  /// Whether the view is part of something that is shown anew each time: a sheet, a cover, a
  /// popover, the destination of a navigation.
  var areShownAnew: Bool {
    contains { step in
      switch step {
      case .argument(_, "destination", _), .destination, .action: true
      default: step.isPresentation
      }
    }
  }
}

extension String {
  /// Whether a method of this name runs many times: layout, appearance, cells, updates.
  fileprivate var runsRepeatedly: Bool {
    let base = String(prefix { $0 != "(" })
    return Lifecycle.repeatedControllerCallbacks.contains(base)
      || Lifecycle.repeatedViewCallbacks.contains(base)
      || RepresentableMethods.updating.contains(base)
      || ["prepareForReuse", "configure", "updateConfiguration"].contains(base)
      || ["cellForRowAt", "cellForItemAt", "willDisplay", "InSection", "OfKind"].contains {
        contains($0)
      }
  }
}
