import SwiftSyntax

extension Lowering {
  /// An unfolded sequence: assignment first, then casts and ternaries, then everything else as
  /// one operation. Precedence beyond that tells nothing about the seam.
  mutating func sequence(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
      self.node(.assignment, node, name: "=", focus: elements[1]) { inner in
        inner.expression(elements[0])
        inner.operands(elements[2...], of: node)
      }
    } else if elements.count >= 3, let op = elements[1].as(BinaryOperatorExprSyntax.self),
      op.operator.text.hasSuffix("="),
      !Operators.comparisons.contains(op.operator.text)
    {
      self.node(.assignment, node, name: op.operator.text, focus: op) { inner in
        inner.expression(elements[0])
        inner.operands(elements[2...], of: node)
      }
    } else {
      operands(elements[...], of: node)
    }
  }

  private mutating func operands(
    _ elements: ArraySlice<ExprSyntax>, of node: SequenceExprSyntax
  ) {
    guard elements.count > 1, let first = elements.first else {
      if let only = elements.first { expression(only) }
      return
    }
    let index = elements.firstIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
    if let index, let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self) {
      self.node(.ternary, first) { inner in
        inner.operands(elements[..<index], of: node)
        inner.expression(ternary.thenExpression)
        inner.descend { $0.operands(elements[(index + 1)...], of: node) }
      }
      return
    }
    if elements.count == 3, let type = elements[elements.startIndex + 2].as(TypeExprSyntax.self) {
      let mark = elements[elements.startIndex + 1]
      var flags: NodeFlags = []
      if let cast = mark.as(UnresolvedAsExprSyntax.self) {
        if cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark {
          flags = .isOptional
        } else if cast.questionOrExclamationMark != nil {
          flags = .isForced
        }
      } else {
        flags = .isTest
      }
      self.node(.cast, first, flags, type: TypeRef(type.type)) { $0.expression(first) }
      return
    }
    let names = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    self.node(.operation, first, name: names.first ?? "") { inner in
      for element in elements {
        switch element.as(ExprSyntaxEnum.self) {
        case .binaryOperatorExpr, .unresolvedAsExpr, .unresolvedIsExpr, .assignmentExpr,
          .arrowExpr:
          continue
        case .typeExpr(let type):
          inner.node(.typeExpression, type, type: TypeRef(type.type))
        default: inner.expression(element)
        }
      }
    }
  }
}
