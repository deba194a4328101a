/// `Binding(get:set:)` over a stored property of a class that announces no changes.
package struct ManualBinding: Sendable {
  /// The call that makes the binding.
  package let node: Node
  /// The property that `get` reads.
  package let property: WorkspaceIndex.Found<PropertyFact>
  /// The class whose property it is.
  package let owner: String
  /// Whether `set` assigns the property itself; what a function does with the value is its matter.
  package let isWrittenDirectly: Bool

  /// The bindings over plain properties of UIKit classes, in source order.
  static func all(_ calls: CallTable, _ index: WorkspaceIndex) -> [ManualBinding] {
    calls.calls("Binding").compactMap { node in
      guard node.callee?.kind == .name, let owner = node.enclosingType,
        owner.has(.isClass) || owner.has(.isExtension),
        let get = node.argument("get"), get.kind == .closure, let set = node.argument("set"),
        set.kind == .closure, let path = get.body?.returnedValues.only?.pathOfSelf,
        path.count == 1, !set.renewsRootView
      else { return nil }
      let name = index.name(of: owner)
      guard index.isUIKit(name), !index.isObservableObject(name).isYes,
        !index.isObservable(name).isYes, let property = index.property(path[0], of: name),
        property.fact.attributes.isEmpty, !property.fact.has(.isComputed),
        !property.fact.has(.isLet), !owner.observes(path[0])
      else { return nil }
      return ManualBinding(
        node: node, property: property, owner: name, isWrittenDirectly: set.assigns(path[0]))
    }
  }
}

extension WorkspaceIndex {
  fileprivate func isUIKit(_ type: String) -> Bool {
    switch ownerKind(of: type) {
    case .controller, .view, .cell: true
    default: false
    }
  }
}

extension Node {
  /// The path below `self` that an expression reads: `flag` in `self?.flag ?? false`.
  fileprivate var pathOfSelf: [String]? {
    var current = unwrapped
    if current.kind == .operation, current.name == "??", let first = current.firstChild {
      current = first.unwrapped
    }
    guard let path = current.path else { return nil }
    if path.first == "self" { return Array(path.dropFirst()) }
    return current.localDeclaration(of: path[0]) == nil ? path : nil
  }

  fileprivate func assigns(_ property: String) -> Bool {
    descendants.contains {
      $0.kind == .assignment && $0.assignmentTarget?.pathInSelf == [property]
    }
  }

  /// Whether the code gives a host a new root view, itself or in a function of the same type.
  fileprivate var renewsRootView: Bool {
    let called = Set(descendants.compactMap { $0.kind == .call ? $0.calleeName : nil })
    let functions = enclosingType?.members.filter {
      $0.kind == .function && called.contains($0.name)
    }
    return ([self] + (functions ?? [])).contains { code in
      code.descendants.contains {
        $0.kind == .assignment && ($0.assignmentTarget?.path?.contains("rootView") ?? false)
      }
    }
  }
}
