import SwiftParser
import SwiftSyntax

/// The innermost declaration of a file, or member of a type, whose braces enclose an edit.
struct SpliceTarget {
  /// The entry of a list of declarations, which is what gets replaced.
  let item: Syntax
  /// The entries before and after it.
  let neighbours: [Syntax]
  private let declaration: DeclSyntax
  /// The keyword of the type that the item is a member of; `nil` at the level of the file.
  private let container: String?

  /// `nil` when no declaration encloses `range`.
  init?(around range: TextRange, in tree: SourceFileSyntax) {
    var found: SpliceTarget?
    var list = Syntax(tree.statements)
    var container: String?
    // Each turn descends one type or `#if`, so it ends with the nesting of declarations.
    while let target = SpliceTarget(covering: range, in: list, container: container) {
      if let inner = target.conditionalList(covering: range) {
        list = inner
        continue
      }
      guard let braces = target.declaration.bodyBraces, braces.enclose(range) else { break }
      if target.ends(at: braces.right) { found = target }
      guard let type = target.declaration.asProtocol((any DeclGroupSyntax).self) else { break }
      container = type.introducer.text
      list = Syntax(type.memberBlock.members)
    }
    guard let found else { return nil }
    self = found
  }

  private init?(covering range: TextRange, in list: Syntax, container: String?) {
    let items = Array(list.children(viewMode: .all))
    // Items lie in a row, so the first that reaches the range is the one.
    let index = items.partitioningIndex { $0.endPosition.utf8Offset >= range.upperBound.utf8 }
    guard index < items.count else { return nil }
    let item = items[index]
    guard item.position.utf8Offset <= range.lowerBound.utf8,
      let declaration = item.itemDeclaration
    else { return nil }
    self.item = item
    self.declaration = declaration
    self.container = container
    neighbours = [index - 1, index + 1].filter(items.indices.contains).map { items[$0] }
  }

  /// The declarations of the branch of an `#if` that covers `range`.
  private func conditionalList(covering range: TextRange) -> Syntax? {
    guard let conditional = declaration.as(IfConfigDeclSyntax.self) else { return nil }
    for clause in conditional.clauses {
      guard let elements = clause.elements, elements.position.utf8Offset <= range.lowerBound.utf8,
        range.upperBound.utf8 <= elements.endPosition.utf8Offset
      else { continue }
      switch elements {
      case .statements(let list): return Syntax(list)
      case .decls(let list): return Syntax(list)
      default: return nil
      }
    }
    return nil
  }

  /// Whether nothing, such as a semicolon, follows the declaration's closing brace in the item.
  private func ends(at brace: TokenSyntax) -> Bool {
    item.lastToken(viewMode: .all)?.id == brace.id
  }
}

extension SpliceTarget {
  /// What `text` parses as in the item's place; `nil` unless it is exactly one declaration of
  /// the same kind that ends with its closing brace.
  func parse(_ text: Substring) -> Syntax? {
    let header = container.map { "\($0) X {\n" } ?? ""
    var source = header + text
    if container != nil { source += "\n}\n" }
    let parsed = source.withUTF8 { Parser.parse(source: $0) }
    guard parsed.statements.count == 1, let statement = parsed.statements.first,
      statement.firstUnexpected == nil, parsed.unexpectedBetweenStatementsAndEndOfFileToken == nil
    else { return nil }
    let candidate =
      container == nil ? Syntax(statement) : statement.onlyMember.flatMap(Syntax.init)
    // The newline of the header becomes part of the member's leading trivia.
    let newline = container == nil ? 0 : 1
    guard let candidate, candidate.kind == item.kind,
      candidate.position.utf8Offset == header.utf8.count - newline,
      candidate.totalLength.utf8Length == text.utf8.count + newline,
      let declaration = candidate.itemDeclaration, declaration.kind == self.declaration.kind,
      let braces = declaration.bodyBraces,
      candidate.lastToken(viewMode: .all)?.id == braces.right.id
    else { return nil }
    return newline == 0 ? candidate : candidate.droppingFirstNewline
  }
}

extension CodeBlockItemSyntax {
  fileprivate var firstUnexpected: UnexpectedNodesSyntax? {
    unexpectedBeforeItem ?? unexpectedBetweenItemAndSemicolon ?? unexpectedAfterSemicolon
  }

  /// The member of a type that has one member and nothing out of place around it.
  fileprivate var onlyMember: MemberBlockItemSyntax? {
    guard let block = item.asProtocol((any DeclGroupSyntax).self)?.memberBlock,
      block.rightBrace.presence == .present, block.members.count == 1,
      block.unexpectedBetweenLeftBraceAndMembers == nil,
      block.unexpectedBetweenMembersAndRightBrace == nil, block.unexpectedAfterRightBrace == nil
    else { return nil }
    return block.members.first
  }
}

extension Syntax {
  /// The declaration in an entry of a list of statements or members.
  fileprivate var itemDeclaration: DeclSyntax? {
    if let member = self.as(MemberBlockItemSyntax.self) { return member.decl }
    guard case .decl(let declaration)? = self.as(CodeBlockItemSyntax.self)?.item else { return nil }
    return declaration
  }

  /// The node without the newline that its leading trivia begins with.
  fileprivate var droppingFirstNewline: Syntax? {
    guard let first = firstToken(viewMode: .all) else { return nil }
    var pieces = first.leadingTrivia.pieces
    guard case .newlines(let count)? = pieces.first else { return nil }
    if count == 1 {
      pieces.removeFirst()
    } else {
      pieces[0] = .newlines(count - 1)
    }
    let stripped = first.with(\.leadingTrivia, Trivia(pieces: pieces))
    return NodeReplacement.replacing(Syntax(first), with: Syntax(stripped), in: self)
  }
}
