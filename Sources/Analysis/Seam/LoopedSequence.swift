/// What loops go through: `for … in items`, and `items.forEach { … }`, `map` and `compactMap`.
extension Node {
  /// The sequence that this loop, or call that runs its closure for each element, goes through; `nil`
  /// for anything else.
  var loopedSequence: Node? {
    switch kind {
    case .forLoop: children.first { $0.isExpression }
    case .call where ["forEach", "map", "compactMap"].contains(calleeName ?? ""): receiver
    default: nil
    }
  }

  /// The sequence that this stands for an element of: a name, or what declares it.
  var sequenceOfElement: Node? {
    if kind == .name {
      guard name == "$0" else { return localDeclaration(of: name)?.sequenceOfElement }
      let closure = ancestors.first { $0.kind == .closure && $0.child(.parameter) == nil }
      return closure?.enclosingArgument?.call.loopedSequence
    }
    guard let parent else { return nil }
    if kind == .property, parent.kind == .forLoop { return parent.loopedSequence }
    guard kind == .parameter, parent.kind == .closure else { return nil }
    return parent.enclosingArgument?.call.loopedSequence
  }
}
