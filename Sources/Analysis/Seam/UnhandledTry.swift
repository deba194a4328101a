/// A task that nobody waits for and whose error nobody sees.
package struct UnhandledTry: Sendable {
  /// The call of `Task`.
  package let task: Node
  package let closure: Node
  /// The first `try` that leaves the closure and has work behind it; where none has, the first.
  package let node: Node
  /// Whether code of the task stands behind the `try` and does not run after an error.
  package let skipsWork: Bool

  /// Where the error leaves: the `try`, or what a loop waits for.
  package var place: TextRange {
    guard node.kind == .forLoop else { return node.range }
    return node.children.first(where: \.isExpression)?.range ?? node.range
  }

  static func all(in code: Code, _ calls: CallTable, _ index: WorkspaceIndex) -> [UnhandledTry] {
    calls.calls("Task", "detached").compactMap { call in
      guard call.makesTask, let closure = call.arguments.last?.value?.unwrapped,
        closure.kind == .closure, let body = closure.body
      else { return nil }
      let owner = index.name(of: call.enclosingType)
      let tries = body.unhandledTries.filter { !index.throwsOnlyCancellation($0, in: owner) }
      let skipping = tries.first { $0.hasWorkBehind(within: body) }
      guard let node = skipping ?? tries.first, call.isDiscarded(in: owner, index) else {
        return nil
      }
      return UnhandledTry(task: call, closure: closure, node: node, skipsWork: skipping != nil)
    }
  }
}

extension WorkspaceIndex {
  /// Whether what a `try` in code of `context` calls is a function of the project's that passes on
  /// nothing but cancellation: a delay of its own.
  fileprivate func throwsOnlyCancellation(_ node: Node, in context: String) -> Bool {
    guard let call = node.firstChild?.unwrapped, call.kind == .call, let callee = call.callee else {
      return false
    }
    let passing = Effect.Passing(callee: callee.origin, labels: call.argumentLabels, index: 0)
    let functions = functions(calledBy: passing, in: context)
    return !functions.isEmpty && functions.allSatisfy(\.fact.summary.throwsOnlyCancellation)
  }
}

extension Node {
  /// Whether statements of `body` that would have run after this one do not run when it throws.
  fileprivate func hasWorkBehind(within body: Node) -> Bool {
    var current = self
    for ancestor in ancestors {
      switch ancestor.kind {
      case .block, .switchCase, .conditionalClause:
        let next = ancestor.children.first { $0.id > current.id && $0.kind != .deferStatement }
        if let next {
          let leaves = [.returnStatement, .throwStatement, .jump].contains(next.kind)
          return !leaves || next.firstChild?.kind == .call
        }
      case .ifStatement, .switchStatement:
        // The branches wait for what is decided.
        if current.kind != .block, current.kind != .switchCase, current.kind != .ifStatement {
          return true
        }
      default: break
      }
      if ancestor == body { return false }
      current = ancestor
    }
    return false
  }

  /// Whether the value of this call is certainly used by nobody: it is a statement.
  fileprivate func isDiscarded(in owner: String, _ index: WorkspaceIndex) -> Bool {
    let outer = wholeValue
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
