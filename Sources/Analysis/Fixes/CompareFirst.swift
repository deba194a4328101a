/// Keeps an assignment from being made where it changes nothing.
extension Fix {
  /// `if view.text != text { view.text = text }`, where both sides are short paths of names that can
  /// be read twice; `nil` for anything else.
  static func comparing(
    _ assignment: Node, _ safety: Safety, in lines: LineIndex
  ) -> Fix? {
    guard assignment.kind == .assignment, assignment.statement == assignment,
      assignment.name == "=", let target = assignment.assignmentTarget, target.path != nil,
      let value = assignment.assignedValue, value.path != nil,
      value.range.upperBound == assignment.range.upperBound,
      lines.line(containing: assignment.range.lowerBound)
        == lines.line(containing: assignment.range.upperBound)
    else { return nil }
    let start = assignment.range.lowerBound
    return Fix(
      "Compare with '\(target.unwrapped.name)' first", safety,
      edits: [
        Fix.Edit(
          replace: start..<start,
          with: [
            .text("if "), .source(target.range), .text(" != "), .source(value.range),
            .text(" { "),
          ]), .insert(" }", at: assignment.range.upperBound),
      ])
  }
}
