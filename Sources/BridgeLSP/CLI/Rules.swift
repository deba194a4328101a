import Analysis

/// `bridge-lsp rules`
enum Rules {
  private enum Format: String, CaseIterable { case table, json, markdown }

  static func run(_ arguments: Arguments, _ context: CommandContext) throws(UsageError) -> Int32 {
    try arguments.expectOperands(atMost: 0, of: .rules)
    let rules = context.rules.map(\.metadata)
    switch try arguments.choice("--format", among: Format.allCases) ?? .table {
    case .table: context.output.write(table(rules))
    case .json: context.output.write(json(rules).indented)
    case .markdown: context.output.write(RulesTable(rules).markdown)
    }
    return 0
  }

  private static func table(_ rules: [RuleMetadata]) -> String {
    let header = ["rule", "severity", "category", "fix"]
    let rows = rules.map { rule in
      [rule.id.rawValue, rule.level.rawValue, rule.category.rawValue, rule.fixName]
    }
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    let summaries = ["summary"] + rules.map(\.summary)
    return zip([header] + rows, summaries).map { row, summary in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count + 2)
      }
      return cells.joined() + summary + "\n"
    }.joined()
  }

  private static func json(_ rules: [RuleMetadata]) -> JSONText {
    [
      "version": 1,
      "rules": .array(
        rules.map { rule in
          [
            "id": .string(rule.id.rawValue),
            "severity": .string(rule.level.rawValue),
            "category": .string(rule.category.rawValue),
            "fix": .string(rule.fix?.rawValue ?? "none"),
            "summary": .string(rule.summary),
            "since": .string(rule.since),
            "url": .string(RulePage.url(of: rule.id)),
          ]
        }),
    ]
  }
}
