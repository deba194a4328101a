/// Writes a representable's state when SwiftUI's update is over, and only where it differs, so that
/// the write leads to no endless round of updates.
struct WriteAfterUpdate {
  let context: RuleContext

  /// Offered for an assignment of one line to a binding or state whose type can be compared.
  func fix(_ assignment: Node, of view: Representable) -> Fix? {
    guard assignment.kind == .assignment, assignment.statement == assignment,
      let update = view.update, assignment.parent == update.body,
      let target = assignment.assignmentTarget, let value = assignment.assignedValue,
      let name = target.pathInSelf?.only,
      let type = context.index.property(name, of: view.name)?.fact.type, !type.isOptional,
      ValueTypes.comparable.contains(type.name), isOneLine(assignment),
      // In half-written code a value that is missing stands behind its assignment.
      value.range.lowerBound < assignment.range.upperBound
    else { return nil }
    let isPlain = value.kind == .member || value.kind == .name || value.kind == .call
    let (start, end) = (assignment.range.lowerBound, assignment.range.upperBound)
    // An operation's own range is that of its first part.
    let whole = Fix.Piece.source(value.range.lowerBound..<end)
    let compared: [Fix.Piece] = isPlain ? [whole] : [.text("("), whole, .text(")")]
    return Fix(
      "Write it after the update, if it differs", .needsReview,
      edits: [
        Fix.Edit(
          replace: start..<start,
          with: [.text("if "), .source(target.range), .text(" != ")] + compared
            + [.text(" { DispatchQueue.main.async { ")]),
        .insert(" } }", at: end),
      ])
  }

  private func isOneLine(_ node: Node) -> Bool {
    let lines = context.file.lines
    return lines.line(containing: node.range.lowerBound)
      == lines.line(containing: node.range.upperBound)
  }
}
