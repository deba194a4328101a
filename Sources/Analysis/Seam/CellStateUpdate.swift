/// Code that runs at each change of a cell's state: for each highlight, selection, focus and drag.
package struct CellStateUpdate: Sendable {
  /// `updateConfiguration(using:)`, or the closure that is a `configurationUpdateHandler`.
  package let body: Node
  /// What the state is called there.
  let state: String

  /// Whether a hosting configuration made here depends on the state: it, or something else than
  /// another configuration of the cell, looks at the state or at `configurationState`.
  ///
  /// Passing the state to `super` is no look at it, and neither is `updated(for:)`, which changes
  /// only the defaults of a hosting configuration, not what it shows.
  package func usesState(for configuration: Node) -> Bool {
    let passings = body.superCalls
    return body.descendants.contains { node in
      guard node.kind == .name || node.kind == .member else { return false }
      let isLook =
        ["configurationState", "isSelected", "isHighlighted"].contains(node.name)
        || (node.kind == .name && node.name == state && !passings.contains { $0.contains(node) })
      guard isLook, !node.isArgumentOfUpdate(of: configuration) else { return false }
      return !node.isForTheBackground
    }
  }

  /// Whether a condition beside the unwrapping of what there is to show decides whether `node` runs.
  package func isGated(_ node: Node) -> Bool {
    node.isConditional(within: body, besides: \.isPlainUnwrap)
  }
}

extension Node {
  /// Whether this is given to `updated(for:)` of a hosting configuration.
  fileprivate func isArgumentOfUpdate(of configuration: Node) -> Bool {
    guard let (call, _) = enclosingArgument, call.calleeName == "updated" else { return false }
    return call.receiver == configuration || call.receiver?.contains(configuration) == true
  }

  /// Whether this belongs to what is assigned to `backgroundConfiguration`.
  fileprivate var isForTheBackground: Bool {
    ancestors.first { $0.kind == .assignment }?.assignmentTarget?.unwrapped.name
      == "backgroundConfiguration"
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
