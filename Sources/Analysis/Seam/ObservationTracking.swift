/// A call of `withObservationTracking` whose `onChange` is a closure.
package struct ObservationTracking: Sendable {
  package let node: Node
  package let apply: Node
  package let onChange: Node
  package let ownerName: String
  private let function: Node
  private let calls: CallTable

  static func all(in code: Code, _ calls: CallTable, _ index: WorkspaceIndex)
    -> [ObservationTracking]
  {
    calls.calls("withObservationTracking").compactMap { call in
      guard let apply = call.argument(at: 0)?.unwrapped, apply.kind == .closure,
        let onChange = call.argument("onChange")?.unwrapped, onChange.kind == .closure,
        let function = call.enclosingFunction
      else { return nil }
      return ObservationTracking(
        node: call, apply: apply, onChange: onChange,
        ownerName: index.name(of: call.enclosingType), function: function, calls: calls)
    }
  }

  /// Whether the function is made for others to observe with: it is given what to do.
  package var isGeneral: Bool {
    function.children(.parameter).contains { $0.type?.isFunction == true }
      || function.name.lowercased().contains("once")
  }

  /// Whether `onChange` leads to another round, or hands the change to something that may.
  package var rearms: Bool {
    // A loop around the call starts the next round.
    if node.ancestors.prefix(while: { !$0.isFunctionLike }).contains(where: \.isLoop) {
      return true
    }
    let starters = startersOfRounds
    return onChange.descendants.contains { node in
      switch node.kind {
      case .name, .member:
        starters.contains(node.name) || node.name.hasPrefix("setNeeds")
          || ["resume", "yield", "send", "invalidate", "reload", "withObservationTracking"]
            .contains(node.name)
      default: false
      }
    }
  }

  /// The function around the call, and the functions of this file that call it.
  private var startersOfRounds: Set<String> {
    var names: Set<String> = [function.name]
    for call in calls.calls(function.name) {
      if let caller = call.enclosingFunction { names.insert(caller.name) }
    }
    return names
  }

  /// The members that `apply` reads and that `onChange` reads at once, before they have changed.
  package var staleReads: [Node] {
    let paths = Set(apply.readPaths.map(\.path))
    return onChange.readPaths.filter {
      $0.node.enclosingBody == onChange && paths.contains($0.path)
    }
    .map(\.node)
  }
}

extension Node {
  /// The members of members that this code reads: `model.title`, without a leading `self`.
  fileprivate var readPaths: [(node: Node, path: [String])] {
    descendants.compactMap { node in
      guard node.kind == .member, node.parent?.kind != .member,
        // Nothing of UIKit's own is observed this way.
        let path = node.pathInSelf, path.count >= 2, path.first?.hasPrefix("UI") == false,
        node.wrapped.parent?.callee != node
      else { return nil }
      if let assignment = node.wrapped.parent, assignment.kind == .assignment,
        assignment.assignmentTarget == node
      {
        return nil
      }
      return (node, path)
    }
  }
}
