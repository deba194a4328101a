/// All rules in a Markdown table, for the README, `docs/` and `bridge-lsp rules`.
public struct RulesTable: Sendable {
  private let rules: [RuleMetadata]
  private let link: @Sendable (RuleID) -> String

  /// A table of `rules` in their order, each linked to its page by `link`.
  public init(
    _ rules: [RuleMetadata], link: @escaping @Sendable (RuleID) -> String = RulePage.url(of:)
  ) {
    self.rules = rules
    self.link = link
  }

  public var markdown: String {
    let header = ["Rule", "Severity", "Category", "Fix", "Summary"]
    let rows = rules.map { rule in
      [
        "[`\(rule.id)`](\(link(rule.id)))", rule.level.rawValue, rule.category.rawValue,
        rule.fixName, rule.summary,
      ]
    }
    return ([header, header.map { _ in "---" }] + rows).map { cells in
      "| " + cells.map(escaped).joined(separator: " | ") + " |\n"
    }
    .joined()
  }

  /// A bar in a cell would end it.
  private func escaped(_ cell: String) -> String {
    cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension RuleMetadata {
  /// What the best fix is fit for, in words.
  public var fixName: String {
    switch fix {
    case .safe: "safe"
    case .needsReview: "needs review"
    case nil: "none"
    }
  }
}
