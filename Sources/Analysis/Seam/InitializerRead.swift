/// A read of something that a view only has while it is on screen, from one of its initialisers.
package struct InitializerRead: Sendable {
  package let property: HostedView.Stored
  /// The mention; or the call of a method of the view that mentions it.
  package let node: Node
  /// The method that is called; `nil` for a mention in the initialiser itself.
  package let method: String?
  /// Whether it runs in a closure, which may do so later or not at all.
  package let isInClosure: Bool
}

extension HostedView {
  /// The reads of installed properties that the view's initialisers make, in source order.
  package func initializerReads(_ index: WorkspaceIndex) -> [InitializerRead] {
    let installed = stored.filter { ViewStorage($0.fact).isInstalled }
    guard !installed.isEmpty else { return [] }
    return initializers.flatMap { initializer -> [InitializerRead] in
      guard let body = initializer.body else { return [] }
      return body.descendants.compactMap { node in
        guard let name = node.memberMention, let outer = node.wrapped.parent else { return nil }
        let isInClosure = node.enclosingClosure(within: body) != nil
        let isCalled = outer.kind == .call && outer.callee == node
        if let property = installed.first(where: { $0.reads(name) }) {
          // An assignment is not a read, and a nested function is another matter.
          guard outer.kind != .assignment || outer.assignmentTarget?.unwrapped != node,
            node.enclosingFunction == initializer
          else { return nil }
          return InitializerRead(
            property: property, node: node, method: nil, isInClosure: isInClosure)
        }
        guard isCalled, let found = index.functions(name, of: self.name).only?.fact,
          let property = installed.first(where: { found.readsAtOnce($0) })
        else { return nil }
        return InitializerRead(
          property: property, node: node, method: found.name, isInClosure: isInClosure)
      }
    }
  }
}

extension Node {
  /// The member of `self` that this element mentions: `x` in `x` and in `self.x`.
  fileprivate var memberMention: String? {
    switch kind {
    case .name: localDeclaration(of: name) == nil ? name : nil
    case .member: base?.isSelf == true ? name : nil
    default: nil
    }
  }
}

extension HostedView.Stored {
  /// Whether a mention of `name` reads the property: itself or, for state, a binding of it.
  fileprivate func reads(_ name: String) -> Bool {
    name == self.name || (name.dropFirst() == self.name && name.hasPrefix("$"))
  }
}

extension FunctionFact {
  /// Whether the function reads a property of the view it belongs to, other than in a closure.
  fileprivate func readsAtOnce(_ property: HostedView.Stored) -> Bool {
    views.elements.contains { element in
      guard case .read(let name, _) = element.kind, property.reads(name) else { return false }
      return !element.path.contains(where: \.concernsTiming)
    }
  }
}
