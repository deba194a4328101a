package struct Code: Sendable {
  init(lowering source: SourceFile) {}
  func declarationPositions(path: String) -> [DeclarationKey: TextRange] { [:] }
  var mentionedNames: Set<String> { [] }
}
