import Analysis

/// Edits as a person or a broken client might make them: small ones that keep code whole, and
/// rough ones, of which most are taken back by the next edit.
struct RandomEdits {
  private var random: SeededGenerator
  private var undo: TextEdit?

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next(in text: SourceText) -> TextEdit {
    if let undo, undo.range.upperBound.utf8 <= text.utf8Count {
      self.undo = nil
      if Int.random(in: 0..<4, using: &random) > 0 { return undo }
    }
    let isRough = Int.random(in: 0..<10, using: &random) < 4
    let lower = startOfScalar(in: text, Int.random(in: 0...text.utf8Count, using: &random))
    let removed = isRough ? Int.random(in: 0...12, using: &random) : 0
    let upper = startOfScalar(in: text, min(text.utf8Count, lower.utf8 + removed))
    let pieces = isRough ? Self.rough : Self.gentle
    let edit = TextEdit(
      replace: lower..<upper, with: pieces.randomElement(using: &random) ?? "")
    if isRough {
      let end = TextOffset(utf8: lower.utf8 + edit.replacement.utf8.count)
      undo = TextEdit(replace: lower..<end, with: String(text[edit.range]))
    }
    return edit
  }

  private func startOfScalar(in text: SourceText, _ offset: Int) -> TextOffset {
    TextOffset(utf8: text[TextRange(utf8: 0, offset)].utf8.count)
  }

  static let gentle = [
    "x", "y", "1", " ", "\n", "self.", "foo()", "{ }", "[1]", "é", "👩‍👩‍👧", "\r\n", ".bar",
    " /* note */ ", "\n// note\n", "\nfunc f() { }\n", "\nvar x = 1\n", "\nlet y = \"\\(1)\"\n",
    "\nif a { b() }\n", "\n#if DEBUG\nc()\n#endif\n",
  ]

  static let rough = [
    "", "", "", "x", " ", "\n", "\r\n", "\r", "self.", "foo()", "{", "}", "{ }", "(", ")", "[", "]",
    "<", ">", "\"", "\"\"\"", "\\(", "#\"", "\"#", "#if DEBUG\n", "#else\n", "#endif\n", "/*", "*/",
    "// note\n", "/", "func f() { ", "func f() { }\n", "var x: Int { ", "var x = 1\n", "get",
    "init",
    "case a\n", "@State ", ";", ".foo", "!", "?", "->", "é", "👩‍👩‍👧", "\u{FEFF}", "\u{0}",
    "class C {\n",
    "struct S { }\n", "private ", "if let x {", "guard ", "return ", "= ", ": ", ",", "\\", "`",
  ]
}
