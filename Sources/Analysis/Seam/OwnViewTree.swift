extension Node {
  /// Whether this view certainly lies below the `view` of the controller `type`: it is `view`, or
  /// something that the type adds to such a view.
  func isInOwnViewTree(of type: Node, depth: Int = 0) -> Bool {
    guard depth < 4, let path = pathInSelf, path.count == 1, let name = path.first else {
      return false
    }
    if name == "view" { return localDeclaration(of: "view") == nil }
    return type.descendants.contains { call in
      guard call.kind == .call, let callee = call.calleeName,
        Effect.insertionMethods.contains(callee),
        call.argument(at: 0)?.pathInSelf == path, let receiver = call.receiver
      else { return false }
      return receiver.isInOwnViewTree(of: type, depth: depth + 1)
    }
  }
}
