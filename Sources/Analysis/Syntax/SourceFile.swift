import SwiftParser
package import SwiftSyntax

/// One version of an open file: its text and its tree.
///
/// Only files that are being edited keep one; ``AnalyzedFile`` is what remains of any file.
public struct SourceFile: Sendable {
  public let path: String
  public let text: SourceText
  package let tree: SourceFileSyntax

  /// Parses `text` whole. Takes about a microsecond per byte and wants a thread with a large stack.
  public init(path: String, text: SourceText) {
    self.init(path: path, text: text, tree: Parser.parse(source: text.string))
  }

  package init(path: String, text: SourceText, tree: SourceFileSyntax) {
    self.path = path
    self.text = text
    self.tree = tree
  }
}

extension SyntaxProtocol {
  /// The node without its surrounding trivia.
  package var textRange: TextRange {
    TextRange(
      utf8: positionAfterSkippingLeadingTrivia.utf8Offset,
      endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
