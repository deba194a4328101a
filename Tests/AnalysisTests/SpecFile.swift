import Foundation

/// One literate spec: a Markdown document that states what one rule reports and what it leaves
/// alone. CONTRIBUTING.md describes the format.
struct SpecFile: Sendable {
  /// The rule's id, which is the document's name.
  let rule: String
  let url: URL
  /// The document, line by line.
  let lines: [String]
  let cases: [SpecCase]

  init(rule: String, url: URL, markdown: String) throws {
    self.rule = rule
    self.url = url
    lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    cases = try SpecParser(lines: lines, rule: rule, url: url).cases()
  }
}

/// What one heading of a spec says: a workspace, and what the rule finds in it.
struct SpecCase: Sendable {
  let rule: String
  let heading: String
  let url: URL
  /// The heading's line in the document, from 1.
  let line: Int
  var files: [SpecSource] = []
  var diffs: [SpecDiff] = []
  var configuration = SpecConfiguration()

  /// Whether the case spells out its notes, which are checked only then.
  var showsNotes: Bool { shows("note: ") }
  /// Whether the case spells out which repairs are refused, which is checked only then.
  var showsRefusals: Bool { shows("refused: ") }

  private func shows(_ kind: String) -> Bool {
    files.contains { $0.written.contains { SpecMark.isMark($0, saying: kind) } }
  }
}

/// A `swift` fence: one file of a case's workspace.
struct SpecSource: Sendable {
  let path: String
  /// Whether the fence is tagged `broken`: it does not compile, which is its point.
  let isBroken: Bool
  /// The fence's lines in the document, from 0, without the fence markers.
  let range: Range<Int>
  /// The lines as they stand in the document, with carets.
  let written: [String]
  /// The text that is analyzed: without the caret lines.
  let text: String
  /// For each line of `text`, its line in the document, from 1.
  let documentLines: [Int]

  init(path: String, isBroken: Bool, range: Range<Int>, written: [String]) {
    self.path = path
    self.isBroken = isBroken
    self.range = range
    self.written = written
    let code = written.enumerated().filter { !SpecMark.isMark($0.element) }
    text = code.map { $0.element + "\n" }.joined()
    documentLines = code.map { range.lowerBound + $0.offset + 1 }
  }
}

/// A `diff` fence: what one fix changes, with one line of context.
struct SpecDiff: Sendable {
  /// The title of the fix; empty in a fence that waits for `UPDATE_SPECS=1`.
  let title: String
  /// The line that opens the fence, from 0.
  let opening: Int
  let range: Range<Int>
  let written: [String]
}

/// The lines of carets between the lines of code.
enum SpecMark {
  static func isMark(_ line: String) -> Bool {
    line.first { $0 != " " && $0 != "\t" } == "^"
  }

  static func isMark(_ line: String, saying kind: String) -> Bool {
    isMark(line) && line.drop { "^… \t".contains($0) }.hasPrefix(kind)
  }
}

/// Why a spec cannot be read.
struct SpecError: Error, CustomStringConvertible {
  let url: URL
  /// From 1.
  let line: Int
  let reason: String

  var description: String { "\(url.lastPathComponent):\(line): \(reason)" }
}
