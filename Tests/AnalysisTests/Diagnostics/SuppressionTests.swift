import Testing

@testable import Analysis

/// A rule called `id` reports each `bad` in these texts, and one called `id2` nothing.
@Suite struct SuppressionTests {
  @Test(
    "Suppressed where the comment says so",
    arguments: [
      "// bridge:disable:next id\nbad()",
      "// bridge:disable:next id -- it is fine\nbad()",
      "// bridge:disable:next other-rule, id\nbad()",
      "// bridge:disable:next other-rule id\nbad()",
      "//bridge:disable:next id\nbad()",
      "/// bridge:disable:next id\nbad()",
      "/* bridge:disable:next id */\nbad()",
      "/* bridge:disable:next id*/\nbad()",
      "  // bridge:disable:next id\n\n  // a note\n  /* more\n */\n\n  bad(); bad()",
      "// bridge:disable:next id\r\nbad()\r\n",
      "a() // bridge:disable:next id\nbad()",
      "bad() // bridge:disable:this id",
      "/* bridge:disable:this id */ bad()",
      "bad()\na()\n// bridge:disable:file id",
      "// bridge:disable id\nbad()\na()\nbad()\n// bridge:enable id\na()",
      "// bridge:disable id\nbad()",
      "let s = \"\"\"\n  \\(bad())\n  \"\"\" // bridge:disable:file id",
    ])
  func suppresses(text: String) throws {
    #expect(try messages(text) == [])
  }

  @Test(
    "Reported where the comment does not reach",
    arguments: [
      ("// bridge:disable:next id\na()\nbad()", [3]),
      ("// bridge:disable:next id\na(\n  bad())", [3]),
      ("bad() // bridge:disable:next id\na()", [1]),
      ("// bridge:disable:this id\nbad()", [2]),
      ("bad()\n// bridge:disable id\na()", [1]),
      ("// bridge:disable id\na()\n// bridge:enable id\nbad()", [4]),
      ("// bridge:disable id\n// bridge:enable other-rule\nbad()\n// bridge:enable id\nbad()", [5]),
      ("bad() // bridge:disable id", [1]),
      ("// see bridge:disable:file id\nbad()", [2]),
      ("// bridge:disable:file -- id\nbad()", [2]),
      ("let s = \"// bridge:disable:file id\"\nbad()", [2]),
      ("bad() // bridge: disable:this id", [1]),
    ])
  func reports(text: String, lines: [Int]) throws {
    #expect(try lines == found(text).filter { $0.rule == "id" }.map(\.line))
  }

  @Test(arguments: [
    ("// bridge:disable:next id\na()", "a()"),
    ("a()\n  // bridge:disable:next id -- why\n  b()\n", "a()\n  b()\n"),
    ("a() // bridge:disable:this id\nb()", "a()\nb()"),
    ("a()\r\n// bridge:disable:file id\r\n", "a()\r\n"),
    ("/* bridge:disable:this id */ a()", "a()"),
    ("bad() // bridge:disable:this id, id2", "bad() // bridge:disable:this id"),
    ("bad() // bridge:disable:this id2, id -- so", "bad() // bridge:disable:this id -- so"),
    ("// bridge:disable id\na()\n// bridge:enable id\n", "a()\n"),
    ("// bridge:enable id\na()\n", "a()\n"),
    (
      "// bridge:disable:file id\n// bridge:disable:next id\nbad()",
      "// bridge:disable:next id\nbad()"
    ),
    ("// bridge:disable id\n// bridge:disable id\nbad()", "// bridge:disable id\nbad()"),
    ("// bridge:disable:this id, id2\na()", "a()"),
    ("// bridge:disable:next id", ""),
  ])
  func removesTheUnused(text: String, repaired: String) throws {
    var text = SourceText(text)
    for _ in 0..<4 {
      guard let unused = try diagnostics(text.string).first(where: { !$0.fixes.isEmpty }) else {
        break
      }
      #expect(unused.rule == "unused-suppression")
      #expect(unused.isUnnecessary)
      let fix = try #require(unused.fixes.first)
      #expect(fix.title == "Remove the suppression")
      text = try #require(fix.textEdits(in: text).flatMap { text.applying($0) })
    }
    #expect(text.string == repaired)
    #expect(try messages(text.string).filter { !$0.contains("bad") } == [])
  }

