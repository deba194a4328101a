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
      let tries = body.unhandledTries
      let skipping = tries.first { $0.hasWorkBehind(within: body) }
      guard let node = skipping ?? tries.first,
        call.isDiscarded(in: index.name(of: call.enclosingType), index)
      else { return nil }
      return UnhandledTry(task: call, closure: closure, node: node, skipsWork: skipping != nil)
    }
  }
}

extension Node {
  /// What throws in this body and is caught by nothing inside, cancellation aside.
  fileprivate var unhandledTries: [Node] {
    var result: [Node] = []
    var index = id + 1
    while index < end {
      let node = Node(storage: storage, id: index)
      switch node.kind {
      case .closure, .function, .type: index = Swift.max(node.end, index + 1)
      case .doStatement where node.child(.catchClause) != nil:
        // What the clauses themselves throw is theirs to answer for.
        index = Swift.max(node.end, index + 1)
      case .tryExpression where !node.has(.isOptional) && !node.has(.isForced),
        .throwStatement:
        if !node.throwsOnlyCancellation { result.append(node) }
        index += 1
      case .forLoop where node.has(.isThrowing):
        result.append(node)
        index += 1
      default: index += 1
      }
    }
    return result
  }

  /// `try await Task.sleep(…)`, `try await clock.sleep(for: …)`, `try Task.checkCancellation()`,
  /// `throw CancellationError()`: nothing has gone wrong then.
  private var throwsOnlyCancellation: Bool {
    guard let call = firstChild?.unwrapped, call.kind == .call else { return false }
    switch call.calleeName {
    case "CancellationError": return true
    case "checkCancellation": return call.receiver?.name == "Task"
    case "sleep":
      return call.receiver?.name == "Task"
        || ["for", "until"].contains(call.argumentLabels.first ?? "")
    default: return false
    }
  }

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
