import Analysis
import Testing

/// What every fix of every spec keeps to, whether a diff shows it or not.
@Suite struct FixTests {
  @Test(arguments: Specs.cases) func resultParses(in item: SpecCase) {
    for (diagnostic, fix) in SpecOutcome.ofRules(item).fixes {
      guard let text = item.sources[diagnostic.path] else { continue }
      guard let fixed = fix.applied(to: text) else {
        Issue.record("'\(fix.title)' does not fit its text", sourceLocation: item.location())
        continue
      }
      #expect(
        fixed.string != text.string || fix.entry != nil, "\(fix.title)",
        sourceLocation: item.location())
      guard syntaxErrors(in: text.string).isEmpty else { continue }
      for error in syntaxErrors(in: fixed.string.withPlaceholdersFilled) {
        Issue.record(
          "'\(fix.title)' makes line \(error.line + 1) \(error.message):\n\(fixed.string)",
          sourceLocation: item.location())
      }
    }
  }

  /// The finding is gone, and no other of the rule has come in its place.
  @Test(arguments: Specs.cases) func resolvesItsFinding(in item: SpecCase) {
    let outcome = SpecOutcome.ofRules(item)
    for (diagnostic, fix) in outcome.fixes {
      guard let text = item.sources[diagnostic.path], let fixed = fix.applied(to: text) else {
        continue
      }
      var later = item
      if let entry = fix.entry { later.configuration.settings.turnOn(entry) }
      let after = analyzeWithRules(item.sources(with: fixed, at: diagnostic.path), later)
      let others = after.values.flatMap { $0 }.filter { $0.rule == diagnostic.rule }
      let before = outcome.diagnostics.filter { $0.rule == diagnostic.rule }
      let same = { (found: Diagnostic) in
        found.path == diagnostic.path && found.message == diagnostic.message
      }
      #expect(
        others.count < before.count
          && others.count(where: same) < before.count(where: same),
        "after '\(fix.title)' the rule still reports \(others.map(\.message)) in\n\(fixed.string)",
        sourceLocation: item.location())
    }
  }

  /// All of a case's fixes, one after the other, come to an end with code that parses.
  @Test(arguments: Specs.cases) func reachesAFixpoint(in item: SpecCase) {
    guard SpecOutcome.ofRules(item).fixes.count > 1 else { return }
    guard let sources = SpecOutcome.repaired(item) else {
      Issue.record("fixes come without end", sourceLocation: item.location())
      return
    }
    for source in item.files where syntaxErrors(in: source.text).isEmpty {
      let text = sources[source.path]?.string ?? ""
      for error in syntaxErrors(in: text.withPlaceholdersFilled) {
        Issue.record(
          "line \(error.line + 1): \(error.message)\n\(text)", sourceLocation: item.location())
      }
    }
  }

  @Test(arguments: Specs.cases) func keepsLineEndings(in item: SpecCase) {
    commutes(item, "CRLF line endings") { $0.replacing("\n", with: "\r\n") }
  }

  @Test(arguments: Specs.cases) func keepsTabs(in item: SpecCase) {
    commutes(item, "tabs") { indented($0, by: "\t") }
  }

  @Test(arguments: Specs.cases) func keepsFourSpaces(in item: SpecCase) {
    commutes(item, "four spaces") { indented($0, by: "    ") }
  }

  /// Fixing the changed text gives what changing the fixed text gives.
  private func commutes(_ item: SpecCase, _ name: String, _ change: (String) -> String) {
    let changed = item.files.reduce(into: [:]) { $0[$1.path] = SourceText(change($1.text)) }
    let expected = SpecOutcome.ofRules(item).fixes
    let found = analyzeWithRules(changed, item)
    let actual = item.files.flatMap { found[$0.path] ?? [] }
      .flatMap { diagnostic in diagnostic.fixes.map { (diagnostic: diagnostic, fix: $0) } }
    #expect(
      actual.map(\.fix.title) == expected.map(\.fix.title), "with \(name)",
      sourceLocation: item.location())
    for (wanted, made) in zip(expected, actual) {
      guard let text = item.sources[wanted.diagnostic.path],
        let changedText = changed[made.diagnostic.path], text.string.contains("\n "),
        let fixed = wanted.fix.applied(to: text)?.string
      else { continue }
      let result = made.fix.applied(to: changedText)?.string
      #expect(
        result == change(fixed), "'\(made.fix.title)' with \(name)",
        sourceLocation: item.location())
    }
  }

  /// The text with every two spaces of indentation replaced by `unit`.
  private func indented(_ text: String, by unit: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let spaces = line.prefix { $0 == " " }
      let rest = String(repeating: " ", count: spaces.count % 2)
      return String(repeating: unit, count: spaces.count / 2) + rest
        + line.dropFirst(spaces.count)
    }
    .joined(separator: "\n")
  }
}

extension SpecCase {
  /// The case's files with one of them replaced.
  func sources(with text: SourceText, at path: String) -> [String: SourceText] {
    var sources = sources
    sources[path] = text
    return sources
  }
}
