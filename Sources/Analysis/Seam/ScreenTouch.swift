/// Finds code that may only run on the main thread, because it changes what is on screen.
struct ScreenTouch {
  let index: WorkspaceIndex
  let code: Code
  /// The type the code stands in.
  let ownerName: String

  /// The first thing in `body`, a closure or function, that changes the screen before the code
  /// moves to another thread; with the method of the same type that does it, where it is one.
  func first(in body: Node) -> (node: Node, via: Node?)? { first(in: body, depth: 0) }

  private func first(in body: Node, depth: Int) -> (node: Node, via: Node?)? {
    var index = body.id + 1
    while index < body.end {
      let node = Node(storage: body.storage, id: index)
      // What is inside another closure may run anywhere.
      if node.kind == .closure || node.kind == .function {
        index = Swift.max(node.end, index + 1)
        continue
      }
      if touchesScreen(node) { return (node, nil) }
      if depth == 0, let method = ownMethod(calledBy: node),
        let found = first(in: method, depth: 1)
      {
        return (node, found.node)
      }
      index += 1
    }
    return nil
  }

  private static let methods: Set<String> = [
    "present", "dismiss", "pushViewController", "popViewController", "popToRootViewController",
    "setViewControllers", "reloadData", "reloadRows", "reloadSections", "setNeedsLayout",
    "layoutIfNeeded", "setNeedsDisplay", "addSubview", "removeFromSuperview",
    "becomeFirstResponder",
    "resignFirstResponder", "endEditing", "setContentOffset",
  ]

  private func touchesScreen(_ node: Node) -> Bool {
    switch node.kind {
    case .call:
      guard Self.methods.contains(node.calleeName ?? "") else { return false }
      guard let receiver = node.receiver, !receiver.isSelfReference else {
        return isScreen(ownerName)
      }
      return index.type(of: receiver.origin, in: ownerName).map { isScreen($0.name) } ?? false
    case .assignment:
      guard let path = node.assignmentTarget?.unwrapped.pathInSelf, let name = path.first,
        node.assignmentTarget?.localDeclaration(of: name) == nil
      else { return false }
      if path.count == 1 {
        return isObserved(name) || (name == "title" && index.isController(ownerName).isYes)
      }
      return index.type(of: .name(name), in: ownerName).map { isScreen($0.name) } ?? false
    default: return false
    }
  }

  /// Whether views may observe this property: outside of an `ObservableObject` no view does, and
  /// those who subscribe to its publisher choose their own queue.
  private func isObserved(_ name: String) -> Bool {
    index.property(name, of: ownerName)?.fact.attribute("Published") != nil
      && index.isObservableObject(ownerName) != .no
  }

  private func isScreen(_ type: String) -> Bool {
    index.isUIView(type).isYes || index.isController(type).isYes
  }

  /// The method of the same type in this file that a call means.
  private func ownMethod(calledBy node: Node) -> Node? {
    guard node.kind == .call, let callee = node.callee, let name = callee.pathInSelf?.only,
      node.localDeclaration(of: name) == nil, let owner = node.enclosingType
    else { return nil }
    let method = owner.members.first { $0.kind == .function && $0.name == name }
    guard let method, !method.has(.isAsync), method.attribute("MainActor") == nil else {
      return nil
    }
    return method
  }
}
