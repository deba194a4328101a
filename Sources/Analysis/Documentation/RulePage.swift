/// The words about a rule, for every place that shows them.
///
/// Each rendering is a pure function of the metadata, so none of them can disagree.
public struct RulePage: Sendable {
  private let rule: RuleMetadata

  public init(_ rule: RuleMetadata) { self.rule = rule }

  /// The address of the project, and the only place that names it.
  public static let projectURL = "https://github.com/bridge-lsp/bridge-lsp"

  /// Where the rule's page can be read.
  public static func url(of id: RuleID) -> String {
    "\(projectURL)/blob/main/docs/rules/\(id).md"
  }

  /// The whole page as Markdown, for `bridge-lsp explain`, hovers and `docs/rules/<id>.md`.
  public var markdown: String {
    var page = "# \(rule.id)\n\n\(rule.summary)\n\n"
    page += "Severity: \(rule.level.rawValue) · Category: \(rule.category.rawValue)"
    page += " · Fix: \(rule.fix.map { $0 == .safe ? "safe" : "needs review" } ?? "none")"
    page += " · Since: \(rule.since)\n\n## Why\n\n\(rule.rationale)\n"
    for example in rule.examples {
      page += "\n## Instead of\n\n```swift\n\(example.before)\n```\n"
      page += "\n## Write\n\n```swift\n\(example.after)\n```\n"
    }
    if !rule.references.isEmpty {
      page += "\n## See also\n\n" + rule.references.map { "- <\($0)>\n" }.joined()
    }
    return page
  }
}
