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
    if let list = keepingList(index) {
      return owner.pieces.letGo(ofElementsIn: list.property, but: list.statement)
        ? .ownedUntilRemoved : .owned
    }
    return fates.has(.pushes) || fates.has(.presents) ? .shown : .none
  }

  /// The collection among the properties of the owner that the host is put into, and where:
  /// `hosts.append(host)`, `hosts = [host]`, `hosts[id] = host`.
  package func keepingList(_ index: WorkspaceIndex) -> (property: String, statement: Node)? {
    for fate in fates
    where fate.isDirect && (fate.effect == .storedElsewhere || fate.effect == .listed) {
      guard let statement = fate.use?.node, let name = statement.listFilled?.mentionedMember,
        statement.enclosingType.map({ index.name(of: $0) }) == ownerName,
        let found = index.property(name, of: ownerName), !found.fact.has(.isComputed),
        let type = index.type(of: found.fact, owner: found.owner),
        type.element != nil || type.name == TypeRef.dictionaryMark
      else { continue }
      return (name, statement)
    }
    return nil
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

extension Node {
  fileprivate var isSubscripted: Bool { wrapped.parent?.kind == .subscriptCall }

  /// The collection that this call or assignment puts something into.
  fileprivate var listFilled: Node? {
    switch kind {
    case .call: ["append", "insert"].contains(calleeName) ? receiver?.unwrapped : nil
    case .assignment:
      assignmentTarget.map(\.unwrapped).flatMap {
        $0.kind == .subscriptCall ? $0.callee?.unwrapped : $0
      }
    default: nil
    }
  }
}

extension [Node] {
  /// Whether these parts of a type take something out of the collection that `property` is, other
  /// than by `statement`.
  fileprivate func letGo(ofElementsIn property: String, but statement: Node) -> Bool {
    UseCollector.uses(ofProperty: property, in: self).contains { use in
      guard use.node != statement, use.node.enclosingFunction?.kind != .deinitializer else {
        return false
      }
      switch use.effect {
      case .cleared, .replaced: return true
      case .calls(let name): return name.hasPrefix("remove") || name.hasPrefix("pop")
      case .reads("") where use.reference.isSubscripted:
        // `hosts[id] = nil`
        return use.reference.ancestors.first { $0.kind == .assignment }?.assignedValue?.has(.isNil)
          ?? false
      default: return false
      }
    }
  }
}
