package import SwiftSyntax

/// Replaces one declaration of a tree by what its new text parses as.
///
/// Where an edit lies strictly inside the braces of a declaration, only that declaration can have
/// changed, and the fresh parser reads it alone. (The parser's own incremental mode is not used:
/// it traps on some edits, and some of its trees differ from those of a whole parse.)
package enum MemberSplice {
  package enum Outcome: Sendable {
    /// `declaration` is the replaced one in the old tree, without surrounding trivia.
    case spliced(SourceFileSyntax, declaration: TextRange)
    /// The whole file has to be parsed.
    case refused(Refusal)
  }

  package enum Refusal: String, Hashable, Sendable {
    case noDeclarationAround = "no declaration encloses the edit"
    case mostOfTheFile = "the declaration is most of the file"
    case unbalancedConditions = "#if and #endif do not pair inside the declaration"
    case notOneDeclaration = "the new text is not one declaration of the same kind"
    case missingDeclaration = "recovery between declarations looks beyond them"
    case nestedTooDeep = "the parser gave up on the nesting"
    case misfit = "the new tree does not have the length of the new text"
  }

  /// The tree of `newText`, which is the text of `tree` after `edit`.
  package static func splice(
    _ tree: SourceFileSyntax, _ edit: TextEdit, giving newText: SourceText
  ) -> Outcome {
    guard let target = SpliceTarget(around: edit.range, in: tree) else {
      return .refused(.noDeclarationAround)
    }
    let start = target.item.position.utf8Offset
    let growth = newText.utf8Count - tree.totalLength.utf8Length
    let end = target.item.endPosition.utf8Offset + growth
    guard start <= end, end <= newText.utf8Count else { return .refused(.misfit) }
    // Parsing the whole file costs hardly more then, and its tree is final.
    guard (end - start) * 4 <= newText.utf8Count * 3 else { return .refused(.mostOfTheFile) }

    let text = newText[TextRange(utf8: start, end)]
    guard !hasUnpairedConditions(text.utf8) else { return .refused(.unbalancedConditions) }
    guard let item = target.parse(text) else { return .refused(.notOneDeclaration) }
    guard !item.hasMissingDeclaration,
      !target.neighbours.contains(where: \.hasMissingDeclaration)
    else { return .refused(.missingDeclaration) }
    guard !item.hasMaximumNestingLevelOverflow, !tree.hasMaximumNestingLevelOverflow else {
      return .refused(.nestedTooDeep)
    }
    let root = NodeReplacement.replacing(target.item, with: item, in: Syntax(tree))
    guard let file = root.as(SourceFileSyntax.self),
      file.totalLength.utf8Length == newText.utf8Count
    else { return .refused(.misfit) }
    return .spliced(file, declaration: target.item.textRange)
  }

  /// Whether `#if`, `#else` and `#endif` do not pair in the text. Those in strings and comments
  /// count too, which at worst costs a whole parse.
  private static func hasUnpairedConditions(_ text: Substring.UTF8View) -> Bool {
    var depth = 0
    var rest = text
    while let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      rest = rest[rest.index(after: hash)...]
      if rest.starts(with: "if".utf8) {
        depth += 1
      } else if rest.starts(with: "endif".utf8) {
        depth -= 1
        guard depth >= 0 else { return true }
      } else if rest.starts(with: "else".utf8), depth == 0 {
        return true
      }
    }
    return depth != 0
  }
}

extension Syntax {
  /// Whether the parser made up a declaration somewhere below.
  fileprivate var hasMissingDeclaration: Bool {
    guard hasError else { return false }
    var pending = [self]
    while let node = pending.popLast() {
      if node.is(MissingDeclSyntax.self) { return true }
      if node.hasError { pending += node.children(viewMode: .all) }
    }
    return false
  }
}
