import Analysis
import Testing

/// What must stay true of every case when its text changes in a way that means nothing.
@Suite struct MetamorphicTests {
  /// Catches columns counted in characters or UTF-16 where bytes are meant. What is said about a
  /// whole file starts where the file does.
  @Test(arguments: Specs.cases.filter { $0.rule != "file-not-analyzed" })
  func wideCharactersShiftFindings(of item: SpecCase) {
    let prefix = "/* 👩‍👩‍👧 */ "
    let length = prefix.utf8.count
    let moved = Places(of: item) { prefix + $0 }
    #expect(
      moved == Places(of: item).shifted(by: length), "after \(prefix)",
      sourceLocation: item.location())
  }

  @Test(arguments: Specs.cases) func commentsAreSilent(around item: SpecCase) {
    let commented = Places(of: item) { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { "// \($0)" }
        .joined(separator: "\n")
    }
    #expect(commented.all.isEmpty, "as a comment", sourceLocation: item.location())
  }

  @Test(arguments: Specs.cases) func lineEndingsDoNotMatter(to item: SpecCase) {
    let windows = Places(of: item) { $0.replacing("\n", with: "\r\n") }
    #expect(
      windows.byLine == Places(of: item).byLine, "with CRLF", sourceLocation: item.location())
  }

  /// A file that is refused is not searched for suppressions either.
  @Test(arguments: Specs.cases.filter { $0.rule != "file-not-analyzed" })
  func suppressionsAreObeyed(in item: SpecCase) {
    let ids = ([item.rule] + item.configuration.alsoRun).joined(separator: ", ")
    let suppressed = Places(of: item) { "// bridge:disable:file \(ids) -- a test\n" + $0 }
    #expect(suppressed.all.isEmpty, "when suppressed", sourceLocation: item.location())
  }

  @Test(arguments: Specs.cases) func rangesAreNotEmpty(in item: SpecCase) {
    for diagnostic in SpecOutcome.ofRules(item).diagnostics {
      let count = item.sources[diagnostic.path]?.utf8Count ?? 0
      #expect(
        !diagnostic.range.isEmpty && diagnostic.range.upperBound.utf8 <= count,
        "'\(diagnostic.message)'", sourceLocation: item.location())
    }
  }
}

/// Where a case's findings are, in a form that two versions of the case can be compared by.
private struct Places: Equatable, CustomStringConvertible {
  struct Place: Hashable, CustomStringConvertible {
    let path: String
    let severity: Severity
    let message: String
    let range: TextRange
    let start: Position
    let end: Position

    var description: String {
      "\(path):\(range.lowerBound.utf8)-\(range.upperBound.utf8): \(message)"
    }
  }

  var all: [Place]
  var description: String { all.map(\.description).joined(separator: "\n") }

  /// Where the findings are in the case as it is written.
  init(of item: SpecCase) {
    self.init(SpecOutcome.ofRules(item).diagnostics, in: item.sources)
  }

  /// Where they are after `change` to every file.
  init(of item: SpecCase, changing change: (String) -> String) {
    let sources = item.files.reduce(into: [:]) { $0[$1.path] = SourceText(change($1.text)) }
    let found = analyzeWithRules(sources, item)
    self.init(item.files.flatMap { found[$0.path] ?? [] }, in: sources)
  }

  private init(_ diagnostics: [Diagnostic], in sources: [String: SourceText]) {
    all = diagnostics.compactMap {
      guard let lines = sources[$0.path]?.lines else { return nil }
      return Place(
        path: $0.path, severity: $0.severity, message: $0.message, range: $0.range,
        start: lines.position(of: $0.range.lowerBound, in: .utf8),
        end: lines.position(of: $0.range.upperBound, in: .utf8))
    }
  }

  private init(_ all: [Place]) { self.all = all }

  /// The same places as lines and columns, which do not count line breaks.
  var byLine: [String] {
    all.map { "\($0.path):\($0.start)-\($0.end): \($0.severity): \($0.message)" }
  }

  static func == (lhs: Places, rhs: Places) -> Bool {
    lhs.all.map(\.description) == rhs.all.map(\.description)
  }

  func shifted(by bytes: Int) -> Places {
    Places(
      all.map {
        Place(
          path: $0.path, severity: $0.severity, message: $0.message,
          range: TextOffset(
            utf8: $0.range.lowerBound.utf8 + bytes)..<TextOffset(
              utf8: $0.range.upperBound.utf8 + bytes),
          start: $0.start, end: $0.end)
      })
  }
}
