/// Lines of conditional compilation, which an edit must not tear apart: the code on both sides of them
/// is written as if they were not there, and what other platforms compile is not seen at all.
enum ConditionalLines {
  /// Whether the edits leave each `#if` its `#endif`, and lose or add none of these lines.
  static func areKept(by edits: [TextEdit], in text: SourceText) -> Bool {
    var removed: [Substring] = []
    var added: [Substring] = []
    for edit in edits {
      let old = lines(of: text[edit.range])
      let new = lines(of: edit.replacement[...])
      guard old == new || isBalanced(old) && isBalanced(new) else { return false }
      removed += old
      added += new
    }
    return removed.sorted() == added.sorted()
  }

  /// `#if DEBUG`, `#else`, `#endif`, without white space around them.
  private static func lines(of text: Substring) -> [Substring] {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
    return text.split { $0.isNewline }.compactMap { line in
      let start = line.drop { $0 == " " || $0 == "\t" }
      guard ["#if", "#else", "#endif"].contains(where: start.hasPrefix) else { return nil }
      var end = start
      while end.last?.isWhitespace == true { end.removeLast() }
      return end
    }
  }

  private static func isBalanced(_ lines: [Substring]) -> Bool {
    var depth = 0
    for line in lines {
      if line.hasPrefix("#if") {
        depth += 1
      } else if depth == 0 {
        return false
      } else if line.hasPrefix("#endif") {
        depth -= 1
      }
    }
    return depth == 0
  }
}
