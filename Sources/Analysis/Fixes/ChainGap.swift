/// Layout of chains of calls.
extension Node {
  /// What stands between this link of a chain and the dot of the next: nothing, or a line break
  /// with the next line's indentation. `nil` at the end of a chain, and where a comment may be.
  package func gapBehind(in file: AnalyzedFile) -> TextRange? {
    guard let next = wrapped.parent, next.kind == .member else { return nil }
    let dot = TextOffset(utf8: next.focus.lowerBound.utf8 - 1)
    let end = wrapped.range.upperBound
    guard end <= dot else { return nil }
    let lines = file.lines
    switch lines.line(containing: dot) - lines.line(containing: end) {
    case 0: return end == dot ? end..<dot : nil
    case 1:
      // The next line has only its indentation in front of the dot; a comment would hide here.
      return file.endOfLine(end) == end ? end..<dot : nil
    default: return nil
    }
  }
}

extension AnalyzedFile {
  /// The removal of the link of a chain that `call` is, with the line break in front of it. `nil` where
  /// a comment may stand there.
  func removeLink(_ call: Node) -> Fix.Edit? {
    guard let base = call.callee?.base?.wrapped, base.gapBehind(in: self) != nil else { return nil }
    return .delete(base.range.upperBound..<call.range.upperBound)
  }
}
