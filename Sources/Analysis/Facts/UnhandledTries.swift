extension Node {
  /// What throws in this body and is caught by nothing inside, cancellation aside.
  var unhandledTries: [Node] { uncaughtErrors.filter { !$0.throwsOnlyCancellation } }

  /// Whether this body passes on that its task was cancelled, and nothing else.
  var passesOnOnlyCancellation: Bool {
    let errors = uncaughtErrors
    return !errors.isEmpty && errors.allSatisfy(\.throwsOnlyCancellation)
  }

  /// Where an error may leave this body.
  private var uncaughtErrors: [Node] {
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
        result.append(node)
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
}
