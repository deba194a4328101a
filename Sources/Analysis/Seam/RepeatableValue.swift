/// Expressions that may run again without another outcome.
extension Node {
  /// Whether the expression makes nothing that has an identity and changes nothing: it consists of
  /// names, members, literals, closures that it hands on, and values and views made of these.
  func isRepeatable(in context: String, _ index: WorkspaceIndex) -> Bool {
    var skipped = id
    for node in subtree where node.id >= skipped {
      switch node.kind {
      case .closure:
        // What a builder's closure makes, it makes when the view is made.
        if node.parent?.has(.isTrailing) != true || node.child(.capture) != nil {
          skipped = node.end
        }
      case .call:
        guard node.makesValue(in: context, index) else { return false }
      case .name where node.name == "now", .member where node.name == "now": return false
      case .assignment, .macro, .awaitExpression, .tryExpression, .reference: return false
      default: break
      }
    }
    return true
  }

  /// Whether the call makes a structure or a view whose properties start with such values, or is a
  /// modifier of one.
  private func makesValue(in context: String, _ index: WorkspaceIndex) -> Bool {
    guard let callee else { return false }
    guard callee.kind == .name else {
      return callee.kind == .member && makingCall?.makesView(in: context, index) == true
    }
    if ["UUID", "Date"].contains(callee.name) { return false }
    if makesView(in: context, index) { return true }
    guard let type = index.type(of: origin, in: context) else { return false }
    return index.isPlainStructure(type.name)
      || ValueTypes.names.contains(type.name) && type.name == callee.name
  }

  private func makesView(in context: String, _ index: WorkspaceIndex) -> Bool {
    guard let callee, callee.kind == .name else { return false }
    guard let type = index.type(of: origin, in: context),
      index.primaryDeclaration(of: type.name) != nil
    else { return SwiftUIVocabulary.containers.contains(callee.name) }
    return index.isView(type.name).isYes && index.isPlainStructure(type.name)
  }
}

extension WorkspaceIndex {
  /// Whether each value of a structure of the workspace is made without an object of its own; SwiftUI
  /// keeps what its wrappers start with.
  fileprivate func isPlainStructure(_ name: String) -> Bool {
    guard primaryDeclaration(of: name)?.fact.kind == .struct else { return false }
    return properties(of: name).allSatisfy { found in
      let fact = found.fact
      guard !fact.has(.isStatic), !fact.has(.isComputed), case .call(let callee, _) = fact.initial,
        !["State", "StateObject"].contains(where: { fact.attribute($0) != nil })
      else { return true }
      guard let made = callee.builtName else { return false }
      return ValueTypes.names.contains(made) && !["UUID", "Date"].contains(made)
    }
  }
}
