import Analysis

/// `bridge-lsp explain RULE|MESSAGE`
enum Explain {
  static func run(_ arguments: Arguments, _ context: CommandContext) throws(UsageError) -> Int32 {
    let color = try arguments.choice("--color", among: TerminalStyle.Choice.allCases) ?? .auto
    let style = TerminalStyle(color, for: context.output, in: context)
    if arguments.has("--stdin") {
      if let operand = arguments.operands.first {
        throw UsageError("--stdin reads the messages from stdin; it does not take '\(operand)'")
      }
      return try explainLog(arguments, style, context)
    }
    guard let word = arguments.operands.first else {
      throw UsageError("explain needs a rule; 'bridge-lsp rules' lists them")
    }
    if arguments.operands.count == 1 {
      if word == OwnershipGuide.name {
        context.output.write(OwnershipGuide.markdown.styled(style))
        return 0
      }
      if let rule = context.rules.first(where: { $0.metadata.id.rawValue == word }) {
        context.output.write(RulePage(rule.metadata).markdown.styled(style))
        return 0
      }
    }
    // A message without quotes comes as many words.
    let words = arguments.operands.joined(separator: " ")
    let found = ConsoleMessage.matches(in: Array(words.utf8), among: context.messages)
    guard !found.isEmpty else { throw unknown(arguments.operands, context) }
    return try ConsoleExplanation(found, style, context).run(arguments)
  }

  private static func explainLog(
    _ arguments: Arguments, _ style: TerminalStyle, _ context: CommandContext
  ) throws(UsageError) -> Int32 {
    let log: [UInt8]
    do throws(DiskError) { log = try context.readInput() } catch {
      throw UsageError("stdin: \(error.reason)")
    }
    let found = ConsoleMessage.matches(in: log, among: context.messages)
    guard !found.isEmpty else {
      context.errors.write("no message on stdin is one that leads to a rule\n")
      return 0
    }
    return try ConsoleExplanation(found, style, context).run(arguments)
  }

  /// What is wrong with words that name no rule and hold no known message.
  private static func unknown(_ operands: [String], _ context: CommandContext) -> UsageError {
    let word = operands.first ?? ""
    if operands.count == 1, !word.contains(where: { $0.isWhitespace || $0 == ":" }) {
      do throws(UsageError) { _ = try context.rule(named: word) } catch { return error }
    }
    if operands.count > 1, context.rules.contains(where: { $0.metadata.id.rawValue == word }) {
      return UsageError("unexpected argument '\(operands[1])'; see 'bridge-lsp help explain'")
    }
    return UsageError(
      "no rule looks for the cause of this message; 'bridge-lsp rules' lists what there is")
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
  func styled(_ style: TerminalStyle) -> String {
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
