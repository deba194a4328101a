/// A hosting controller whose view is put on screen while nothing makes the controller a child.
package struct UncontainedHost: Sendable {
  package let site: HostingSite
  /// The first insertion of the view.
  package let insertion: Use
  package let owner: OwnerKind
  /// Whether the controller dies when the function returns: a local or a temporary that nothing
  /// keeps.
  package let isReleased: Bool
  /// Whether something stands in the way of certainty.
  package let isUncertain: Bool

  /// Whether the path that inserts the view tells the controller that it has moved to a parent:
  /// only the other half is missing then.
  package var isToldOfMove: Bool {
    site.fates.all(.movesToParent).contains { move in
      !(move.use?.node.isAlternative(to: insertion.node) ?? false)
    }
  }
}

extension SeamModel {
  static func uncontainedHosts(
    _ sites: [HostingSite], _ index: WorkspaceIndex
  ) -> [UncontainedHost] {
    sites.compactMap { site in
      let fates = site.fates
      guard let insertion = site.uncontainedInsertion, !fates.isShownByContainer,
        !fates.has(.returned), !fates.has(.insertsView("view")), !fates.isHandedToUnknown,
        !site.isMeasuredOnly
      else { return nil }
      let isKept =
        !fates.storedNames.isEmpty || fates.has(.storedElsewhere) || fates.has(.captured)
        || site.isProperty
      return UncontainedHost(
        site: site, insertion: insertion, owner: index.ownerKind(of: site.ownerName),
        isReleased: !isKept && site.kind == .controller,
        isUncertain: fates.has(.storedElsewhere) || fates.has(.captured) || insertion.isIntoWindow
          || insertion.isIntoBar)
    }
  }
}

extension [Fate] {
  /// Passed to a function out of sight, which may contain it.
  fileprivate var isHandedToUnknown: Bool {
    contains {
      if case .passed = $0.effect { return true }
      return false
    }
  }
}

extension HostingSite {
  /// The first insertion of the view that no `addChild` goes with: an `addChild` in the other
  /// branch of a condition does not.
  fileprivate var uncontainedInsertion: Use? {
    let additions = fates.all(.addsChild)
    return fates.insertions.compactMap(\.use).first { insertion in
      additions.allSatisfy { $0.use?.node.isAlternative(to: insertion.node) ?? false }
    }
  }

  /// A host of which only the view is handed out, so that nothing can keep the host.
  package var isReducedToItsView: Bool {
    let effects = fates.filter(\.isDirect).map(\.effect)
    guard kind == .controller, fates.storedNames.isEmpty, !fates.has(.captured),
      // A function that is given the host may be what keeps it.
      !fates.has(.addsChild), !fates.has(.storedElsewhere), !fates.isShownByContainer
    else { return false }
    return effects.contains(where: \.handsOutView)
      && effects.allSatisfy { $0.handsOutView || $0.leavesHostAlone }
  }

  fileprivate var isProperty: Bool {
    if case .property = holder { return true }
    return false
  }

  /// Inserted and taken out again by the same function, as for a snapshot or a measurement.
  fileprivate var isMeasuredOnly: Bool {
    guard let insertion = fates.insertions.first?.use else { return false }
    return fates.all(.removesView).contains {
      $0.use?.node.enclosingFunction == insertion.node.enclosingFunction
        && ($0.use?.node.id ?? 0) > insertion.node.id
    }
  }
}

extension Use {
  /// A part of a navigation bar, whose controller is not at hand there.
  fileprivate var isIntoBar: Bool {
    switch effect {
    case .insertsView("titleView"), .insertsView("customView"): true
    default: receiver?.path?.last == "navigationBar"
    }
  }

  /// An overlay on a window, which has no controller of its own to be the parent.
  fileprivate var isIntoWindow: Bool {
    guard let path = receiver?.path else { return false }
    return path.contains { $0.lowercased().hasSuffix("window") }
  }
}

extension Effect {
  fileprivate var handsOutView: Bool {
    switch self {
    case .returnsView, .storesView: true
    default: false
    }
  }

  fileprivate var leavesHostAlone: Bool {
    switch self {
    case .reads, .sets, .constrainsView, .callsOnView, .calls: true
    default: false
    }
  }
}
