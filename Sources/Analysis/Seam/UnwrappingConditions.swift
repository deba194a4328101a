/// Conditions that hold whenever there is something to work with.
extension Node {
  /// Whether something decides inside `body` whether this runs, besides conditions that are
  /// `harmless`: another condition, an `else`, a case, a `catch`, or a `switch` that may leave.
  package func isConditional(within body: Node, besides harmless: (Node) -> Bool) -> Bool {
    isConditional(within: body)
      && (isInBranch(within: body) || conditions(within: body).contains { !harmless($0) })
  }

  private func isInBranch(within body: Node) -> Bool {
    for ancestor in ancestors {
      if ancestor == body { break }
      switch ancestor.kind {
      case .switchCase, .catchClause, .ternary, .conditionalClause: return true
      case .ifStatement where ancestor.body?.contains(self) != true: return true
      default: continue
      }
    }
    return body.descendants.contains {
      $0.kind == .switchStatement && $0.id < id && $0.leaves
    }
  }

  /// `guard let range = textView.selectedTextRange`: asks what is there, and for nothing else.
  package var unwrapsMember: Bool {
    guard kind == .condition, has(.isOptionalBinding) else { return false }
    return initialValue?.path != nil || initialValue == nil
  }
}
