/// Chains of calls: `center.publisher(for: name).receive(on: queue).sink { … }`.
extension Node {
  /// The calls of a chain from this one back to its start.
  package var chain: [Node] {
    var links: [Node] = []
    var current: Node? = self
    while let node = current, links.count < 60 {
      if node.kind == .call { links.append(node) }
      current = node.kind == .call ? node.callee?.base : node.base
    }
    return links
  }

  /// The calls of modifiers on this expression, innermost first.
  package var modifierCalls: [Node] {
    var calls: [Node] = []
    var current = wrapped
    while let member = current.parent, member.kind == .member,
      let call = member.wrapped.parent, call.kind == .call, call.callee == member
    {
      calls.append(call)
      current = call.wrapped
    }
    return calls
  }

  /// The nearest call of `name` in the chain in front of this call.
  package func chainStart(calling name: String) -> Node? {
    chain.dropFirst().first { $0.calleeName == name }
  }
}
