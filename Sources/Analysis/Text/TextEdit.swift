/// Replaces one range of a text. An empty range inserts, an empty replacement deletes.
public struct TextEdit: Hashable, Sendable {
  public let range: TextRange
  public let replacement: String

  public init(replace range: TextRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  public static func insert(_ text: String, at offset: TextOffset) -> TextEdit {
    TextEdit(replace: offset..<offset, with: text)
  }
}

extension SourceText {
  /// `edit` with the ends of its range moved back to where scalars start; `nil` when it lies
  /// outside the text.
  func aligned(_ edit: TextEdit) -> TextEdit? {
    let range = edit.range
    guard range.lowerBound.utf8 >= 0, range.upperBound.utf8 <= utf8Count else { return nil }
    let aligned = startOfScalar(at: range.lowerBound)..<startOfScalar(at: range.upperBound)
    return TextEdit(replace: aligned, with: edit.replacement)
  }

  /// The text after `edits`, or `nil` when two of them overlap or one lies outside the text.
  ///
  /// Insertions at the same offset are applied in the order given.
  public func applying(_ edits: [TextEdit]) -> SourceText? {
    guard let ordered = inOrder(edits) else { return nil }
    var result = ""
    var cursor = TextOffset(utf8: 0)
    for edit in ordered {
      result += self[cursor..<edit.range.lowerBound]
      result += edit.replacement
      cursor = edit.range.upperBound
    }
    result += self[cursor..<TextOffset(utf8: utf8Count)]
    return SourceText(result)
  }

  /// Whether ``applying(_:)`` gives a text, found out without making it.
  func accepts(_ edits: [TextEdit]) -> Bool { inOrder(edits) != nil }

  /// The edits from the first place on; `nil` when two overlap or one lies outside the text.
  private func inOrder(_ edits: [TextEdit]) -> [TextEdit]? {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    var cursor = TextOffset(utf8: 0)
    for edit in ordered {
      guard cursor <= edit.range.lowerBound, edit.range.upperBound.utf8 <= utf8Count else {
        return nil
      }
      cursor = edit.range.upperBound
    }
    return ordered
  }
}
