import Analysis
import Testing

/// Nothing that a file may hold traps, hangs or gives ranges outside of the file.
@Suite struct TotalityTests {
  /// How many prefixes of how many texts are analyzed; every text has its share. The larger the
  /// corpus, the fewer of each.
  private static let mostPrefixes = 1000

  @Test(arguments: 0..<8) func survivesPrefixes(of part: Int) throws {
    let texts = Corpus.texts.enumerated().filter { $0.offset % 8 == part }
    let share = max(1, Self.mostPrefixes / max(1, Corpus.texts.count))
    let faults = onLargeStack {
      texts.flatMap { number, text -> [String] in
        var random = SeededGenerator(seed: UInt64(number))
        let scalars = Array(text.unicodeScalars)
        return (0..<share).flatMap { _ -> [String] in
          var prefix = String.UnicodeScalarView()
          prefix += scalars.prefix(Int.random(in: 0...scalars.count, using: &random))
          return analysisFaults(String(prefix))
        }
      }
    }
    let found = try #require(faults)
    #expect(found == [])
  }

  /// Nearly every rule has something to say about these, and most have something to repair.
  @Test(arguments: 0..<4) func survivesExamplesCutAtBraces(part: Int) throws {
    let examples = allRules.flatMap(\.metadata.examples).enumerated().filter {
      $0.offset % 4 == part
    }
    let faults = onLargeStack {
      examples.flatMap { _, example -> [String] in
        let code = example.before
        let braces = code.indices.filter { code[$0] == "{" || code[$0] == "}" }
        return braces.flatMap { brace in
          [code[...brace], code[..<brace]].flatMap { analysisFaults(String($0), minimumIOS: 26) }
        }
      }
    }
    #expect(try #require(faults) == [])
  }

  @Test(arguments: 0..<4) func survivesSoupsOfTokens(seed: Int) throws {
    let faults = onLargeStack {
      (0..<25).flatMap { number -> [String] in
        var random = SeededGenerator(seed: UInt64(seed << 32 | number))
        let words = Corpus.words + RandomEdits.rough
        let soup = (0..<Int.random(in: 1...80, using: &random)).map { _ in
          (words.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? " " : "")
        }
        return analysisFaults(soup.joined())
      }
    }
    #expect(try #require(faults) == [])
  }

  @Test func survivesSoupsOfBytes() throws {
    let faults = onLargeStack {
      (0..<100).flatMap { seed -> [String] in
        var random = SeededGenerator(seed: UInt64(seed))
        let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        }
        return analysisFaults(String(decoding: bytes, as: UTF8.self))
      }
    }
    #expect(try #require(faults) == [])
  }

  /// Depth that a person never writes, on the parser's and on the analyzer's side of its guard.
  @Test(arguments: [
    Depth("a link", 50_000, "let x = y", ".b()", ""),
    Depth("an operator", 50_000, "let x = 1", " + 1", ""),
    Depth("a parenthesis", 50_000, "let x = ", "(", "1" + Depth.times(50_000, ")")),
    Depth("an allowed parenthesis", 90, "let x = ", "(", "1" + Depth.times(90, ")")),
    Depth("an allowed brace", 90, "func f() ", "{ if a ", "{ }" + Depth.times(90, "}")),
    Depth("a view", 90, "let x = ", "VStack { ", "a" + Depth.times(90, "}")),
    Depth("a type", 90, "", "class A { ", Depth.times(90, "}")),
    Depth("an else", 2_000, "func f() { if a { }", " else if a { }", " }"),
    Depth("a ternary", 10_000, "let x = ", "a ? b : ", "c"),
    Depth("a question mark", 20_000, "let x: Int", "?", ""),
    Depth("a prefix", 20_000, "let x = ", "try ", "a"),
    Depth("an array", 12, "let x = ", "[", "1" + Depth.times(12, "]")),
    Depth("a member type", 20_000, "let x: A", ".A", ""),
    Depth("a closure argument", 90, "a ", "{ b in c ", Depth.times(90, "}")),
    Depth("a statement", 2_000, "", "a()\n", ""),
    Depth("a suppression", 2_000, "", "// bridge:disable:next a\n", ""),
    Depth("an #if", 128, "", "#if A\n", Depth.times(128, "#endif\n")),
    Depth("an interpolation", 90, "let x = ", "\"\\(", "1" + Depth.times(90, ")\"")),
  ])
  func survivesDepth(_ depth: Depth) throws {
    let inBody = "class C: UIViewController { func f() {\n\(depth.text)\n} }"
    // The largest is tried once.
    for text in depth.text.utf8.count > 200_000 ? [inBody] : [depth.text, inBody] {
      #expect(try #require(onLargeStack { analysisFaults(text) }) == [])
    }
  }
}

/// `piece` many times over.
struct Depth: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String

  init(_ name: String, _ count: Int, _ start: String, _ piece: String, _ end: String) {
    testDescription = "\(count) times \(name)"
    text = start + Self.times(count, piece) + end
  }

  static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }
}

/// What is wrong with the analysis of `text`, which is to have run to its end.
private func analysisFaults(_ text: String, minimumIOS: Int? = nil) -> [String] {
  let source = SourceText(text)
  var settings = RuleSettings()
  settings.minimumIOS = minimumIOS.map { Version($0) }
  var workspace = Workspace()
  workspace.apply([AnalyzedFile(SourceFile(path: "a.swift", text: source))])
  let diagnostics = workspace.diagnostics(for: "a.swift", settings: settings)
  return diagnostics.flatMap { diagnostic -> [String] in
    let ranges = [diagnostic.range] + diagnostic.notes.filter { $0.path == "a.swift" }.map(\.range)
    var faults = ranges.filter {
      $0.lowerBound.utf8 < 0 || $0.upperBound.utf8 > source.utf8Count
    }
    .map { "\(diagnostic.rule) at \($0) of \(text.debugDescription)" }
    for fix in diagnostic.fixes where fix.textEdits(in: source) == nil {
      faults.append("'\(fix.title)' does not fit \(text.debugDescription)")
    }
    return faults
  }
}
