/// Everything the outside world is told about a rule.
///
/// The only source of hover text, `bridge-lsp explain`, the rule pages, the README table and
/// the editors' settings schema. A class, because it is asked for with every rule and file.
public final class RuleMetadata: Sendable {
  public let id: RuleID
  /// One sentence, with its full stop.
  public let summary: String
  public let category: Category
  /// The highest level the rule reports, or `off` for a rule that waits to be asked for.
  public let level: RuleLevel
  /// The version of Bridge LSP that first had it.
  public let since: String
  /// What is true, for which iOS versions, and why it matters. Markdown.
  public let rationale: String
  /// What the best fix is fit for; `nil` for a rule without one. Tests hold the examples to it.
  public let fix: Fix.Safety?
  /// Whether findings are about objects that keep each other alive, and their notes name who holds
  /// whom, in order.
  public let reportsCycles: Bool
  /// Whether a rule that is off by itself runs, at `hint`, where the configuration names the
  /// project's hosting class.
  public let isOnForHostingBaseClass: Bool
  public let examples: [Example]
  /// Pages and public issues that bear out the rationale.
  public let references: [String]

  public init(
    id: RuleID, summary: String, category: Category, level: RuleLevel, since: String = "0.1.0",
    rationale: String, fix: Fix.Safety? = nil, reportsCycles: Bool = false,
    isOnForHostingBaseClass: Bool = false,
    examples: [Example] = [], references: [String] = []
  ) {
    self.id = id
    self.summary = summary
    self.category = category
    self.level = level
    self.since = since
    self.rationale = rationale
    self.fix = fix
    self.reportsCycles = reportsCycles
    self.isOnForHostingBaseClass = isOnForHostingBaseClass
    self.examples = examples
    self.references = references
  }

  public enum Category: String, CaseIterable, Sendable {
    case containment, ownership, environment, lifecycle, state, navigation, layout
    case representable, concurrency, migration, tooling
  }

  /// A defect and its repair.
  ///
  /// Tests hold every example to its word: `before` is reported, `after` is not, and where the
  /// rule offers a fix, applying the first one to `before` yields `after` exactly.
  public struct Example: Sendable {
    public let before: String
    public let after: String

    public init(before: String, after: String) {
      self.before = before
      self.after = after
    }
  }
}
