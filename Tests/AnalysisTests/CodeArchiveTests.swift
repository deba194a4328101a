import Testing

@testable import Analysis

/// What is kept of a file so that it need not be parsed again says all that parsing it says.
struct CodeArchiveTests {
  @Test func anArchivedFileIsTheFile() throws {
    var count = 0
    for file in Specs.cases.flatMap(\.files) {
      let source = SourceFile(path: file.path, text: SourceText(file.text))
      let parsed = AnalyzedFile(source)
      guard let archive = parsed.archive else {
        #expect(!parsed.suppressions.comments.isEmpty || parsed.refusal != nil)
        continue
      }
      count += 1
      let made = try #require(read(archive, source.text, file.path))
      #expect(
        made.code.storage.records.map(String.init(describing:))
          == parsed.code.storage.records.map(String.init(describing:)))
      #expect(made.facts == parsed.facts)
      #expect(made.positions == parsed.positions)
      #expect(made.code.mentionedNames == parsed.code.mentionedNames)
    }
    #expect(count > 100)
  }

  @Test func aFileWithSuppressionsIsParsedAgain() {
    let text = "// bridge:disable:file some-rule\nclass A {}"
    #expect(AnalyzedFile(SourceFile(path: "A.swift", text: SourceText(text))).archive == nil)
  }

  @Test func theLengthOfTheTextCounts() throws {
    let text = SourceText("class Session { func end() {} }")
    let archive = try #require(AnalyzedFile(SourceFile(path: "A.swift", text: text)).archive)
    #expect(read(archive, text, "A.swift") != nil)
    #expect(read(archive, SourceText("class S {}"), "A.swift") == nil)
  }

  @Test func damagedBytesGiveNothingOrAFile() throws {
    let text = SourceText(Snippets.controller)
    let archive = try #require(AnalyzedFile(SourceFile(path: "A.swift", text: text)).archive)
    for count in stride(from: 0, to: archive.count, by: 7) {
      #expect(read(Array(archive.prefix(count)), text, "A.swift") == nil)
    }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      var damaged = archive
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: 0..<damaged.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      _ = damaged.withUnsafeBytes { Code(archive: $0, length: text.utf8Count) }
    }
  }

  private func read(_ archive: [UInt8], _ text: SourceText, _ path: String) -> AnalyzedFile? {
    archive.withUnsafeBytes { AnalyzedFile(archive: $0, of: text, path: path) }
  }
}