  @Test(arguments: [
    ("// bridge:disable:next", "this suppression names no rule"),
    ("// bridge:disable -- because", "this suppression names no rule"),
    (
      "// bridge:disable:next double-popp\na()",
      "there is no rule 'double-popp', the nearest is 'double-pop'"
    ),
    ("// bridge:disable:next qqq\na()", "there is no rule 'qqq'"),
    (
      "// bridge:disable:nxt double-pop\na()",
      "there is no suppression 'bridge:disable:nxt', the nearest is 'bridge:disable:next'"
    ),
  ])
  func reportsTheUnknown(text: String, message: String) throws {
    let found = UnknownSuppression().check(try context(text), known: ["double-pop"])
    #expect(found.map(\.message) == [message])
  }

  @Test func staysSilentAboutRulesThatDidNotRun() throws {
    let text = "// bridge:disable:file id\na()"
    #expect(try messages(text, settings: [.init("id"): .off]) == [])
    #expect(try messages(text).count == 1)
  }

  @Test func canBeSuppressedItself() throws {
    let text = "// bridge:disable:file unused-suppression\n// bridge:disable:next id\na()"
    #expect(try messages(text) == [])
  }

  @Test func takesAReasonWithoutHyphensForOneMistake() throws {
    let text = "// bridge:disable:next double-pop since the old code does that\na()"
    let found = UnknownSuppression().check(try context(text), known: ["double-pop"])
    #expect(found.map(\.message) == ["there is no rule 'since'"])
  }

  private func context(_ text: String) throws -> RuleContext {
    RuleContext(file: try analyzed(text), index: WorkspaceIndex(), settings: RuleSettings())
  }

  private func analyzed(_ text: String) throws -> AnalyzedFile {
    try #require(
      onLargeStack { AnalyzedFile(SourceFile(path: "a.swift", text: SourceText(text))) })
  }

  private func diagnostics(
    _ text: String, settings levels: [RuleID: RuleLevel] = [:]
  ) throws -> [Diagnostic] {
    var workspace = Workspace()
    workspace.apply([try analyzed(text)])
    var settings = RuleSettings()
    settings.levels = levels
    return workspace.diagnostics(
      for: "a.swift", settings: settings,
      rules: [
        Marks(id: "id", word: "bad", text: text), Marks(id: "id2", word: "", text: text),
        UnusedSuppression(),
      ])
  }

  private func found(_ text: String) throws -> [(rule: RuleID, line: Int)] {
    let lines = SourceText(text).lines
    return try diagnostics(text).map {
      ($0.rule, lines.line(containing: $0.range.lowerBound) + 1)
    }
  }

  private func messages(
    _ text: String, settings: [RuleID: RuleLevel] = [:]
  ) throws -> [String] {
    try diagnostics(text, settings: settings).map(\.message)
  }
}

/// Reports every occurrence of a word.
private struct Marks: Rule {
  let metadata: RuleMetadata
  private let findings: [Finding]

  init(id: RuleID, word: String, text: String) {
    metadata = RuleMetadata(
      id: id, summary: "", category: .tooling, level: .at(.warning), rationale: "")
    let bytes = Array(text.utf8)
    let length = word.utf8.count
    let starts = length == 0 ? [] : bytes.indices.filter { bytes[$0...].starts(with: word.utf8) }
    findings = starts.map { Finding(TextRange(utf8: $0, $0 + length), "bad") }
  }

  func check(_ context: RuleContext) -> [Finding] { findings }
}
