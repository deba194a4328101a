import SwiftSyntax

extension SourceFile {
  /// How many places the parser had to invent or to leave aside; 0 for code that parses.
  ///
  /// It tells whether an edit broke something, also in code that was not sound before.
  public var syntaxErrorCount: Int {
    guard tree.hasError else { return 0 }
    var count = 0
    var pending = [Syntax(tree)]
    while let node = pending.popLast() {
      guard node.hasError else { continue }
      if node.is(UnexpectedNodesSyntax.self) {
        count += 1
      } else if node.is(TokenSyntax.self) {
        count += 1
      } else {
        pending += node.children(viewMode: .all)
      }
    }
    return count
  }
}
