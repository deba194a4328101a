/// Questions about expressions.
extension Node {
  /// Whether this element is an expression rather than a declaration or a statement.
  package var isExpression: Bool { kind.rawValue >= NodeKind.name.rawValue }

  /// Whether it names a variable, a member or a function.
  var isMention: Bool { kind == .name || kind == .member }

  /// The expression inside `try`, `await`, `!` and `?`.
  package var unwrapped: Node {
    var current = self
    while true {
      switch current.kind {
      case .tryExpression, .awaitExpression, .force, .optionalChain:
        guard let inner = current.firstChild else { return current }
        current = inner
      default: return current
      }
    }
  }

  package var firstChild: Node? { children.first { _ in true } }

  /// The one element directly inside; `nil` for none and for several.
  package var onlyChild: Node? {
    var iterator = children.makeIterator()
    guard let first = iterator.next(), iterator.next() == nil else { return nil }
    return first
  }

  /// The outermost expression that has the same value: this one with the unwraps around it.
  package var wrapped: Node {
    var current = self
    for ancestor in ancestors {
      switch ancestor.kind {
      case .tryExpression, .awaitExpression, .force, .optionalChain: current = ancestor
      default: return current
      }
    }
    return current
  }

  /// What is called: `f` in `f(x)`, `a.f` in `a.f(x)`.
  package var callee: Node? {
    kind == .call || kind == .subscriptCall ? firstChild?.unwrapped : nil
  }

  /// The name of what is called, without its receiver: `f` in `a.b?.f(x)`.
  package var calleeName: String? {
    guard let callee, callee.kind == .name || callee.kind == .member else { return nil }
    return callee.name
  }

  package var arguments: [Node] { children(.argument) }

  /// The expression an argument passes.
  package var value: Node? { kind == .argument ? firstChild : nil }

  package func argument(_ label: String) -> Node? {
    arguments.first { $0.label == label }?.value
  }

  package func argument(at index: Int) -> Node? {
    let arguments = arguments
    return arguments.indices.contains(index) ? arguments[index].value : nil
  }

  /// The base of a member access: `a` in `a.b`; `nil` for `.b`.
  package var base: Node? { kind == .member ? firstChild?.unwrapped : nil }

  /// The receiver of a call: `a` in `a.f(x)`.
  package var receiver: Node? { callee?.base }

  package var isSelf: Bool { kind == .name && name == "self" }

  /// `["self", "a", "b"]` for `self.a?.b`; `nil` where anything but names is involved.
  package var path: [String]? {
    var parts: [String] = []
    var current = unwrapped
    while current.kind == .member {
      parts.append(current.name)
      guard let base = current.base else { return nil }
      current = base
    }
    guard current.kind == .name else { return nil }
    parts.append(current.name)
    return parts.reversed()
  }

  /// The same without a leading `self`.
  package var pathInSelf: [String]? {
    guard let path else { return nil }
    return path.first == "self" ? Array(path.dropFirst()) : path
  }

  /// The two sides of an assignment.
  package var assignmentTarget: Node? { kind == .assignment ? firstChild : nil }
  package var assignedValue: Node? {
    guard kind == .assignment else { return nil }
    var value: Node?
    for child in children { value = child }
    return value
  }

  /// The call that this expression is an argument of, with the argument.
  package var enclosingArgument: (call: Node, argument: Node)? {
    guard let argument = wrapped.parent, argument.kind == .argument, let call = argument.parent,
      call.kind == .call
    else { return nil }
    return (call, argument)
  }

  /// The labels of a call's arguments, trailing closures included.
  package var argumentLabels: [String] { arguments.map(\.label) }
}
