/// A write of a binding that a coordinator's method does whenever it is called, before it returns.
package struct CallbackWrite: Sendable {
  /// The name of the method.
  package let callback: String
  package let node: Node
  package let binding: String
}

extension Coordinator {
  /// The first write of a binding that a method with one of `callbacks` does at once and unasked; a
  /// name may have its labels or not.
  package func writeOfBinding(in callbacks: Set<String>, of view: Representable) -> CallbackWrite? {
    let functions = parts.flatMap(\.members).filter {
      $0.kind == .function && (callbacks.contains($0.name) || callbacks.contains($0.memberName))
    }
    for function in functions {
      for node in function.nodesRunAtOnce where node.kind == .assignment {
        guard !node.isConditional(within: function, besides: \.unwrapsMember),
          let binding = bindingWritten(by: node, view)
        else { continue }
        return CallbackWrite(callback: function.name, node: node, binding: binding)
      }
    }
    return nil
  }

  /// The binding that an assignment in the coordinator's code writes: `text` in `parent.text = x`,
  /// `text.wrappedValue = x` and, where the coordinator has the binding itself, `text = x`.
  private func bindingWritten(by assignment: Node, _ view: Representable) -> String? {
    let index = view.index
    guard let path = assignment.assignmentTarget?.pathInSelf, let first = path.first,
      let found = index.property(first, of: name)
    else { return nil }
    if found.fact.attribute("Binding") != nil { return first }
    guard path.count > 1, let type = index.type(of: found.fact, owner: found.owner) else {
      return nil
    }
    if type.simpleName == "Binding" { return path[1] == "wrappedValue" ? first : nil }
    guard type.name == view.name, let input = index.property(path[1], of: view.name),
      input.fact.attribute("Binding") != nil || input.fact.attribute("State") != nil
    else { return nil }
    return path[1]
  }
}

extension Representable {
  /// Whether something makes the coordinator a delegate.
  package var makesCoordinatorDelegate: Bool {
    partsWithCoordinator.flatMap(\.descendants).contains { node in
      guard node.kind == .assignment, node.assignmentTarget?.unwrapped.name == "delegate",
        let value = node.assignedValue?.unwrapped
      else { return false }
      return value.isCoordinator || value.isSelf
    }
  }
}
