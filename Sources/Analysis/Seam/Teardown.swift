extension Node {
  /// Whether some method of this type lets go of what `property` holds while the object lives:
  /// `bag.removeAll()`, `bag = []`, `token?.cancel()`, `token = nil`, outside of `deinit` and
  /// the initialisers.
  package func tearsDown(_ property: String) -> Bool {
    descendants.contains { node in
      guard let function = node.enclosingFunction, function.kind == .function,
        node.kind == .call || node.kind == .assignment
      else { return false }
      if node.kind == .call {
        guard ["removeAll", "cancel", "invalidate", "forEach"].contains(node.calleeName ?? "")
        else {
          return false
        }
        return node.receiver?.pathInSelf == [property]
      }
      guard node.assignmentTarget?.pathInSelf == [property], let value = node.assignedValue else {
        return false
      }
      if value.has(.isNil) { return true }
      if value.kind == .array { return value.firstChild == nil }
      return value.kind == .call && value.arguments.isEmpty
    }
  }
}
