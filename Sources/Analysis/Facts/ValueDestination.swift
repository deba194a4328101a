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
