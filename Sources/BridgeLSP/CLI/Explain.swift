import Analysis

/// `bridge-lsp explain RULE`
enum Explain {
  static func run(_ arguments: Arguments, _ context: CommandContext) throws(UsageError) -> Int32 {
    try arguments.expectOperands(atMost: 1, of: .explain)
    let color = try arguments.choice("--color", among: TerminalStyle.Choice.allCases) ?? .auto
    guard let id = arguments.operands.first else {
      throw UsageError("explain needs a rule; 'bridge-lsp rules' lists them")
    }
    let rule = try context.rule(named: id)
    let style = TerminalStyle(color, for: context.output, in: context)
    context.output.write(RulePage(rule.metadata).markdown.styled(style))
    return 0
  }
}

extension CommandContext {
  /// The rule called `id`, or what is wrong with that name.
  func rule(named id: String) throws(UsageError) -> any Rule {
    if let rule = rules.first(where: { $0.metadata.id.rawValue == id }) { return rule }
    let known = nearestMatch(to: id, among: rules.map(\.metadata.id.rawValue))
    let hint = known.map { "did you mean '\($0)'?" }
    throw UsageError("unknown rule '\(id)'; " + (hint ?? "'bridge-lsp rules' lists them"))
  }
}

extension String {
  /// Markdown with its headings and code set off by colour; unchanged without colour.
  fileprivate func styled(_ style: TerminalStyle) -> String {
    guard style.isColored else { return self }
    var isCode = false
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("```") {
        isCode.toggle()
        return style.paint(String(line), .dim)
      }
      if isCode { return style.paint(String(line), .cyan) }
      return line.hasPrefix("#") ? style.paint(String(line), .bold) : String(line)
    }
    return lines.joined(separator: "\n")
  }
}
