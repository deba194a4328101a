import Analysis
import Foundation
import Testing

/// Holds every rule's documented examples to their word.
@Suite struct ExampleTests {
  struct Documented: Sendable, CustomTestStringConvertible {
    let rule: RuleMetadata
    let number: Int
    let example: RuleMetadata.Example

    var testDescription: String { "\(rule.id), example \(number + 1)" }

    /// What an example is when it is taken for the case of a spec: of an app for current systems.
    var item: SpecCase {
      var item = SpecCase(
        rule: rule.id.rawValue, heading: testDescription, url: URL(filePath: #filePath), line: 1)
      item.configuration.settings.minimumIOS = Version(18)
      item.configuration.settings.tracksObservation = false
      item.configuration.settings.appPropertyList = Self.propertyList
      return item
    }

    private static let propertyList = "Info.plist"

    /// The findings of the example's rule in one of its texts.
    func diagnostics(in text: String) -> [Diagnostic] {
      let files = Self.files(of: text)
      let entry = PropertyListEntry.observationTracking(in: Self.propertyList)
      var item = item
      if files.contains(where: { $0.path == entry.path && $0.text.contains(entry.key) }) {
        item.configuration.settings.turnOn(entry)
      }
      let sources = files.filter { $0.path.hasSuffix(".swift") }
        .map { ($0.path, SourceText($0.text)) }
      let found = analyzeWithRules(Dictionary(sources) { $1 }, item)
      return sources.flatMap { found[$0.0] ?? [] }
    }

    /// The findings of every rule that runs unless configured otherwise, in the repaired example.
    var otherFindings: [Diagnostic] {
      var item = item
      item.configuration.settings.tracksObservation = nil
      item.configuration.settings.appPropertyList = nil
      item.configuration.alsoRun = allRules.map(\.metadata).filter { $0.level != .off }
        .map(\.id.rawValue)
      let sources = Self.files(of: example.after).filter { $0.path.hasSuffix(".swift") }
        .map { ($0.path, SourceText($0.text)) }
      let found = analyzeWithRules(Dictionary(sources) { $1 }, item)
      return sources.flatMap { found[$0.0] ?? [] }.filter { $0.rule != rule.id }
    }

    /// The files of an example: it is one, or each begins with a comment that is its path.
    static func files(of text: String) -> [(path: String, text: String)] {
      let headings = text.matches(of: /(?m)^\/\/ (\S+\.(?:swift|plist))\n/)
      guard !headings.isEmpty else { return [("Example.swift", text)] }
      let ends = headings.dropFirst().map(\.range.lowerBound) + [text.endIndex]
      return zip(headings, ends).map { heading, end in
        (String(heading.output.1), String(text[heading.range.upperBound..<end]))
      }
    }
  }

  static let all = allRules.map(\.metadata).flatMap { rule in
    rule.examples.enumerated().map { Documented(rule: rule, number: $0, example: $1) }
  }

  @Test(arguments: all) func beforeIsReported(_ documented: Documented) {
    #expect(!documented.diagnostics(in: documented.example.before).isEmpty)
  }

  @Test(arguments: all) func afterIsSilent(_ documented: Documented) {
    #expect(documented.diagnostics(in: documented.example.after).map(\.message) == [])
  }

  /// What a page tells people to write has no finding of another rule either, but for these.
  @Test(arguments: all) func afterIsSilentForEveryRule(_ documented: Documented) {
    let expected = Self.expected[documented.rule.id.rawValue] ?? []
    #expect(documented.otherFindings.map(\.rule.rawValue) == expected)
  }

  private static let expected: [String: [String]] = [
    // The fix gives the host another type, so that no update of this form could renew its content.
    "representable-host-drops-environment": ["representable-hosted-content-not-updated"]
  ]

  /// Every finding of `before`, repaired with its first fix, gives `after`.
  @Test(arguments: all) func fixGivesAfter(_ documented: Documented) throws {
    guard documented.rule.fix != nil else { return }
    var text = SourceText(documented.example.before)
    var rounds = 0
    while let diagnostic = documented.diagnostics(in: text.string).first, rounds < 10 {
      let fix = try #require(diagnostic.fixes.first, "'\(diagnostic.message)' has no fix")
      if let entry = fix.entry, fix.edits.isEmpty {
        text = try #require(entry.edit(in: text).flatMap { text.applying([$0]) })
      } else {
        text = try #require(fix.applied(to: text))
      }
      rounds += 1
    }
    #expect(text.string == documented.example.after)
  }
}
