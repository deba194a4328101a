import SwiftParser
package import SwiftSyntax

/// One version of an open file: its text and its tree.
///
/// Only files that are being edited keep one; ``AnalyzedFile`` is what remains of any file.
/// Parsing wants a thread with a large stack.
public struct SourceFile: Sendable {
  public let path: String
  public let text: SourceText
  package let tree: SourceFileSyntax
  /// Whether the tree should give way to that of ``settled()`` when typing pauses.
  ///
  /// It was spliced, and where code has errors, the parser's recovery may look beyond the
  /// declaration that was parsed alone: about one tree in two thousand differs a little.
  public let isProvisional: Bool
  /// Why the text was not parsed, as the end of a sentence; the tree is that of an empty file then.
  public let refusal: String?
  /// Whether it holds tests that no rule looks at, and was not parsed: the tree is that of an empty
  /// file.
  package let isUnreadTest: Bool
  /// Tells this version from every other one, equal texts included.
  package let identity = Identity()
  /// What this version was spliced from; `nil` when it was parsed whole.
  package let splice: Splice?
  /// How many splices lie between this version and the last that was parsed whole.
  private let spliceCount: Int

  /// Parses `text` whole, which takes about a microsecond per byte; refuses what would take the
  /// parser far longer.
  public init(path: String, text: SourceText) {
    let refusal = ParseGuard.refusal(of: text)
    let tree = Parser.parse(source: refusal == nil ? text.string : "")
    self.init(
      path: path, text: text, tree: tree, refusal: refusal, splice: nil, spliceCount: 0)
  }

  /// The same for a file that nobody edits, in the project whose folder is `root`: tests that no
  /// rule looks at, a third of what is in many projects, are not parsed.
  public init(unedited text: SourceText, path: String, below root: String) {
    let isTest = TestFile.isInTestFolder(path, below: root) || TestFile.importsTests(text)
    guard isTest, !TestFile.mayFindElements(text) else {
      self.init(path: path, text: text)
      return
    }
    self.init(
      path: path, text: text, tree: Parser.parse(source: ""), refusal: nil, splice: nil,
      spliceCount: 0, isUnreadTest: true)
  }

  /// Two versions are one if they are the same object.
  package final class Identity: Sendable {}

  private init(
    path: String, text: SourceText, tree: SourceFileSyntax, refusal: String?, splice: Splice?,
    spliceCount: Int, isUnreadTest: Bool = false
  ) {
    self.path = path
    self.text = text
    self.tree = tree
    self.refusal = refusal
    self.splice = splice
    self.spliceCount = spliceCount
    self.isUnreadTest = isUnreadTest
    isProvisional = spliceCount > 0 && tree.hasError
  }
}

extension SourceFile {
  /// The file after `edit`, parsed as little as possible.
  ///
  /// `nil` when the edit lies outside the text.
  public func applying(_ edit: TextEdit) -> SourceFile? {
    guard let edit = text.aligned(edit), let newText = text.applying([edit]) else { return nil }
    return splicing(edit, giving: newText) ?? SourceFile(path: path, text: newText)
  }

  /// The file after `edit`, with only the declaration around the edit parsed again.
  ///
  /// `nil` when that is not enough and the whole file has to be parsed, which takes as long as
  /// the file is large, or when the edit lies outside the text.
  public func splicing(_ edit: TextEdit) -> SourceFile? {
    guard let edit = text.aligned(edit), let newText = text.applying([edit]) else { return nil }
    return splicing(edit, giving: newText)
  }

  private func splicing(_ edit: TextEdit, giving newText: SourceText) -> SourceFile? {
    guard refusal == nil, spliceCount < Self.mostSplices, ParseGuard.refusal(of: newText) == nil,
      case .spliced(let newTree, let declaration) = MemberSplice.splice(
        tree, edit, giving: newText)
    else { return nil }
    let splice = Splice(
      base: identity, declaration: declaration, growth: newText.utf8Count - text.utf8Count)
    return SourceFile(
      path: path, text: newText, tree: newTree, refusal: nil, splice: splice,
      spliceCount: spliceCount + 1)
  }

  /// A spliced tree keeps the memory of the trees it was made from, so their number is bounded.
  private static let mostSplices = 256

  /// This version with the tree that a whole parse gives; itself unless it is provisional.
  public func settled() -> SourceFile {
    isProvisional ? SourceFile(path: path, text: text) : self
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
