/// Variables whose initial value tells little of what they hold when they are used.
extension Node {
  /// Whether a local variable is assigned again, passed `inout`, or changed in place by a method
  /// that is called for that alone.
  ///
  /// Setting a property of the value is none of these: a view stays the same view.
  var isChangedLater: Bool {
    guard kind == .property, !has(.isLet), let scope = parent else { return false }
    return scope.descendants.contains { node in
      node.id > id && node.kind == .name && node.name == name && node.isChangedHere
        && node.localDeclaration(of: name) == self
    }
  }

  /// Whether what stands here with this mention of a variable gives it another value.
  private var isChangedHere: Bool {
    var place = wrapped
    while let parent = place.parent, parent.kind == .subscriptCall, parent.firstChild == place {
      place = parent.wrapped
    }
    guard let parent = place.parent else { return false }
    switch parent.kind {
    case .assignment: return parent.assignmentTarget == place
    case .reference: return true
    case .member:
      guard parent.firstChild == place, let call = parent.wrapped.parent, call.kind == .call,
        call.callee == parent
      else { return false }
      let statement = call.wrapped
      return statement.parent?.kind == .block && !statement.isLastOfItsBlock
    default: return false
    }
  }
}
