import Testing

@testable import Analysis

@Suite struct MemberSpliceTests {
  /// Every accepted splice has the text of the edit, and unless it is provisional, the tree of a
  /// whole parse.
  @Test(arguments: 0..<UInt64(Snippets.all.count))
  func equalsAWholeParse(snippet: UInt64) throws {
    let tally = try #require(onLargeStack { Tally(chainsFrom: snippet, chains: 25, edits: 8) })
    #expect(tally.differences == [])
    if snippet < 5 { #expect(tally.final > 5, "too few to mean anything: \(tally)") }
  }

  @Test func survivesTheEditThatTrapsTheIncrementalParser() throws {
    let text = try #require(
      onLargeStack { () -> String? in
        let file = SourceFile(path: "a.swift", text: SourceText("\"\"\"\\(r\"\")"))
        return file.applying(.insert("{", at: TextOffset(utf8: 3)))?.tree.description
      })
    #expect(text == "\"\"\"{\\(r\"\")")
  }
}

/// What came of chains of random edits of one snippet.
private struct Tally {
  var final = 0
  var provisional = 0
  var refusals: [MemberSplice.Refusal: Int] = [:]
  var differences: [String] = []

  init(chainsFrom snippet: UInt64, chains: Int, edits: Int) {
    let start = SourceFile(path: "a.swift", text: SourceText(Snippets.all[Int(snippet)]))
    for chain in 0..<chains {
      var random = RandomEdits(seed: snippet << 32 | UInt64(chain))
      var file = start
      for _ in 0..<edits {
        let edit = random.next(in: file.text)
        guard let fresh = fresh(file, edit) else {
          differences.append("no text after \(edit)")
          break
        }
        if let spliced = file.splicing(edit) {
          compare(spliced, fresh, after: edit)
          file = spliced
        } else {
          if case .refused(let reason) = outcome(file, edit, fresh) {
            refusals[reason, default: 0] += 1
          }
          file = fresh
        }
      }
    }
  }

  private func fresh(_ file: SourceFile, _ edit: TextEdit) -> SourceFile? {
    file.text.applying([edit]).map { SourceFile(path: file.path, text: $0) }
  }

  private func outcome(_ file: SourceFile, _ edit: TextEdit, _ fresh: SourceFile)
    -> MemberSplice.Outcome
  {
    MemberSplice.splice(file.tree, file.text.aligned(edit) ?? edit, giving: fresh.text)
  }

  private mutating func compare(_ spliced: SourceFile, _ fresh: SourceFile, after edit: TextEdit) {
    if Array(spliced.tree.syntaxTextBytes) != Array(fresh.text.string.utf8) {
      differences.append("another text after \(edit)")
    }
    if spliced.isProvisional {
      provisional += 1
      return
    }
    final += 1
    if let difference = firstDifference(spliced.tree, fresh.tree) {
      differences.append("\(difference) after \(edit) in:\n\(fresh.text.string)")
    }
  }
}
