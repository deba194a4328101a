/// What an update method gives to the coordinator, and which of its own closures it runs.
package struct CoordinatorRefresh: Hashable, Sendable {
  /// The coordinator's properties that are assigned.
  package private(set) var properties: Set<String> = []
  /// Whether the coordinator, or the value itself, goes where it cannot be followed: anything may
  /// have been refreshed there.
  package private(set) var isUnknown = false
  /// What the update method calls its context.
  package let contextName: String?

  /// The members that it calls with the wrapped view, each time and at once.
  package private(set) var runInputs: Set<String> = []

  /// `method` finds the coordinator's method of a name, where it can be looked into.
  package init(_ update: Node, method: (String) -> Node? = { _ in nil }) {
    let parameters = update.children(.parameter)
    let context = parameters.first { $0.label == "context" }
    if let view = parameters.first { runInputs = update.membersRun(with: view) }
    contextName = context.flatMap { $0.name == "_" ? nil : $0.name }
    guard let context, let body = update.body else { return }
    for node in body.descendants {
      switch node.kind {
      case .name where node.name == context.name && node.localDeclaration(of: node.name) == context:
        visit(context: node, method)
      case .assignment where node.assignedValue?.unwrapped.isSelf == true:
        // `(view.delegate as? Coordinator)?.parent = self`
        isUnknown = true
      default: continue
      }
    }
  }

  private mutating func visit(context: Node, _ method: (String) -> Node?) {
    guard let member = context.wrapped.parent, member.kind == .member else {
      isUnknown = true
      return
    }
    if member.name == "coordinator" { visit(mention: member, method, depth: 0) }
  }

  private mutating func visit(mention: Node, _ method: (String) -> Node?, depth: Int) {
    let value = mention.wrapped
    guard depth < 4, let parent = value.parent else { return }
    switch parent.kind {
    case .member: visit(member: parent, method)
    case .initialValue:
      guard let local = parent.parent, let scope = local.parent else { return }
      for node in scope.descendants where node.kind == .name && node.name == local.name {
        guard node.localDeclaration(of: node.name) == local else { continue }
        visit(mention: node, method, depth: depth + 1)
      }
    case .assignment, .block, .operation, .condition: break
    default: isUnknown = true
    }
  }

  private mutating func visit(member: Node, _ method: (String) -> Node?) {
    var outer = member.wrapped
    if let call = outer.parent, call.kind == .call, call.callee == member {
      visit(call: call, of: member.name, method)
      return
    }
    while let next = outer.parent, next.kind == .member { outer = next.wrapped }
    if let assignment = outer.parent, assignment.kind == .assignment,
      assignment.assignmentTarget?.contains(member) == true
    {
      properties.insert(member.name)
    }
  }

  /// A method of the coordinator that takes values may keep them.
  private mutating func visit(call: Node, of name: String, _ method: (String) -> Node?) {
    guard !call.arguments.isEmpty else { return }
    guard let function = method(name) else {
      isUnknown = true
      return
    }
    for node in function.descendants where node.kind == .assignment {
      guard let path = node.assignmentTarget?.pathInSelf, let first = path.first else { continue }
      properties.insert(first)
    }
    if function.descendants.contains(where: { $0.kind == .call && !$0.arguments.isEmpty }),
      call.arguments.contains(where: { $0.value?.unwrapped.isSelf == true }), properties.isEmpty
    {
      isUnknown = true
    }
  }
}

extension Node {
  /// The members of `self` that this function calls with `parameter` as their only argument,
  /// whatever the state is: `customize(view)`, `self.customize?(view)`.
  fileprivate func membersRun(with parameter: Node) -> Set<String> {
    var names: Set<String> = []
    guard let body else { return names }
    for node in nodesRunAtOnce where node.kind == .call {
      guard let name = node.callee?.pathInSelf?.only, node.localDeclaration(of: name) == nil,
        let only = node.arguments.only?.value?.unwrapped, only.kind == .name,
        only.localDeclaration(of: only.name) == parameter, !node.isConditional(within: body)
      else { continue }
      names.insert(name)
    }
    return names
  }
}
