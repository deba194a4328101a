/// A place where an initialiser makes the wrapper of a property:
/// `_title = State(initialValue: title)`.
package struct WrapperAssignment: Sendable {
  package let node: Node
  /// What the wrapper is given.
  package let value: Node

  /// The parameter of the initialiser that is given as it is.
  package var parameter: Node? {
    guard value.kind == .name, let local = value.localDeclaration(of: value.name),
      local.kind == .parameter, local.parent == node.enclosingFunction
    else { return nil }
    return local
  }
}

extension HostedView {
  /// Where this file's initialisers make the wrapper of a property; `nil` where code has the wrapper in
  /// other ways.
  package func wrapperAssignments(of property: String) -> [WrapperAssignment]? {
    let mentions = parts.flatMap(\.descendants).filter {
      $0.isMention && $0.name == "_" + property
    }
    let assignments = mentions.compactMap { mention -> WrapperAssignment? in
      guard let assignment = mention.parent, assignment.kind == .assignment,
        assignment.assignmentTarget == mention, assignment.statement == assignment,
        assignment.enclosingFunction?.kind == .initializer,
        let wrapper = assignment.assignedValue?.unwrapped, wrapper.kind == .call,
        wrapper.arguments.count == 1, let value = wrapper.wrappedArgument,
        ["State", "StateObject", "init"].contains(wrapper.calleeName)
      else { return nil }
      return WrapperAssignment(node: assignment, value: value)
    }
    return assignments.count == mentions.count ? assignments : nil
  }

  /// Whether code, as far as it can be seen, does nothing with the value of a property but read it.
  package func onlyReads(_ property: Stored, _ index: WorkspaceIndex) -> Bool {
    let name = property.name
    guard !writes(name),
      property.fact.has(.isPrivate) || !index.assignsOrBinds(name, of: self.name),
      let type = index.type(of: property.fact, owner: self.name)
    else { return false }
    return parts.flatMap(\.descendants).allSatisfy { node in
      switch node.kind {
      case .reference: return !node.subtree.contains { $0.mentionedMember == name }
      case .call:
        guard let path = node.callee?.pathInSelf, path.first == name, path.count > 1,
          let method = path.last
        else { return true }
        // What is called for its effect alone changes the value.
        return node.statement != node.wrapped
          && index.functions(method, of: type.name).allSatisfy { !$0.fact.has(.isMutating) }
      default: return true
      }
    }
  }
}
