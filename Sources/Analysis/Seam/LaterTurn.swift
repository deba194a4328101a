/// Code that waits for what is running to be done.
extension Node {
  /// The outermost closure around this element that waits for a later turn of the main queue, or for a
  /// task: nothing of it runs before the function around it returns or waits.
  var laterTurn: Node? {
    var result: Node?
    for ancestor in ancestors {
      if ancestor.isFunctionLike { break }
      guard ancestor.kind == .closure, let call = ancestor.enclosingArgument?.call else { continue }
      switch call.calleeName {
      case "Task": result = ancestor
      case "async", "asyncAfter":
        if call.receiver?.queue == .main { result = ancestor }
      default: continue
      }
    }
    return result
  }
}
