/// Puts what a task does into `do` and prints what it throws.
struct CatchInTask {
  let file: AnalyzedFile

  func fix(_ task: UnhandledTry) -> Fix? {
    guard let statements = task.closure.body.map({ Array($0.children) }),
      let first = statements.first, let last = statements.last,
      !task.closure.descendants.contains(where: { $0.kind == .string && spansLines($0) })
    else { return nil }
    let title = "Catch and print the error"
    if !spansLines(task.closure), !first.has(.ownsLines) {
      return Fix(
        title, .needsReview,
        edits: [
          .insert("do { ", at: first.range.lowerBound),
          .insert(" } catch { print(error) }", at: last.range.upperBound),
        ])
    }
    guard statements.allSatisfy({ $0.has(.ownsLines) }),
      let inner = file.lines.indentation(of: first),
      let unit = file.lines.indentationUnit(around: task.task)
    else { return nil }
    let lines = file.lines
    let start = first.range.lowerBound
    var edits = [
      Fix.Edit(replace: start..<start, with: [.text("do {\n"), inner, unit])
    ]
    let lastLine = lines.line(containing: last.range.upperBound)
    for line in lines.line(containing: start)..<lastLine {
      let next = lines.startOfLine(line + 1)
      // An empty line stays empty.
      guard file.endOfLine(next) != next else { continue }
      edits.append(Fix.Edit(replace: next..<next, with: [unit]))
    }
    let end = file.endOfLine(last.range.upperBound)
    edits.append(
      Fix.Edit(
        replace: end..<end,
        with: [
          .text("\n"), inner, .text("} catch {\n"), inner, unit, .text("print(error)\n"), inner,
          .text("}"),
        ]))
    return Fix(title, .needsReview, edits: edits)
  }

  private func spansLines(_ node: Node) -> Bool {
    file.lines.line(containing: node.range.lowerBound)
      != file.lines.line(containing: node.range.upperBound)
  }
}
