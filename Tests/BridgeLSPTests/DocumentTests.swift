import Analysis
import JSONRPC
import Testing

@testable import BridgeLSP

/// Random edits of a document must leave the server with the text that a simple model has.
@Suite struct DocumentTests {
  @Test(arguments: PositionEncoding.allCases, [1, 2, 3] as [UInt64])
  func randomEditsAgreeWithAModel(encoding: PositionEncoding, seed: UInt64) throws {
    let editor = TestEditor()
    try editor.initialize([
      "general": ["positionEncodings": [.string(encoding.rawValue)]],
      "textDocument": ["diagnostic": [:]],
    ])
    var random = Random(seed: seed)
    var model = Model(text: "class BadOne {\r\n  let 👩‍👩‍👧 = \"é\"\n}\rclass BadTwo {}\n", encoding)
    editor.open("untitled:One", model.text)
    for version in 2..<60 {
      let changes = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        model.edit(using: &random)
      }
      editor.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": "untitled:One", "version": .integer(version)],
          "contentChanges": .array(changes),
        ])
      guard version % 6 == 0 else { continue }
      let report = try editor.pull("untitled:One")
      #expect(report["items"] == model.diagnostics, "\(model.text.debugDescription)")
    }
  }

  @Test func rangesThatFitNothingAreClamped() throws {
    let editor = TestEditor()
    try editor.initialize(Editors.pulling)
    editor.open("untitled:One", "class BadOne {}\n")
    editor.change(
      "untitled:One", version: 2, .edit(0, 14, 0, 6, "BadTwo"), .edit(99, 0, 99, 7, "// end"),
      .edit(-3, -4, 0, -1, ""), .edit(0, 4_000_000_000, 5, .max, ""))
    // Reversed, beyond the end, negative, and far too large: each means the nearest place.
    #expect(
      try editor.pull("untitled:One").diagnosticMessages == ["'BadTwo' is a bad name"])
  }

  @Test func aHugeDocumentIsRefusedAloudAndNothingElseSuffers() throws {
    let editor = TestEditor()
    try editor.initialize(Editors.pulling)
    let filler = String(repeating: "// filler\n", count: 1_100_000)
    editor.open("untitled:Huge", "class BadOne {}\n" + filler)
    editor.open("untitled:Small", "class BadOne {}\n")
    #expect(try editor.pull("untitled:Small")["items"]?.elements.count == 1)
    let refused = try editor.pull("untitled:Huge")["items"]?.elements ?? []
    #expect(refused.map { $0["code"] } == ["file-not-analyzed"])
    #expect(refused.first?["range"]?["start"] == ["line": 0, "character": 0])
    editor.change("untitled:Huge", version: 2, .edit(1, 0, 1_100_001, 0, ""))
    #expect(try editor.pull("untitled:Huge").diagnosticMessages == ["'BadOne' is a bad name"])
  }

  @Test func hostileSyntaxIsSurvived() throws {
    let editor = TestEditor()
    try editor.initialize(Editors.pulling)
    let deep = String(repeating: "(", count: 50_000)
    let long = "class BadOne { let x = a" + String(repeating: ".b()", count: 2_000) + " }"
    for (index, text) in [deep, long, String(repeating: "[", count: 400), "\u{0}\u{FEFF}class"]
      .enumerated()
    {
      editor.open("untitled:\(index)", text)
      #expect(try editor.pull("untitled:\(index)")["kind"] == "full")
    }
  }
}

/// A document as plainly as it can be kept: unicode scalars, line by line.
private struct Model {
  private(set) var text: String
  private let encoding: PositionEncoding

  init(text: String, _ encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
  }

  private func units(_ scalar: Unicode.Scalar) -> Int {
    switch encoding {
    case .utf8: String(scalar).utf8.count
    case .utf16: String(scalar).utf16.count
    case .utf32: 1
    }
  }

  /// The position of a scalar, counted from the start of the text.
  func position(_ index: Int) -> (line: Int, character: Int) {
    var (line, character) = (0, 0)
    let scalars = Array(text.unicodeScalars)
    for (offset, scalar) in scalars.prefix(index).enumerated() {
      let isBreak =
        scalar == "\n"
        || scalar == "\r" && (offset + 1 >= scalars.count || scalars[offset + 1] != "\n")
      (line, character) = isBreak ? (line + 1, 0) : (line, character + units(scalar))
    }
    return (line, character)
  }

  /// Makes a random edit and returns it as the protocol says it.
  mutating func edit(using random: inout Random) -> JSONValue {
    var scalars = Array(text.unicodeScalars)
    // Positions between `\r` and `\n` do not exist in the protocol.
    let places = (0...scalars.count).filter {
      $0 == 0 || $0 == scalars.count || scalars[$0 - 1] != "\r" || scalars[$0] != "\n"
    }
    let start = places.randomElement(using: &random) ?? 0
    let end =
      places.filter { $0 >= start && $0 <= start + 6 }.randomElement(using: &random) ?? start
    let inserted =
      ["", "x", "\n", "\r\n", "👩‍👩‍👧", "é\r", "class Bad {}\n", "ßBad", "{", "}"]
      .randomElement(using: &random) ?? ""
    let (from, to) = (position(start), position(end))
    scalars.replaceSubrange(start..<end, with: inserted.unicodeScalars)
    text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return .edit(from.line, from.character, to.line, to.character, inserted)
  }

  /// What a fresh analysis of the whole text finds, as the protocol says it.
  var diagnostics: JSONValue {
    var workspace = Workspace()
    workspace.apply([AnalyzedFile(SourceFile(path: "model", text: SourceText(text)))])
    let found = workspace.diagnostics(for: "model", rules: testRules)
    let shown = found.compactMap { diagnostic -> LSP.Diagnostic? in
      var features = ClientFeatures()
      features.encoding = encoding
      let lines = workspace.files["model"]?.lines
      return LSP.Diagnostic(
        diagnostic, .init(lines: { _ in lines }, uri: { $0 }), for: features)
    }
    let text = (try? EncodedJSON(encoding: shown)) ?? .null
    return (try? Message.Body(text).decoded(as: JSONValue.self)) ?? .null
  }
}

/// Numbers that are the same in every run.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
