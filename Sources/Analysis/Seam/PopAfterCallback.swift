/// A pop that runs after a stored callback, which may have changed the stack already.
package struct PopAfterCallback: Sendable {
  /// The property that holds the callback.
  package let callback: String
  package let callbackCall: Node
  package let pop: Node
  package let ownerName: String
}

extension SeamModel {
  static func popsAfterCallbacks(_ calls: CallTable, index: WorkspaceIndex) -> [PopAfterCallback] {
    calls.calls(Navigation.pops.union(["dismiss"])).compactMap { pop -> PopAfterCallback? in
      guard pop.calleeName != "dismiss" || pop.argument("animated") != nil,
        let function = pop.enclosingFunction, let type = pop.enclosingType
      else { return nil }
      let owner = index.name(of: type)
      guard index.isController(owner).isYes, !pop.checksStack(within: function) else { return nil }
      let calls = function.descendants.filter { call in
        call.kind == .call && call.id < pop.id && call.enclosingBody == pop.enclosingBody
          && !call.isAlternative(to: pop) && !call.leavesBefore(pop)
          && index.isStoredClosure(call.callee, of: owner)
      }
      guard let call = Array(calls).last, let callback = call.callee?.name else { return nil }
      return PopAfterCallback(callback: callback, callbackCall: call, pop: pop, ownerName: owner)
    }
  }
}

extension WorkspaceIndex {
  /// Whether what is called is a property of `type` that holds a closure.
  fileprivate func isStoredClosure(_ callee: Node?, of type: String) -> Bool {
    guard let callee, let path = callee.pathInSelf, path.count == 1, let name = path.first,
      callee.kind == .member || callee.localDeclaration(of: name) == nil,
      let found = property(name, of: type), !found.fact.has(.isComputed)
    else { return false }
    return found.fact.type?.isFunction == true
  }
}

extension Node {
  /// Whether the branch this call stands in returns before `other` is reached.
  fileprivate func leavesBefore(_ other: Node) -> Bool {
    for ancestor in ancestors where ancestor.kind == .block {
      if ancestor.contains(other) { return false }
      if ancestor.children.contains(where: { $0.id > id && $0.kind == .returnStatement }) {
        return true
      }
    }
    return false
  }

  /// Whether a condition on the way to this pop looks at the stack first.
  fileprivate func checksStack(within function: Node) -> Bool {
    let words: Set<String> = [
      "topViewController", "viewControllers", "visibleViewController", "isBeingDismissed",
      "isMovingFromParent", "presentedViewController",
    ]
    return function.descendants.contains { condition in
      guard condition.kind == .condition, condition.id < id, let statement = condition.parent,
        statement.contains(self) || statement.kind == .guardStatement
      else { return false }
      return condition.mentions(oneOf: words)
    }
  }
}
