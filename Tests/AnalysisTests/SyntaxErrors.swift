import SwiftParser
import SwiftSyntax

/// What the parser could not make sense of: where, by line from 0, and what.
///
/// A tree with an error holds tokens that were missing or unexpected.
func syntaxErrors(in text: String) -> [(line: Int, message: String)] {
  let tree = Parser.parse(source: text)
  guard tree.hasError else { return [] }
  let finder = ErrorFinder(SourceLocationConverter(fileName: "", tree: tree))
  finder.walk(tree)
  return finder.errors
}

private final class ErrorFinder: SyntaxAnyVisitor {
  private let converter: SourceLocationConverter
  var errors: [(line: Int, message: String)] = []

  init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .all)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard node.hasError else { return .skipChildren }
    if node.kind == .unexpectedNodes { report(node, "unexpected '\(node.trimmedDescription)'") }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing {
      report(Syntax(token), "missing \(token.tokenKind)")
    } else if token.hasError {
      report(Syntax(token), "malformed '\(token.text)'")
    }
    return .skipChildren
  }

  private func report(_ node: Syntax, _ message: String) {
    let position = node.positionAfterSkippingLeadingTrivia
    errors.append((converter.location(for: position).line - 1, message))
  }
}
