import Analysis
import Foundation
import Testing

/// The guide's code is silent and compiles, its links lead somewhere, and pages lead to it.
@Suite struct OwnershipGuideTests {
  /// The samples, as cases of a spec about an app for current systems.
  static let cases = OwnershipGuide.samples.enumerated().map { number, text in
    var item = SpecCase(
      rule: "ownership", heading: "Ownership guide, sample \(number + 1)",
      url: URL(filePath: #filePath), line: 1)
    item.configuration.settings.minimumIOS = Version(18)
    item.files = [
      SpecSource(
        path: "Sample.swift", isBroken: false, range: 0..<0,
        written: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    ]
    return item
  }

  @Test(arguments: OwnershipGuide.samples) func samplesAreSilent(_ text: String) {
    var workspace = Workspace()
    workspace.apply([AnalyzedFile(SourceFile(path: "Sample.swift", text: SourceText(text)))])
    var settings = RuleSettings()
    settings.minimumIOS = Version(18)
    let found = workspace.diagnostics(for: "Sample.swift", settings: settings, rules: allRules)
    #expect(found.map { "\($0.rule): \($0.message)" } == [])
  }

  @Test func contentsLeadToHeadings() {
    let headings = OwnershipGuide.markdown.split(separator: "\n").filter { $0.hasPrefix("## ") }
    let anchors = headings.map { heading in
      heading.dropFirst(3).lowercased().replacing(" ", with: "-").filter {
        $0.isLetter || $0 == "-"
      }
    }
    let links = OwnershipGuide.markdown.matches(of: /\]\(#([^)]+)\)/).map { String($0.output.1) }
    #expect(links == anchors)
  }

  @Test func rulesLeadToTheGuide() {
    for rule in allRules.map(\.metadata) where rule.category != .tooling {
      #expect(RulePage(rule).markdown.contains("docs/ownership.md#"), "\(rule.id)")
      #expect(RulePage(rule).hover.contains("docs/ownership.md#"), "\(rule.id)")
    }
  }

  @Test func isShortEnoughToBeRead() {
    #expect(OwnershipGuide.markdown.split(whereSeparator: \.isWhitespace).count < 4_500)
  }
}
