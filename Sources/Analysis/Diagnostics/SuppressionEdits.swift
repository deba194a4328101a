import SwiftSyntax

extension AnalyzedFile {
  /// The rule that a suppression comment names at `offset`, and where; elsewhere in the comment
  /// the first rule it names. `nil` outside of such comments.
  public func suppressedRule(at offset: TextOffset) -> (rule: RuleID, range: TextRange)? {
    guard
      let comment = suppressions.comments.first(where: {
        $0.comment.lowerBound <= offset && offset <= $0.comment.upperBound
      }),
      let mention = comment.rules.first(where: {
        $0.range.lowerBound <= offset && offset <= $0.range.upperBound
      }) ?? comment.rules.first
    else { return nil }
    return (mention.rule, mention.range)
  }
}

extension SourceFile {
  /// "Suppress 'id' for this line": the comment above the line that holds `offset`, or one more
  /// rule in a comment that suppresses others for the line.
  ///
  /// `nil` where no comment can stand above the line, as inside a string, and for a line without
  /// code, which no comment above reaches.
  public func suppressing(_ rule: RuleID, at offset: TextOffset) -> Fix? {
    // No comment is read in a file that was not parsed.
    guard refusal == nil else { return nil }
    let line = text.lines.rangeOfLine(containing: offset)
    let title = "Suppress '\(rule)' for this line"
    let suppressions = Suppressions(in: self)
    for reach in suppressions.reaches where reach.range == line {
      let comment = suppressions.comments[reach.comment]
      guard comment.directive == .disableNext || comment.directive == .disableThis else { continue }
      return Fix(title, .needsReview, edits: [.insert(", \(rule)", at: comment.end)])
    }
    guard takesComment(at: line.lowerBound), holdsCode(line) else { return nil }
    let indentation = text[line].prefix { $0 == " " || $0 == "\t" }
    let directive = Suppression.Directive.disableNext.rawValue
    let comment = "\(indentation)// \(directive) \(rule)\n"
    return Fix(title, .needsReview, edits: [.insert(comment, at: line.lowerBound)])
  }

  /// Whether code stands in `line`, which is no part of a string or comment that began above.
  private func holdsCode(_ line: TextRange) -> Bool {
    var rest = text[line]
    return rest.withUTF8 { bytes in
      var cursor = ByteCursor(bytes)
      return cursor.skipTrivia() != nil
    }
  }

  /// Whether a line comment inserted at `offset`, where a line starts, is one: not in a string, a
  /// regular expression or another comment.
  private func takesComment(at offset: TextOffset) -> Bool {
    guard let token = tree.token(holding: offset) else { return true }
    guard token.textRange.lowerBound >= offset || token.textRange.upperBound <= offset,
      !token.hasCommentAround(offset)
    else { return false }
    var parent = token.parent
    while let node = parent {
      if node.is(StringLiteralExprSyntax.self) || node.is(RegexLiteralExprSyntax.self),
        node.textRange.lowerBound < offset
      {
        return false
      }
      parent = node.parent
    }
    return true
  }
}

extension SyntaxProtocol {
  /// The token whose text or trivia holds `offset`. Descends without recursion.
  fileprivate func token(holding offset: TextOffset) -> TokenSyntax? {
    var node = Syntax(self)
    while !node.is(TokenSyntax.self) {
      let child = node.children(viewMode: .sourceAccurate).first {
        offset.utf8 < $0.endPosition.utf8Offset
      }
      guard let child else { return nil }
      node = child
    }
    return node.as(TokenSyntax.self)
  }
}

extension TokenSyntax {
  /// Whether a comment of the token's trivia has begun but not ended at `offset`.
  fileprivate func hasCommentAround(_ offset: TextOffset) -> Bool {
    for (trivia, start) in [
      (leadingTrivia, position), (trailingTrivia, endPositionBeforeTrailingTrivia),
    ] {
      var end = start.utf8Offset
      for piece in trivia {
        let start = end
        end += piece.sourceLength.utf8Length
        if piece.isComment, start < offset.utf8, offset.utf8 < end { return true }
      }
    }
    return false
  }
}
