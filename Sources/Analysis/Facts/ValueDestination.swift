/// Where the value of an expression goes.
extension Node {
  /// Whether a block's value is `statement`, because it is all there is.
  func isOnlyStatement(_ statement: Node) -> Bool {
    guard kind == .block else { return false }
    var iterator = children.makeIterator()
    guard iterator.next() == statement, iterator.next() == nil, let owner = parent else {
      return false
    }
    switch owner.kind {
    case .closure: return true
    case .accessor: return owner.name == "get"
    case .function: return owner.type.map { !$0.isVoid } ?? false
    default: return false
    }
  }

  /// The outermost expression that has this value: this one with its unwraps or, where it is all
  /// that a branch of an `if` or `switch` expression holds, that expression.
  package var wholeValue: Node {
    var result = wrapped
    var current = result
    // The compiler nests such expressions no deeper than people do.
    for _ in 0..<16 {
      guard let branching = current.branching?.wrapped, let user = branching.parent else { break }
      current = branching
      switch user.kind {
      case .initialValue, .assignment, .returnStatement: result = branching
      case .block where user.isOnlyStatement(branching):
        if user.parent?.kind != .closure || branching.unwrapped.branchesAreExpressions {
          result = branching
        }
      default: continue
      }
    }
    return result
  }

  /// The `if` or `switch` of which this expression is one whole branch.
  private var branching: Node? {
    guard let block = parent, block.kind == .block, block.onlyChild == self,
      var owner = block.parent
    else { return nil }
    if owner.kind == .switchCase {
      return owner.parent.flatMap { $0.kind == .switchStatement ? $0 : nil }
    }
    guard owner.kind == .ifStatement else { return nil }
    while owner.has(.isElse), let outer = owner.parent, outer.kind == .ifStatement { owner = outer }
    return owner
  }

  /// Whether an `if` or `switch` has a value in each of its branches, as far as their form shows.
  private var branchesAreExpressions: Bool {
    var blocks: [Node] = []
    var isComplete = kind == .switchStatement
    for node in descendants {
      guard node.kind == .block, let owner = node.parent else { continue }
      let isBranch =
        kind == .switchStatement
        ? owner.parent == self && owner.kind == .switchCase
        : owner == self || (owner.kind == .ifStatement && owner.has(.isElse))
      guard isBranch else { continue }
      blocks.append(node)
      if kind == .ifStatement, node.has(.isElse) { isComplete = true }
    }
    return isComplete
      && blocks.allSatisfy { block in
        guard let only = block.onlyChild else { return false }
        return only.isExpression && only.kind != .assignment
          || [.ifStatement, .switchStatement, .throwStatement].contains(only.kind)
      }
  }

  /// How this call passes `argument` on.
  func passing(_ argument: Node) -> Effect.Passing {
    let arguments = arguments
    return Effect.Passing(
      callee: callee?.origin ?? .unknown, labels: arguments.map(\.label),
      index: arguments.firstIndex(of: argument) ?? 0)
  }

  /// The assignment whose target this expression leads to, with the members on the way:
  /// `b.c` at `a.b` in `a.b.c = x`.
  var assignedPath: (assignment: Node, path: String)? {
    guard unwrapped.kind == .member else { return nil }
    var parts = [unwrapped.name]
    var current = self
    while let parent = current.parent, parent.kind == .member, parts.count < 12 {
      parts.append(parent.name)
      current = parent.wrapped
    }
    guard let assignment = current.parent, assignment.kind == .assignment,
      assignment.assignmentTarget == current
    else { return nil }
    return (assignment, parts.joined(separator: "."))
  }

  /// The type that the surroundings of an expression ask for, where they say it.
  package var expectedType: TypeRef? {
    guard let parent = wrapped.parent else { return nil }
    switch parent.kind {
    case .initialValue: return parent.parent?.type
    case .returnStatement: return enclosingBody?.declaredResult
    case .block where parent.isOnlyStatement(wrapped): return parent.parent?.declaredResult
    default: return nil
    }
  }

  private var declaredResult: TypeRef? {
    switch kind {
    case .function, .closure: type
    case .accessor: parent?.type
    default: nil
    }
  }
}
