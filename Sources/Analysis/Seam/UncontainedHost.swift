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
}

extension SeamModel {
  package func uncontainedHosts(_ index: WorkspaceIndex) -> [UncontainedHost] {
    hostingSites.compactMap { site in
      let fates = site.fates
      guard let insertion = fates.insertions.first(where: { $0.use != nil })?.use,
        !fates.isShownByContainer, !fates.has(.addsChild), !fates.has(.returned),
        !fates.has(.insertsView("view")), !fates.isHandedToUnknown, !site.isMeasuredOnly
      else { return nil }
      let isKept =
        !fates.storedNames.isEmpty || fates.has(.storedElsewhere) || fates.has(.captured)
        || site.isProperty
      return UncontainedHost(
        site: site, insertion: insertion, owner: index.ownerKind(of: site.ownerName),
        isReleased: !isKept,
        isUncertain: fates.has(.storedElsewhere) || insertion.isIntoWindow || fates.has(.captured))
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
  /// An overlay on a window, which has no controller of its own to be the parent.
  fileprivate var isIntoWindow: Bool {
    guard let path = receiver?.path else { return false }
    return path.contains { $0.lowercased().hasSuffix("window") }
  }
}
