/// Moves what a make method does with the inputs of its representable to the update method, which
/// SwiftUI calls right after it and with every change.
struct MoveToUpdate {
  let context: RuleContext

  /// Offered where every input is assigned to the view that make gives back.
  func fix(_ inputs: [String], from make: Node, to update: Node) -> Fix? {
    guard let body = make.body, let parameter = update.children(.parameter).first,
      parameter.name != "_", let returned = body.children.reversed().first,
      returned.kind == .returnStatement, let view = returned.firstChild?.unwrapped,
      view.kind == .name, let local = view.localDeclaration(of: view.name), local.parent == body,
      !inputs.isEmpty
    else { return nil }
    let statements = body.children.filter { $0.kind == .assignment && $0.mentions(inputs) }
    guard inputs.allSatisfy({ input in statements.contains { $0.mentions([input]) } }),
      statements.allSatisfy({ $0.sets(local) }),
      let insertions = Fix.Edit.inserting(
        statements.map { statement in
          let rest = TextRange(
            utf8: statement.range.lowerBound.utf8 + local.name.utf8.count,
            statement.range.upperBound.utf8)
          return [.text(parameter.name), .source(rest)]
        }, atStartOf: update, in: context.file.lines)
    else { return nil }
    let removals = statements.compactMap { context.file.remove($0) }
    guard removals.count == statements.count else { return nil }
    let edits = (removals + insertions).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return Fix("Apply it in '\(update.name)'", .needsReview, edits: edits)
  }
}

extension Node {
  /// Whether a member of one of these names is mentioned.
  fileprivate func mentions(_ members: [String]) -> Bool {
    descendants.contains { node in
      members.contains(node.name)
        && (node.kind == .name && node.localDeclaration(of: node.name) == nil
          || node.kind == .member && node.base?.isSelf == true)
    }
  }

  /// Whether this assigns a member of `local` something that no other local is needed for. Text with
  /// attributes stays where it is: what make sets afterwards, such as a font, changes it.
  fileprivate func sets(_ local: Node) -> Bool {
    guard let target = assignmentTarget?.unwrapped, let path = target.path, path.count > 1,
      path[0] == local.name, path.last != "attributedText", let first = leftmostName,
      first.range.lowerBound == range.lowerBound
    else { return false }
    return descendants.allSatisfy {
      $0 == first || $0.kind != .name || $0.localDeclaration(of: $0.name) == nil
    }
  }

  /// The name that this expression starts with.
  private var leftmostName: Node? {
    descendants.first { $0.kind == .name && $0.range.lowerBound == range.lowerBound }
  }
}
