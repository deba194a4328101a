import Testing

@testable import Analysis

@Suite struct SuppressionEditTests {
  /// The text after "Suppress 'id' for this line" at the first `bad`.
  private func suppressed(_ text: String) throws -> String? {
    let source = SourceText(text)
    let bytes = Array(text.utf8)
    let offset = try #require(bytes.indices.first { bytes[$0...].starts(with: "bad".utf8) })
    let fix = onLargeStack {
      SourceFile(path: "a.swift", text: source).suppressing("id", at: TextOffset(utf8: offset))
    }
    guard let fix = try #require(fix) else { return nil }
    #expect(fix.title == "Suppress 'id' for this line")
    return fix.textEdits(in: source).flatMap { source.applying($0) }?.string
  }

  @Test(arguments: [
    ("bad()\n", "// bridge:disable:next id\nbad()\n"),
    ("a()\n\t  bad()\n", "a()\n\t  // bridge:disable:next id\n\t  bad()\n"),
    ("f {\r\n  bad()\r\n}\r\n", "f {\r\n  // bridge:disable:next id\r\n  bad()\r\n}\r\n"),
    ("x.y()\n  .bad()\n", "x.y()\n  // bridge:disable:next id\n  .bad()\n"),
    ("let s = \"\\(bad())\"", "// bridge:disable:next id\nlet s = \"\\(bad())\""),
    (
      "// bridge:disable:next other -- so\nbad()\n",
      "// bridge:disable:next other, id -- so\nbad()\n"
    ),
    ("bad() // bridge:disable:this other\n", "bad() // bridge:disable:this other, id\n"),
    (
      "// bridge:disable:file other\nbad()",
      "// bridge:disable:file other\n// bridge:disable:next id\nbad()"
    ),
    ("/* a */ bad()", "// bridge:disable:next id\n/* a */ bad()"),
  ])
  func suppressesALine(text: String, expected: String) throws {
    #expect(try suppressed(text) == expected)
  }

  @Test(arguments: [
    "let s = \"\"\"\n  \\(bad())\n  \"\"\"", "/* a\n */ bad()",
    "let s = \"\"\"\n  a\n  \"\"\" + bad()",
    "let s = \"\"\"\n  \\(a(\n  bad()))\n  \"\"\"", "let r = #/\n  bad\n/#", "a()\n// bad\nb()",
    "\(String(repeating: "{", count: 200)) bad()",
  ])
  func offersNothingInsideAStringOrComment(text: String) throws {
    #expect(try suppressed(text) == nil)
  }

  @Test func namesTheRuleUnderTheCursor() throws {
    let text = "a() // bridge:disable:this one, two -- why"
    let file = try #require(
      onLargeStack { AnalyzedFile(SourceFile(path: "a.swift", text: SourceText(text))) })
    let names = (0...text.utf8.count).map {
      file.suppressedRule(at: TextOffset(utf8: $0))?.rule.rawValue
    }
    let bytes = Array(text.utf8)
    let two = try #require(bytes.indices.first { bytes[$0...].starts(with: "two".utf8) })
    #expect(names[0..<4].allSatisfy { $0 == nil })
    #expect(names[4..<two].allSatisfy { $0 == "one" })
    #expect(names[two...two + 3].allSatisfy { $0 == "two" })
    #expect(names[(two + 4)...].allSatisfy { $0 == "one" })
  }
}
