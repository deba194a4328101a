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

  /// The whole page as Markdown, for `bridge-lsp explain` and `docs/rules/<id>.md`.
  public var markdown: String {
    var sections = ["# \(rule.id)", rule.summary, facts, "## Why", rule.rationale]
    for example in rule.examples {
      sections += ["## Instead of", code(example.before), "## Write", code(example.after)]
    }
    sections += ["## Fix", fixSentence, "## Severity", severityPolicy]
    let links = (guideLink.map { [$0] } ?? []) + rule.references.map { "<\($0)>" }
    if !links.isEmpty {
      sections += ["## See also", links.map { "- \($0)" }.joined(separator: "\n")]
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// What fits a hover: what is wrong, why, what to write instead, and where to read more.
  public var hover: String {
    var sections = ["**\(rule.id)** · \(levelName)", rule.summary, rule.rationale]
    if let example = rule.examples.first { sections += ["Instead, write", code(example.after)] }
    let links = ["[The whole page](\(Self.url(of: rule.id)))", guideLink].compactMap(\.self)
    sections.append(links.joined(separator: " · "))
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// Where the guide says more about what the rule is about.
  private var guideLink: String? { rule.category.guideSection?.link }

  private var facts: String {
    [
      "Severity: \(levelName)", "Category: \(rule.category.rawValue)", "Fix: \(rule.fixName)",
      "Since: \(rule.since)",
    ].joined(separator: " · ")
  }

  private var levelName: String {
    rule.level == .off ? "off unless configured" : rule.level.rawValue
  }

  private var fixSentence: String {
    switch rule.fix {
    case .safe:
      "Where a fix applies, editors offer it and `bridge-lsp check --fix` makes it: it keeps or "
        + "restores what the code is meant to do."
    case .needsReview:
      "Where a fix applies, editors offer it, and `bridge-lsp check --fix --unsafe` makes it. It may "
        + "change what the program does, so look at the result."
    case nil:
      "There is no automatic fix: what is right here is for a person to decide."
    }
  }

  private var severityPolicy: String {
    let usual =
      switch rule.level {
      case .off: "The rule is off until a configuration gives it a level."
      case .at(.hint): "Findings are reported as hint (\(Severity.hint.meaning))."
      case .at(let severity):
        "Findings are reported as \(severity.rawValue) (\(severity.meaning)), or lower where the "
          + "whole path cannot be seen."
      }
    let configuration =
      usual + " To change that, write in `.bridge-lsp.json`:\n\n"
      + "```json\n{\"rules\": {\"\(rule.id)\": \"\(example.rawValue)\"}}\n```"
    // A comment cannot reach a file that is not analyzed, and the others are about comments.
    guard rule.category != .tooling else { return configuration }
    return configuration + "\n\n"
      + "To accept one finding, write `// bridge:disable:next \(rule.id) -- reason` above its line."
  }

  /// A level to show in the configuration that is not the rule's own.
  private var example: RuleLevel { rule.level == .off ? .at(.warning) : .off }

  private func code(_ text: String) -> String { "```swift\n\(text)\n```" }
}

extension Severity {
  /// What the level says about a finding.
  fileprivate var meaning: String {
    switch self {
    case .error: "a certain crash, or code that can never work"
    case .warning: "a real bug on a path that is known"
    case .information: "a risk"
    case .hint: "a better way"
    }
  }
}
