/// Reports, once and at its first line, a file that was not parsed.
struct FileNotAnalyzed: Rule {
  let metadata = RuleMetadata(
    id: "file-not-analyzed",
    summary: "A file is too large or nests too deeply to be analyzed.",
    category: .tooling, level: .at(.information),
    rationale: """
      Some texts would keep the parser busy for minutes or more: more than 10 MB, or brackets,
      generic arguments, attributes or `#if` blocks that nest deeper than code that people write.
      Such a file is left out, which means that no rule looks at it and that other files see nothing
      of what it declares. Exclude it in the configuration if it is generated.
      """)

  func check(_ context: RuleContext) -> [Finding] {
    guard let refusal = context.file.refusal else { return [] }
    let lines = context.file.lines
    let lineEnd = lines.offset(of: Position(line: 0, column: .max), in: .utf8)
    // An empty first line is shown by its line break.
    let end = max(lineEnd, TextOffset(utf8: min(1, lines.utf8Count)))
    return [Finding(TextOffset(utf8: 0)..<end, "this file is not analyzed: \(refusal)")]
  }
}
