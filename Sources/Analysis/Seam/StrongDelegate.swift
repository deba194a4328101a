/// An object that becomes the delegate of a view it keeps, where the view keeps its delegate.
package struct StrongDelegate: Sendable {
  package let assignment: Node
  /// The delegate property of the view's class.
  package let property: WorkspaceIndex.Found<PropertyFact>
  /// What the assigning code calls the view.
  package let view: String
  /// Whether the delegate lets go of the view somewhere, which ends the cycle.
  package let isLetGo: Bool
  /// Whether the property is known to be the delegate's protocol or class, which may be weak.
  package let protocolName: String?
}

extension SeamModel {
  /// The delegates of the file that keep the view which keeps them.
  package func strongDelegates(_ index: WorkspaceIndex) -> [StrongDelegate] {
    calls.assignments.compactMap { node in
      guard let target = node.assignmentTarget?.unwrapped,
        target.kind == .member, target.name.isDelegateName, let base = target.base,
        let value = node.assignedValue?.unwrapped
      else { return nil }
      let context = index.name(of: node.enclosingType)
      let view: (name: String, type: String)?
      if value.isSelf {
        view = node.kept(base, by: context, index)
      } else if value.isCoordinator,
        let representable = representables.first(where: { $0.make?.contains(node) == true }),
        let coordinator = representable.coordinator
      {
        view = representable.kept(base, by: coordinator, index)
      } else {
        view = nil
      }
      guard let view, let found = index.property(target.name, of: view.type),
        found.fact.isStrongReference,
        index.isUIView(view.type).isYes || index.isController(view.type).isYes
      else { return nil }
      let type = found.fact.type.map { index.resolve($0, in: found.owner) }
      let isProtocol =
        type.flatMap { index.primaryDeclaration(of: $0.name) }?.fact.kind == .protocol
      guard isProtocol || type?.name.hasSuffix("Delegate") == true else { return nil }
      return StrongDelegate(
        assignment: node, property: found, view: view.name,
        isLetGo: value.isSelf && index.isLetGo(view.name, of: context), protocolName: type?.name)
    }
  }
}

extension WorkspaceIndex {
  /// Whether some code of a type sets its property `name` to `nil`.
  fileprivate func isLetGo(_ name: String, of type: String) -> Bool {
    declarations(of: type).contains { piece in
      piece.fact.memberUses.contains { $0.member == name && $0.effects.contains(.cleared) }
    }
  }
}

extension Node {
  /// A stored, strong property of the class `context` that `base` is, or becomes.
  fileprivate func kept(
    _ base: Node, by context: String, _ index: WorkspaceIndex
  ) -> (name: String, type: String)? {
    guard index.isMeantToBeFreed(context), let only = base.pathInSelf?.only else { return nil }
    let local = base.unwrapped.kind == .name ? base.localDeclaration(of: only) : nil
    guard let name = local.map(\.propertyThatKeepsIt) ?? only,
      let found = index.property(name, of: context), found.fact.isStrongReference,
      let type = index.type(of: found.fact, owner: found.owner)
    else { return nil }
    return (name, type.name)
  }

  /// The property of `self` that this local is assigned to, or that is lazy and made by the closure
  /// which returns this local.
  private var propertyThatKeepsIt: String? {
    for use in UseCollector.uses(ofLocal: self) {
      switch use.effect {
      case .stored(let name): return name
      case .returned:
        if let property = ancestors.first(where: { $0.kind == .property }), property.has(.isLazy),
          let made = property.initialValue?.unwrapped, let maker = made.callee,
          made.kind == .call, maker == enclosingBody
        {
          return property.name
        }
      default: continue
      }
    }
    return nil
  }
}

extension Representable {
  /// A view of this make method that the coordinator keeps strongly.
  fileprivate func kept(
    _ base: Node, by coordinator: Coordinator, _ index: WorkspaceIndex
  ) -> (name: String, type: String)? {
    guard let type = type(of: base), let name = base.path?.last else { return nil }
    let keeps = index.properties(of: coordinator.name).contains { found in
      found.fact.isStrongReference
        && index.type(of: found.fact, owner: found.owner)?.name == type.name
    }
    return keeps ? (name, type.name) : nil
  }
}

extension PropertyFact {
  fileprivate var isStrongReference: Bool {
    !has(.isWeak) && !has(.isUnowned) && !has(.isComputed) && !has(.isStatic)
  }
}

extension String {
  fileprivate var isDelegateName: Bool {
    self == "delegate" || self == "dataSource" || hasSuffix("Delegate") || hasSuffix("DataSource")
  }
}
