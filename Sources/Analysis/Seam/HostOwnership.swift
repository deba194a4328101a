/// How firmly the object that makes a host holds it.
package enum HostOwnership: Sendable {
  /// In a strong property, as a child, or through its own view tree.
  case owned
  /// Owned, but some method lets go of it.
  case ownedUntilRemoved
  /// Pushed or presented and held by nothing else here.
  case shown
  /// Not held, or held in a way that cannot be seen.
  case none
}

extension HostingSite {
  package func ownership(_ index: WorkspaceIndex) -> HostOwnership {
    guard let owner, !isInStaticCode, index.isMeantToBeFreed(ownerName) else { return .none }
    let isOwned =
      fates.contains { fate in
        switch fate.effect {
        case .addsChild: fate.use?.receiver?.isSelfReference ?? true
        case .stored(let name): !isWeak(name, index)
        case .insertsView: fate.use?.receiver?.isInOwnViewTree(of: owner) ?? false
        default: false
        }
      }
    if isOwned {
      let isLetGo = fates.contains {
        ($0.effect == .cleared || $0.effect == .removesFromParent)
          && $0.use?.node.enclosingFunction?.kind != .deinitializer
      }
      return isLetGo ? .ownedUntilRemoved : .owned
    }
    return fates.has(.pushes) || fates.has(.presents) ? .shown : .none
  }

  private func isWeak(_ property: String, _ index: WorkspaceIndex) -> Bool {
    guard let found = index.property(property, of: ownerName) else { return false }
    return found.fact.has(.isWeak) || found.fact.has(.isUnowned)
  }

  private var isInStaticCode: Bool {
    guard let function = node.enclosingFunction else { return false }
    return function.has(.isStatic)
      || (function.kind == .accessor && function.parent?.has(.isStatic) == true)
  }
}
