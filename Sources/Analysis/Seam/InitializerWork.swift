/// Work that an initialiser of a view starts, so that each value of the view starts it again.
package struct InitializerWork: Sendable {
  package enum Evidence: Sendable {
    /// It starts a `Task`, or calls a function that is seen to start something.
    case seen
    /// Only the called function's name says so.
    case named
  }

  /// The call.
  package let node: Node
  /// What is called: `load` in `model.load()`.
  package let name: String
  package let evidence: Evidence
}

extension HostedView {
  /// The work that the view's initialisers start, in source order.
  package func initializerWork(_ index: WorkspaceIndex) -> [InitializerWork] {
    initializers.flatMap { initializer -> [InitializerWork] in
      guard let body = initializer.body else { return [] }
      return body.descendants.compactMap { node in
        guard node.kind == .call, let callee = node.callee, let path = callee.path,
          node.enclosingClosure(within: body) == nil, !node.isStateObjectArgument(within: body)
        else { return nil }
        if path == ["Task"] || path == ["Task", "detached"] {
          return InitializerWork(node: node, name: "Task", evidence: .seen)
        }
        guard let receiver = callee.base, !receiver.name.isTypeName, !receiver.isSelf,
          receiver.name != "super"
        else { return nil }
        return work(node, callee, receiver, index)
      }
    }
  }

  private func work(
    _ call: Node, _ callee: Node, _ receiver: Node, _ index: WorkspaceIndex
  ) -> InitializerWork? {
    guard let type = index.type(of: receiver.origin, in: name), !index.isClass(type.name).isNo
    else { return nil }
    let functions = index.functions(callee.name, of: type.name)
    if functions.isEmpty {
      guard callee.name.soundsLikeLoading, index.isClass(type.name) != .no,
        !ValueTypes.names.contains(type.simpleName)
      else { return nil }
      return InitializerWork(node: call, name: callee.name, evidence: .named)
    }
    guard functions.contains(where: { index.workStarted(by: $0.fact, of: $0.owner) != nil })
    else { return nil }
    return InitializerWork(node: call, name: callee.name, evidence: .seen)
  }
}

extension Node {
  /// Whether this is evaluated when `@StateObject` asks for its object, once.
  fileprivate func isStateObjectArgument(within body: Node) -> Bool {
    ancestors.prefix { $0 != body }.contains { ancestor in
      ancestor.kind == .call && ancestor.calleeName == "StateObject"
    }
  }
}
