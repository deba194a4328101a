/// Gives a type one more stored property.
extension AnalyzedFile {
  /// The edit that adds `declaration`, one line, to the stored properties that `type` begins with, or
  /// in front of its first member. `nil` for an extension, which stores nothing, and where the
  /// layout cannot be kept.
  package func insertProperty(_ declaration: String, in type: Node) -> Fix.Edit? {
    insertProperty([.text(declaration)], in: type)
  }

  /// The same for a declaration that takes text from elsewhere in the file.
  package func insertProperty(_ declaration: [Fix.Piece], in type: Node) -> Fix.Edit? {
    guard !type.has(.isExtension) else { return nil }
    let members = type.children.filter(\.isPlainMember)
    let leading = members.prefix { $0.kind == .property && !$0.has(.isComputed) }
    // What stands behind a property cannot come between another member and its comment.
    if let last = leading.last {
      guard let indentation = indentation(of: last) else { return nil }
      let end = endOfLine(last.range.upperBound)
      return Fix.Edit(
        replace: end..<end, with: [.text("\n"), .source(indentation)] + declaration)
    }
    guard let first = members.first, let indentation = indentation(of: first) else { return nil }
    let start = first.range.lowerBound
    return Fix.Edit(
      replace: start..<start, with: declaration + [.text("\n\n"), .source(indentation)])
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
