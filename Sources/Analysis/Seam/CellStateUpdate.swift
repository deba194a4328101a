/// Code that runs at each change of a cell's state: for each highlight, selection, focus and drag.
package struct CellStateUpdate: Sendable {
  /// `updateConfiguration(using:)`, or the closure that is a `configurationUpdateHandler`.
  package let body: Node
  /// What the state is called there.
  let state: String

  /// Whether the state is looked at, beyond being passed to `super`; also `configurationState`.
  package var usesState: Bool {
    let passings = body.superCalls
    return body.descendants.contains { node in
      guard node.kind == .name || node.kind == .member else { return false }
      if ["configurationState", "isSelected", "isHighlighted"].contains(node.name) { return true }
      return node.kind == .name && node.name == state
        && !passings.contains { $0.contains(node) }
    }
  }
}

extension HostingConfiguration {
  /// The update that makes this configuration; `nil` where something else does.
  package var stateUpdate: CellStateUpdate? {
    for ancestor in node.ancestors {
      if ancestor.kind == .function {
        guard ancestor.memberName == "updateConfiguration(using:)", ancestor.has(.isOverride),
          let state = ancestor.child(.parameter)
        else { return nil }
        return CellStateUpdate(body: ancestor, state: state.name)
      }
      if ancestor.kind == .closure, let parent = ancestor.wrapped.parent,
        parent.assignmentTarget?.unwrapped.name == "configurationUpdateHandler"
      {
        let parameters = ancestor.children(.parameter)
        guard parameters.count == 2 else { return nil }
        return CellStateUpdate(body: ancestor, state: parameters[1].name)
      }
    }
    return nil
  }
}
