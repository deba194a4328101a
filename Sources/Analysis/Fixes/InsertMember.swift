/// Puts a new member or type behind what is there.
extension AnalyzedFile {
  /// The edit that adds `lines` as a member after `member`, which owns its lines; a line that starts
  /// with two spaces for each level is indented as the file is. `nil` where the layout cannot be
  /// kept.
  package func insertMember(_ lines: [String], after member: Node) -> Fix.Edit? {
    guard let outer = indentation(of: member), let unit = self.lines.indentationUnit(of: member)
    else { return nil }
    return insert(lines, after: member, outer: outer, unit: unit)
  }

  /// The edit that adds `lines` as a declaration at the end of the file, or of the clause of `#if`,
  /// that the type around `node` stands in.
  package func appendDeclaration(_ lines: [String], for node: Node) -> Fix.Edit? {
    guard let unit = self.lines.indentationUnit(around: node), let type = node.outermostType,
      let scope = type.parent, scope.kind == .file || scope.kind == .conditionalClause,
      let last = scope.children.reversed().first, last.id >= type.id,
      type.has(.isInClause) || !last.has(.isInClause),
      let outer = indentation(of: type)
    else { return nil }
    return insert(lines, after: last, outer: outer, unit: unit)
  }

  private func insert(
    _ lines: [String], after node: Node, outer: TextRange, unit: Fix.Piece
  ) -> Fix.Edit {
    var pieces: [Fix.Piece] = [.text("\n")]
    for line in lines {
      pieces.append(.text("\n"))
      guard !line.isEmpty else { continue }
      pieces.append(.source(outer))
      var text = line[...]
      while text.hasPrefix("  ") {
        pieces.append(unit)
        text = text.dropFirst(2)
      }
      pieces.append(.text(String(text)))
    }
    let end = endOfLine(node.range.upperBound)
    return Fix.Edit(replace: end..<end, with: pieces)
  }
}

extension Node {
  /// The type that is not inside of another, with this element in it.
  fileprivate var outermostType: Node? {
    var type: Node?
    for ancestor in ancestors where ancestor.kind == .type { type = ancestor }
    return type
  }
}
