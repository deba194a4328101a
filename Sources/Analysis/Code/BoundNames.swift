import SwiftSyntax

extension PatternSyntax {
  /// The names a pattern binds, in source order. Nesting beyond a few levels is not followed.
  var boundNames: [TokenSyntax] {
    var pending = [(self, 0)]
    var names: [TokenSyntax] = []
    while let (pattern, depth) = pending.popLast() {
      if let identifier = pattern.as(IdentifierPatternSyntax.self) {
        names.append(identifier.identifier)
      } else if let tuple = pattern.as(TuplePatternSyntax.self), depth < 8 {
        pending += tuple.elements.reversed().map { ($0.pattern, depth + 1) }
      } else if let binding = pattern.as(ValueBindingPatternSyntax.self), depth < 8 {
        pending.append((binding.pattern, depth + 1))
      } else if let expression = pattern.as(ExpressionPatternSyntax.self) {
        names += expression.expression.boundNames
      }
    }
    return names
  }
}

extension ExprSyntax {
  /// The names bound inside a pattern that is written as an expression: `.some(let value)`.
  fileprivate var boundNames: [TokenSyntax] {
    var pending = [(Syntax(self), 0)]
    var names: [TokenSyntax] = []
    while let (node, depth) = pending.popLast() {
      if let pattern = node.as(IdentifierPatternSyntax.self) {
        names.append(pattern.identifier)
      } else if depth < 12 {
        pending += node.children(viewMode: .sourceAccurate).reversed().map { ($0, depth + 1) }
      }
    }
    return names
  }
}
