/// Gives a type one more stored property.
extension AnalyzedFile {
  /// The edit that adds `declaration`, one line, to the stored properties that `type` begins with, or
  /// in front of all its members and their comments. `nil` for an extension, which stores nothing,
  /// and where the layout cannot be kept.
  package func insertProperty(_ declaration: String, in type: Node) -> Fix.Edit? {
    insertProperty([.text(declaration)], in: type)
  }

  /// The same for a declaration that takes text from elsewhere in the file.
  package func insertProperty(_ declaration: [Fix.Piece], in type: Node) -> Fix.Edit? {
    guard !type.has(.isExtension) else { return nil }
    let members = type.children.filter(\.isPlainMember)
    let leading = members.prefix { $0.kind == .property && !$0.has(.isComputed) }
    // What stands behind a property cannot come between another member and its comment.
    if let last = leading.last(where: { !$0.has(.isInClause) }) {
      guard let indentation = indentation(of: last) else { return nil }
      let end = endOfLine(last.range.upperBound)
      return Fix.Edit(
        replace: end..<end, with: [.text("\n"), .source(indentation)] + declaration)
    }
    guard let brace = type.child(.brace), let first = members.first,
      let indentation = indentation(of: first),
      !type.children.contains(where: { $0.id > brace.id && startsOnLine(of: brace, $0) })
    else { return nil }
    let end = endOfLine(brace.range.upperBound)
    let gap = isBlank(lines.line(containing: end) + 1) ? "" : "\n"
    return Fix.Edit(
      replace: end..<end,
      with: [.text("\n"), .source(indentation)] + declaration + [.text(gap)])
  }

  private func startsOnLine(of brace: Node, _ member: Node) -> Bool {
    lines.line(containing: member.range.lowerBound)
      == lines.line(containing: brace.range.lowerBound)
  }

  /// Whether nothing stands on a line, not even white space.
  private func isBlank(_ line: Int) -> Bool {
    let start = lines.startOfLine(line)
    return endOfLine(start) == start
  }
}

extension Node {
  /// Whether this is a member that takes lines of its own, as opposed to what a type is headed by.
  fileprivate var isPlainMember: Bool {
    switch kind {
    case .property, .function, .initializer, .deinitializer, .subscriptDeclaration: true
    default: false
    }
  }
}
