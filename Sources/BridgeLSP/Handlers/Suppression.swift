import Analysis

/// Comments that silence a rule for a line.
enum Suppression {
  /// The edit that silences `rule` for the line of `offset`: a comment above it, or one more name
  /// in the comment that is there already.
  static func edit(
    silencing rule: RuleID, at offset: TextOffset, in text: SourceText
  ) -> TextEdit {
    let start = text.lines.startOfLine(containing: offset)
    if let end = endOfComment(above: start, in: text) { return .insert(", \(rule)", at: end) }
    let line = text[start..<TextOffset(utf8: text.utf8Count)]
    let indentation = line.prefix { $0 == " " || $0 == "\t" }
    return .insert(
      "\(indentation)// bridge:disable:next \(rule)\(text.lineEnding)", at: start)
  }

  /// Where the names of a `:next` comment on the line above end, if such a line stands there.
  private static func endOfComment(above start: TextOffset, in text: SourceText) -> TextOffset? {
    guard start.utf8 > 0 else { return nil }
    let above = text.lines.startOfLine(containing: TextOffset(utf8: start.utf8 - 1))
    let line = text[above..<start]
    let comment = line.drop { $0 == " " || $0 == "\t" }
    guard comment.hasPrefix("// bridge:disable:next ") else { return nil }
    let names = comment.firstRange(of: " -- ").map { comment[..<$0.lowerBound] } ?? comment
    let trimmed = names.reversed().drop(while: \.isWhitespace).count
    guard let end = names.index(names.startIndex, offsetBy: trimmed, limitedBy: names.endIndex)
    else {
      return nil
    }
    return TextOffset(utf8: above.utf8 + line.utf8.distance(from: line.startIndex, to: end))
  }
}
