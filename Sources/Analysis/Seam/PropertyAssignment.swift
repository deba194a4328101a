/// Assignments to properties of the type that the code stands in.
extension Node {
  /// The property that this assigns: `x` in `x = 1` and in `self.x = 1`; `nil` for a local variable
  /// and for a member of something else.
  package var propertyAssigned: String? {
    guard let target = assignmentTarget?.unwrapped, let name = target.pathInSelf?.only,
      target.kind == .member || target.localDeclaration(of: name) == nil
    else { return nil }
    return name
  }

  /// The assignments in this code to a property or to its wrapper, in source order.
  package func assignments(to property: String) -> [Node] {
    descendants.filter { node in
      guard node.kind == .assignment, let name = node.propertyAssigned else { return false }
      return name == property || name == "_" + property
    }
  }

  /// The value that this call of a property wrapper's initialiser wraps.
  package var wrappedArgument: Node? { argument("wrappedValue") ?? argument("initialValue") }
}
