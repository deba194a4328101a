/// What the workspace keeps of one version of a file. Holds neither its text nor a syntax node.
///
/// A class, so that a snapshot of thousands of files copies one reference for each.
public final class AnalyzedFile: Sendable {
  public let path: String
  public let lines: LineIndex
  /// Why the file was not parsed, as the end of a sentence; it has no code then.
  public let refusal: String?
  package let suppressions: Suppressions
  package let code: Code
  package let facts: FileFacts
  /// Where each declaration of the file stands, for notes from other files.
  package let positions: [DeclarationKey: TextRange]
  /// How the file puts strings together that may become accessibility identifiers.
  package let assembledTexts: AssembledTexts
  /// The accessibility identifiers by which a UI test finds elements.
  package let lookedUpIdentifiers: Set<String>
  /// Whether the file uses one of `names`: a change of their meaning may reach it.
  func mentions(oneOf names: Set<String>) -> Bool { code.uses(oneOf: names) }

  private let isUnreadTest: Bool
  /// The version of the text that this was made from.
  private let identity: SourceFile.Identity

  /// Analyses a version of a file. Where it was spliced from the version that `previous` is of, only
  /// the declaration that was parsed again is read again.
  public init(_ source: SourceFile, after previous: AnalyzedFile? = nil) {
    path = source.path
    identity = source.identity
    lines = source.text.lines
    refusal = source.refusal
    isUnreadTest = source.isUnreadTest
    suppressions = Suppressions(in: source)
    if let previous, previous.path == path,
      let new = Relowering(source, after: previous.code, of: previous.identity)
    {
      code = new.code
      let known = KnownFacts(facts: previous.facts, edited: new.edited)
      facts = FileFacts(new.code, path: path, known: new.isInside ? known : nil)
    } else {
      code = Code(lowering: source)
      facts = FileFacts(code, path: path, isUnreadTest: source.isUnreadTest)
    }
    positions = code.declarationPositions(path: path)
    assembledTexts = AssembledTexts(in: code)
    lookedUpIdentifiers = Set(code.elementLookups.map(\.identifier))
  }

  /// What to keep of a file so that it need not be parsed again while its text is the same; `nil`
  /// where its tree would be missed, or was not needed in the first place.
  package var archive: [UInt8]? {
    refusal == nil && suppressions.comments.isEmpty && !isUnreadTest ? code.archive : nil
  }

  /// Makes a file of what was kept of one with the same text, which may have stood elsewhere; `nil`
  /// where the bytes are not what ``archive`` gave.
  package init?(archive: UnsafeRawBufferPointer, of text: SourceText, path: String) {
    guard let code = Code(archive: archive, length: text.utf8Count) else { return nil }
    self.path = path
    self.code = code
    identity = SourceFile.Identity()
    lines = text.lines
    refusal = nil
    suppressions = .none
    isUnreadTest = false
    facts = FileFacts(code, path: path)
    positions = code.declarationPositions(path: path)
    assembledTexts = AssembledTexts(in: code)
    lookedUpIdentifiers = Set(code.elementLookups.map(\.identifier))
  }

  private init(_ other: AnalyzedFile, facts: FileFacts) {
    path = other.path
    identity = other.identity
    lines = other.lines
    refusal = other.refusal
    isUnreadTest = other.isUnreadTest
    suppressions = other.suppressions
    code = other.code
    self.facts = facts
    positions = other.positions
    assembledTexts = other.assembledTexts
    lookedUpIdentifiers = other.lookedUpIdentifiers
  }

  /// What other files may know about this one: nothing of tests, which are no part of the app.
  var shared: FileFacts? { facts.isTest ? nil : facts }

  /// The same file as a part of the project whose folder is `root`.
  func placed(below root: String) -> AnalyzedFile {
    var placed = facts
    placed.place(below: root)
    return placed.isTest == facts.isTest ? self : AnalyzedFile(self, facts: placed)
  }
}
