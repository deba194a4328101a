/// Puts a new member behind another.
extension AnalyzedFile {
  /// The edit that adds `lines` as a member after `member`, which owns its lines; a line that starts
  /// with two spaces for each level is indented as the file is. `nil` where the layout cannot be
  /// kept.
  package func insertMember(_ lines: [String], after member: Node) -> Fix.Edit? {
    guard let outer = indentation(of: member), let unit = self.lines.indentationUnit(of: member)
    else { return nil }
    var pieces: [Fix.Piece] = [.text("\n")]
    for line in lines {
      pieces += [.text("\n"), .source(outer)]
      var text = line[...]
      while text.hasPrefix("  ") {
        pieces.append(unit)
        text = text.dropFirst(2)
      }
      pieces.append(.text(String(text)))
    }
    let end = endOfLine(member.range.upperBound)
    return Fix.Edit(replace: end..<end, with: pieces)
  }
}
