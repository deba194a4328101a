/// Questions about expressions.
extension Node {
  /// Whether this element is an expression rather than a declaration or a statement.
  package var isExpression: Bool { kind.rawValue >= NodeKind.name.rawValue }

  /// Whether it names a variable, a member or a function.
  var isMention: Bool { kind == .name || kind == .member }

  /// The expression inside `try`, `await`, `!` and `?`.
  package var unwrapped: Node {
    let inner = storage.unwrapped(id)
    return inner == id ? self : Node(storage: storage, id: inner)
  }

  package var firstChild: Node? {
    storage.firstChild(of: id).map { Node(storage: storage, id: $0) }
  }

  /// The one element directly inside; `nil` for none and for several.
  package var onlyChild: Node? {
    var iterator = children.makeIterator()
    guard let first = iterator.next(), iterator.next() == nil else { return nil }
    return first
  }

  /// The outermost expression that has the same value: this one with the unwraps around it.
  package var wrapped: Node {
    let outer = storage.wrapped(id)
    return outer == id ? self : Node(storage: storage, id: outer)
  }

  /// What is called: `f` in `f(x)`, `a.f` in `a.f(x)`.
  package var callee: Node? {
    storage.callee(of: id).map { Node(storage: storage, id: $0) }
  }

  /// The name of what is called, without its receiver: `f` in `a.b?.f(x)`.
  package var calleeName: String? {
    guard let callee = storage.callee(of: id) else { return nil }
    let record = storage.records[callee]
    return record.kind == .name || record.kind == .member ? storage.names[record.name] : nil
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
  package var base: Node? { storage.base(of: id).map { Node(storage: storage, id: $0) } }

  /// The receiver of a call: `a` in `a.f(x)`.
  package var receiver: Node? { callee?.base }

  package var isSelf: Bool { kind == .name && name == "self" }

  /// `["self", "a", "b"]` for `self.a?.b`; `nil` where anything but names is involved.
  package var path: [String]? {
    var parts: [String] = []
    var current = storage.unwrapped(id)
    while storage.records[current].kind == .member {
      parts.append(storage.names[storage.records[current].name])
      guard let base = storage.base(of: current) else { return nil }
      current = base
    }
    guard storage.records[current].kind == .name else { return nil }
    parts.append(storage.names[storage.records[current].name])
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

/// The steps that nearly every question takes, by numbers of elements: a ``Node`` for each would keep
/// a count of who holds the code.
extension Code.Storage {
  fileprivate func firstChild(of id: Int) -> Int? {
    id + 1 < Int(records[id].end) ? id + 1 : nil
  }

  fileprivate func unwrapped(_ id: Int) -> Int {
    var current = id
    while records[current].kind.isUnwrapping, let inner = firstChild(of: current) {
      current = inner
    }
    return current
  }

  fileprivate func wrapped(_ id: Int) -> Int {
    var current = id
    while current > 0, records[Int(records[current].parent)].kind.isUnwrapping {
      current = Int(records[current].parent)
    }
    return current
  }

  fileprivate func callee(of id: Int) -> Int? {
    let kind = records[id].kind
    guard kind == .call || kind == .subscriptCall else { return nil }
    return firstChild(of: id).map(unwrapped)
  }

  fileprivate func base(of id: Int) -> Int? {
    guard records[id].kind == .member else { return nil }
    return firstChild(of: id).map(unwrapped)
  }
}

extension NodeKind {
  /// Whether it adds nothing to the value of the expression inside: `try`, `await`, `!` and `?`.
  fileprivate var isUnwrapping: Bool {
    switch self {
    case .tryExpression, .awaitExpression, .force, .optionalChain: true
    default: false
    }
  }
}
