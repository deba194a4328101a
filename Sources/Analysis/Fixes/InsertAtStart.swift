/// Puts statements first in a function.
extension Fix.Edit {
  /// The edits that make `statements` the first in the body of `function`, which is a member that
  /// owns its lines; `nil` where the layout cannot be kept.
  static func inserting(
    _ statements: [String], atStartOf function: Node, in lines: LineIndex
  ) -> [Fix.Edit]? {
    inserting(statements.map { [.text($0)] }, atStartOf: function, in: lines)
  }

  /// The same for statements that take text from elsewhere in the file; each has one line.
  static func inserting(
    _ statements: [[Fix.Piece]], atStartOf function: Node, in lines: LineIndex
  ) -> [Fix.Edit]? {
    guard let body = function.body, let outer = lines.indentation(of: function) else { return nil }
    let present = Array(body.children)
    if let first = present.first, first.has(.ownsLines) {
      let inner = Fix.Piece.source(lines.leadingRange(of: first))
      return [
        Fix.Edit(
          replace: first.range.lowerBound..<first.range.lowerBound,
          with: statements.flatMap { $0 + [.text("\n"), inner] })
      ]
    }
    guard let unit = lines.indentationUnit(of: function) else { return nil }
    let open = TextOffset(utf8: body.range.lowerBound.utf8 + 1)
    let close = TextOffset(utf8: body.range.upperBound.utf8 - 1)
    // A body whose brace is still to be written ends where its last statement does.
    guard open <= close, present.allSatisfy({ $0.range.upperBound <= close }) else { return nil }
    let added: [Fix.Piece] = statements.flatMap { [.text("\n"), outer, unit] + $0 }
    guard lines.line(containing: open) == lines.line(containing: close) else {
      return present.isEmpty ? [Fix.Edit(replace: open..<open, with: added)] : nil
    }
    guard let first = present.first, let last = present.last else {
      // A comment may stand in `{ … }`; it is not ours to remove.
      guard close.utf8 - open.utf8 <= 1 else { return nil }
      return [Fix.Edit(replace: open..<close, with: added + [.text("\n"), outer])]
    }
    return [
      Fix.Edit(
        replace: open..<first.range.lowerBound, with: added + [.text("\n"), outer, unit]),
      Fix.Edit(replace: last.range.upperBound..<close, with: [.text("\n"), outer]),
    ]
  }
}

/// Indentation, as ranges of the file: closed files keep no text.
extension LineIndex {
  /// What stands before an element on its line.
  func leadingRange(of node: Node) -> TextRange {
    startOfLine(containing: node.range.lowerBound)..<node.range.lowerBound
  }

  /// The indentation of an element that owns its lines.
  func indentation(of node: Node) -> Fix.Piece? {
    guard node.has(.ownsLines) else { return nil }
    return .source(leadingRange(of: node))
  }

  /// What one level adds to the indentation: what the members of the type that `member` stands in
  /// have more than the type itself.
  func indentationUnit(of member: Node) -> Fix.Piece? {
    // Members in a clause of `#if` may be indented once more, or not.
    guard let type = member.enclosingType,
      let sibling = member.parent == type
        ? member : type.children.first(where: { $0.has(.ownsLines) && $0.isMember }),
      sibling.has(.ownsLines)
    else { return nil }
    let range = leadingRange(of: sibling)
    let outer = leadingRange(of: type)
    let start = range.lowerBound.utf8 + (outer.upperBound.utf8 - outer.lowerBound.utf8)
    guard start < range.upperBound.utf8 else { return nil }
    return .source(TextRange(utf8: start, range.upperBound.utf8))
  }

  /// The same for code inside a member.
  func indentationUnit(around statement: Node) -> Fix.Piece? {
    statement.enclosingType == nil ? nil : indentationUnit(of: statement)
  }
}

extension Node {
  /// Whether this is something that a type has, as opposed to what heads the type.
  fileprivate var isMember: Bool {
    switch kind {
    case .property, .function, .initializer, .deinitializer, .subscriptDeclaration, .type: true
    default: false
    }
  }
}
