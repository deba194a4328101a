/// A task that nobody waits for and whose error nobody sees.
package struct UnhandledTry: Sendable {
  /// The call of `Task`.
  package let task: Node
  package let closure: Node
  /// The first `try` that leaves the closure.
  package let node: Node

  /// Whether code of the task stands behind the `try` and does not run after an error.
  package var skipsWork: Bool {
    guard let body = closure.body, let last = Array(body.children).last else { return false }
    return !last.contains(node)
  }

  static func all(in code: Code, _ calls: CallTable, _ index: WorkspaceIndex) -> [UnhandledTry] {
    calls.calls("Task", "detached").compactMap { call in
      guard call.makesTask, let closure = call.arguments.last?.value?.unwrapped,
        closure.kind == .closure, let first = closure.firstUnhandledTry,
        call.isDiscarded(in: index.name(of: call.enclosingType), index)
      else { return nil }
      return UnhandledTry(task: call, closure: closure, node: first)
    }
  }
}

extension Node {
  /// The first `try` in this closure whose error nothing inside catches, cancellation aside.
  fileprivate var firstUnhandledTry: Node? {
    guard let body else { return nil }
    var index = body.id + 1
    while index < body.end {
      let node = Node(storage: storage, id: index)
      switch node.kind {
      case .closure, .function, .type: index = Swift.max(node.end, index + 1)
      case .doStatement where node.child(.catchClause) != nil:
        // What the clauses themselves throw is theirs to answer for.
        index = Swift.max(node.end, index + 1)
      case .tryExpression where !node.has(.isOptional) && !node.has(.isForced):
        if !node.throwsOnlyCancellation { return node }
        index += 1
      case .throwStatement: return node
      default: index += 1
      }
    }
    return nil
  }

  /// `try await Task.sleep(…)`, `try Task.checkCancellation()`.
  private var throwsOnlyCancellation: Bool {
    guard let call = firstChild?.unwrapped, call.kind == .call else { return false }
    return call.receiver?.name == "Task"
      && ["sleep", "checkCancellation"].contains(call.calleeName)
  }

  /// Whether the value of this call is certainly used by nobody: it is a statement.
  fileprivate func isDiscarded(in owner: String, _ index: WorkspaceIndex) -> Bool {
    let outer = wrapped
    guard let block = outer.parent, let body = block.parent else { return false }
    switch block.kind {
    case .conditionalClause: return true
    case .block:
      guard block.isOnlyStatement(outer) else { return true }
      // The only expression of a closure is its value, unless the closure gives nothing back.
      guard body.kind == .closure, let (call, argument) = body.enclosingArgument else {
        return false
      }
      return index.slot(of: argument, in: call, context: owner).returnsVoid == true
    default: return false
    }
  }
}
