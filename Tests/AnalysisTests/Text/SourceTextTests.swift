import Testing

@testable import Analysis

@Suite struct SourceTextTests {
  /// Every range gives whole scalars, whatever its ends cut.
  @Test func rangesAreClampedToWholeScalars() {
    for seed in 0..<100 {
      let text = SourceText(RandomText(seed: UInt64(seed)).text)
      let scalars = Array(text.string.unicodeScalars)
      let starts = scalars.reduce(into: [0]) { $0.append(($0.last ?? 0) + String($1).utf8.count) }
      let count = text.utf8Count
      for lower in -1...count + 1 {
        for upper in lower...count + 1 {
          let from = starts.lastIndex { $0 <= max(0, lower) } ?? 0
          let to = starts.lastIndex { $0 <= max(0, upper) } ?? 0
          let slice = text[TextRange(utf8: lower, upper)]
          #expect(Array(slice.unicodeScalars) == Array(scalars[from..<max(from, to)]))
        }
      }
    }
  }

  /// Edits at random places agree with the same edits on an array of scalars.
  @Test func editsAgreeWithAnArray() throws {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      let text = SourceText(RandomText(seed: UInt64(seed), length: 20).text)
      let scalars = Array(text.string.unicodeScalars)
      let starts = scalars.reduce(into: [0]) { $0.append(($0.last ?? 0) + String($1).utf8.count) }
      let cuts = (0..<4).map { _ in Int.random(in: 0...scalars.count, using: &random) }.sorted()
      let edits = [
        TextEdit(replace: TextRange(utf8: starts[cuts[2]], starts[cuts[3]]), with: "é2"),
        TextEdit(replace: TextRange(utf8: starts[cuts[0]], starts[cuts[1]]), with: "1"),
      ]
      let parts: [[Unicode.Scalar]] = [
        Array(scalars[..<cuts[0]]), Array("1".unicodeScalars), Array(scalars[cuts[1]..<cuts[2]]),
        Array("é2".unicodeScalars), Array(scalars[cuts[3]...]),
      ]
      // Two edits that start at one place come in the order in which they are given.
      guard cuts[0] != cuts[2] else { continue }
      let edited = try #require(text.applying(edits))
      #expect(Array(edited.string.unicodeScalars) == parts.flatMap { $0 })
      #expect(edited.lines == LineIndex(edited.string))
    }
  }

  @Test func refusesOverlapsAndWhatLiesOutside() {
    let text = SourceText("abcdef")
    func edit(_ lower: Int, _ upper: Int) -> TextEdit {
      TextEdit(replace: TextRange(utf8: lower, upper), with: "x")
    }
    #expect(text.applying([edit(0, 3), edit(2, 4)]) == nil)
    #expect(text.applying([edit(5, 7)]) == nil)
    #expect(text.applying([edit(-1, 1)]) == nil)
    #expect(text.applying([edit(0, 3), edit(3, 6)])?.string == "xx")
    #expect(text.applying([edit(3, 3), edit(3, 3)])?.string == "abcxxdef")
    #expect(text.applying([])?.string == "abcdef")
  }

  @Test(arguments: [
    ("a\r\nb\n", "\r\n"), ("a\nb\r\n", "\n"), ("a\rb", "\r"), ("a\r", "\r"), ("a", "\n"),
    ("", "\n"),
  ])
  func knowsItsLineEnding(text: String, ending: String) {
    #expect(SourceText(text).lineEnding == ending)
  }

  @Test func knowsTheIndentationOfALine() {
    let text = SourceText("a\r\n \t b\n  \n")
    #expect(text.indentation(at: TextOffset(utf8: 6)) == " \t ")
    #expect(text.indentation(at: TextOffset(utf8: 4)) == " ")
    #expect(text.indentation(at: TextOffset(utf8: 0)) == "")
  }
}
