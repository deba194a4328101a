/// Edits beside whole statements. A closed file keeps no text, so indentation is copied from the
/// line that the statement starts.
extension AnalyzedFile {
  /// The white space before a node that starts its line; `nil` for any other.
  package func indentation(of node: Node) -> TextRange? {
    guard node.has(.ownsLines) else { return nil }
    return lines.startOfLine(containing: node.range.lowerBound)..<node.range.lowerBound
  }

  /// Whether an element begins and ends on the same line.
  package func isOnOneLine(_ node: Node) -> Bool {
    lines.line(containing: node.range.lowerBound) == lines.line(containing: node.range.upperBound)
  }

  /// Where the line that holds `offset` ends, before its line break.
  package func endOfLine(_ offset: TextOffset) -> TextOffset {
    lines.offset(of: Position(line: lines.line(containing: offset), column: .max), in: .utf8)
  }

  /// New lines in front of a statement, indented like it.
  package func insert(_ newLines: [String], before statement: Node) -> Fix.Edit? {
    guard let indentation = indentation(of: statement) else { return nil }
    let pieces = newLines.flatMap { [Fix.Piece.text($0 + "\n"), .source(indentation)] }
    let start = statement.range.lowerBound
    return Fix.Edit(replace: start..<start, with: pieces)
  }

  /// New lines behind a statement and what stands on its last line, indented like it.
  package func insert(_ newLines: [String], after statement: Node) -> Fix.Edit? {
    guard let indentation = indentation(of: statement) else { return nil }
    let pieces = newLines.flatMap { [Fix.Piece.text("\n"), .source(indentation), .text($0)] }
    let end = endOfLine(statement.range.upperBound)
    return Fix.Edit(replace: end..<end, with: pieces)
  }

  /// The removal of a statement with its lines.
  package func remove(_ statement: Node) -> Fix.Edit? {
    guard statement.has(.ownsLines) else { return nil }
    let start = lines.startOfLine(containing: statement.range.lowerBound)
    let last = lines.line(containing: statement.range.upperBound)
    return .delete(start..<lines.startOfLine(last + 1))
  }

  /// The removal of a member with its lines and those of the comment right above it.
  package func removeWithComment(_ member: Node) -> Fix.Edit? {
    guard let edit = remove(member) else { return nil }
    let siblings = member.parent?.children.filter { $0.id < member.id } ?? []
    // What stands between a clause of `#if` and other members is no comment.
    guard let previous = siblings.last, previous.has(.isInClause) == member.has(.isInClause)
    else { return edit }
    let limit = lines.line(containing: previous.range.upperBound)
    var first = lines.line(containing: member.range.lowerBound)
    while first - 1 > limit, endOfLine(lines.startOfLine(first - 1)) > lines.startOfLine(first - 1)
    {
      first -= 1
    }
    return .delete(lines.startOfLine(first)..<edit.range.upperBound)
  }

  /// The removal of a member with its lines, the comment right above it, and an empty line that it
  /// leaves behind.
  package func removeMember(_ member: Node) -> Fix.Edit? {
    guard let edit = removeWithComment(member) else { return nil }
    let next = edit.range.upperBound
    guard endOfLine(next) == next else { return edit }
    return .delete(edit.range.lowerBound..<lines.startOfLine(lines.line(containing: next) + 1))
  }
}

extension [Fix.Edit] {
  /// In the order of the text, as a fix has them.
  var inOrder: [Fix.Edit] { sorted { $0.range.lowerBound < $1.range.lowerBound } }
}
