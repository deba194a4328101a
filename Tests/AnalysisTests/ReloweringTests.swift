import Testing

@testable import Analysis

/// Reading one declaration again gives what reading the whole file again would.
@Suite struct ReloweringTests {
  @Test func codeAndFactsEqualFreshOnes() throws {
    let result = try #require(
      onLargeStack { () -> (differences: [String], relowered: Int, reused: Int) in
        var differences: [String] = []
        var relowered = 0
        var reused = 0
        for (number, text) in Corpus.texts.enumerated() where number % 6 == 0 {
          var edits = RandomEdits(seed: UInt64(number))
          var source = SourceFile(path: "A.swift", text: SourceText(text))
          var file = AnalyzedFile(source)
          for _ in 0..<12 {
            let edit = edits.next(in: source.text)
            guard let next = source.splicing(edit) ?? source.applying(edit) else { continue }
            if let again = Relowering(next, after: file.code, of: source.identity) {
              relowered += 1
              if again.isInside { reused += 1 }
              let fresh = Code(lowering: next)
              if let difference = firstDifference(again.code, fresh) {
                differences.append("text \(number), \(edit): \(difference)")
              }
            }
            file = AnalyzedFile(next, after: file)
            source = next
            if file.facts != FileFacts(Code(lowering: next), path: "A.swift") {
              differences.append("text \(number), \(edit): the facts")
            }
          }
        }
        return (differences, relowered, reused)
      })
    #expect(result.differences.prefix(5) == [])
    #expect(result.relowered > 50 && result.reused > 25, "hardly anything was compared: \(result)")
  }

  @Test func refusesTheAnalysisOfAnotherVersion() throws {
    let answers = try #require(
      onLargeStack { () -> [Bool] in
        let text = SourceText(Snippets.controller)
        let version = SourceFile(path: "A.swift", text: text)
        let other = SourceFile(path: "A.swift", text: text)
        let place = text.string.utf8.firstRange(of: "addChild".utf8)
        let offset = place.map {
          text.string.utf8.distance(from: text.string.startIndex, to: $0.lowerBound)
        }
        guard let offset,
          let edited = version.splicing(.insert("x()\n", at: TextOffset(utf8: offset)))
        else { return [] }
        let code = AnalyzedFile(version).code
        return [version, other].map { Relowering(edited, after: code, of: $0.identity) != nil }
      })
    #expect(answers == [true, false])
  }

  private func firstDifference(_ lhs: Code, _ rhs: Code) -> String? {
    let (old, new) = (lhs.storage.records, rhs.storage.records)
    guard old.count == new.count else { return "\(old.count) records instead of \(new.count)" }
    for id in old.indices {
      let (a, b) = (Node(storage: lhs.storage, id: id), Node(storage: rhs.storage, id: id))
      let isEqual =
        a.kind == b.kind && a.flags == b.flags && a.name == b.name && a.label == b.label
        && a.type == b.type && a.range == b.range && a.focus == b.focus && a.end == b.end
        && a.parent?.id == b.parent?.id && a.enclosingType?.id == b.enclosingType?.id
      if !isEqual { return "record \(id), \(a.kind) \(a.name) instead of \(b.kind) \(b.name)" }
    }
    return lhs.mentionedNames == rhs.mentionedNames ? nil : "the names"
  }
}
