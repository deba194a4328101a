/// Keeps what is there where the call behind an assignment fails.
struct KeepOnFailure {
  let file: AnalyzedFile

  /// `x = (try? await f()) ?? []` → `do { x = try await f() } catch { print(error) }`.
  func fix(_ emptying: EmptyingAssignment) -> Fix? {
    let assignment = emptying.node
    guard assignment.statement == assignment, let target = assignment.assignmentTarget,
      let attempt = assignment.assignedValue?.firstChild, attempt.kind == .tryExpression,
      let call = attempt.firstChild, let indentation = file.indentation(of: assignment),
      let unit = file.lines.indentationUnit(around: assignment)
    else { return nil }
    let outer = Fix.Piece.source(indentation)
    return Fix(
      "Keep '\(emptying.target)' and print the error", .needsReview,
      edits: [
        Fix.Edit(
          replace: assignment.range,
          with: [
            .text("do {\n"), outer, unit, .source(target.range), .text(" = try "),
            .source(call.range), .text("\n"), outer, .text("} catch {\n"), outer, unit,
            .text("print(error)\n"), outer, .text("}"),
          ])
      ])
  }
}
