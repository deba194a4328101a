import SwiftSyntax

extension Lowering {
  mutating func expression(_ syntax: ExprSyntax, _ flags: NodeFlags = []) {
    guard depth < Self.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr,
      .optionalChainingExpr, .postfixIfConfigExpr:
      chain(syntax)
    case .declReferenceExpr(let node):
      self.node(.name, node, name: node.baseName.identifierText)
    case .superExpr(let node): self.node(.name, node, name: "super")
    case .genericSpecializationExpr(let node):
      guard let reference = node.expression.as(DeclReferenceExprSyntax.self) else {
        // `Outer.Inner<T>`: the arguments of nested types are left out.
        expression(node.expression)
        return
      }
      let name = reference.baseName.identifierText
      self.node(
        .name, node, name: name,
        type: TypeRef(name, arguments: TypeRef.arguments(node.genericArgumentClause, 0)))
    case .closureExpr(let node): closure(node)
    case .sequenceExpr(let node): sequence(node)
    case .infixOperatorExpr(let node):
      self.node(.operation, node, name: node.operator.trimmedDescription) {
        $0.expression(node.leftOperand)
        $0.expression(node.rightOperand)
      }
    case .tryExpr(let node):
      let flags: NodeFlags =
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: .isOptional
        case .exclamationMark: .isForced
        default: []
        }
      self.node(.tryExpression, node, flags) { $0.expression(node.expression) }
    case .awaitExpr(let node): self.node(.awaitExpression, node) { $0.expression(node.expression) }
    case .inOutExpr(let node):
      self.node(.reference, node, name: "&") { $0.expression(node.expression) }
    case .prefixOperatorExpr(let node):
      self.node(.operation, node, name: node.operator.text) { $0.expression(node.expression) }
    case .postfixOperatorExpr(let node): expression(node.expression)
    case .ifExpr(let node): ifExpression(node)
    case .switchExpr(let node): switchExpression(node)
    case .arrayExpr(let node):
      self.node(.array, node) { inner in
        for element in node.elements { inner.expression(element.expression) }
      }
    case .dictionaryExpr(let node):
      self.node(.dictionary, node) { inner in
        guard case .elements(let elements) = node.content else { return }
        for element in elements {
          inner.expression(element.key)
          inner.expression(element.value)
        }
      }
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first, only.label == nil {
        expression(only.expression)
      } else {
        self.node(.tuple, node) { $0.arguments(node.elements) }
      }
    case .stringLiteralExpr(let node): string(node)
    case .integerLiteralExpr(let node):
      self.node(.literal, node, name: Self.number(node.literal), type: TypeRef("Int"))
    case .floatLiteralExpr(let node):
      self.node(.literal, node, name: Self.number(node.literal), type: TypeRef("Double"))
    case .booleanLiteralExpr(let node):
      self.node(.literal, node, name: node.literal.text, type: TypeRef("Bool"))
    case .nilLiteralExpr(let node): self.node(.literal, node, .isNil, name: "nil")
    case .keyPathExpr(let node):
      self.node(.keyPath, node, name: node.components.trimmedDescription)
    case .macroExpansionExpr(let node):
      self.node(.macro, node, name: node.macroName.text) {
        $0.arguments(node.arguments)
        $0.trailing(node.trailingClosure, node.additionalTrailingClosures)
      }
    case .asExpr(let node):
      self.node(.cast, node, type: TypeRef(node.type)) { $0.expression(node.expression) }
    case .isExpr(let node):
      self.node(.cast, node, .isTest, type: TypeRef(node.type)) { $0.expression(node.expression) }
    case .ternaryExpr(let node):
      self.node(.ternary, node) {
        $0.expression(node.condition)
        $0.expression(node.thenExpression)
        $0.expression(node.elseExpression)
      }
    case .typeExpr(let node): self.node(.typeExpression, node, type: TypeRef(node.type))
    case .borrowExpr(let node): expression(node.expression)
    case .copyExpr(let node): expression(node.expression)
    case .consumeExpr(let node): expression(node.expression)
    default: self.node(.other, syntax)
    }
  }

  /// A number that may mean something to a rule, as in `numberOfLines = 0`: a short one.
  private static func number(_ literal: TokenSyntax) -> String {
    let text = literal.text
    return text.utf8.count <= 8 ? text : ""
  }

  private mutating func closure(_ node: ClosureExprSyntax) {
    let flags: NodeFlags = node.signature == nil ? [] : .hasSignature
    self.node(
      .closure, node, flags, type: TypeRef(node.signature?.returnClause?.type),
      focus: node.signature?.placeOfCaptures ?? Syntax(node.leftBrace)
    ) { inner in
      if let signature = node.signature { inner.attributes(signature.attributes) }
      if let clause = node.signature?.capture { inner.captures(clause) }
      switch node.signature?.parameterClause {
      case .simpleInput(let names):
        for name in names {
          inner.node(.parameter, name, name: name.name.identifierText)
        }
      case .parameterClause(let clause):
        for parameter in clause.parameters {
          inner.node(
            .parameter, parameter,
            name: (parameter.secondName ?? parameter.firstName).identifierText,
            type: TypeRef(parameter.type))
        }
      default: break
      }
      inner.descend { inner in
        inner.node(.block, node) { $0.codeBlockItems(node.statements) }
      }
    }
  }

  private mutating func captures(_ clause: ClosureCaptureClauseSyntax) {
    for capture in clause.items {
      var flags: NodeFlags = []
      switch capture.specifier?.specifier.tokenKind {
      case .keyword(.weak): flags.insert(.isWeak)
      case .keyword(.unowned): flags.insert(.isUnowned)
      default: break
      }
      node(.capture, capture, flags, name: capture.name.identifierText) { inner in
        if let value = capture.initializer?.value { inner.expression(value) }
      }
    }
  }

  private mutating func string(_ node: StringLiteralExprSyntax) {
    let text = node.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }.joined()
    let expressions = node.segments.compactMap { $0.as(ExpressionSegmentSyntax.self) }
    self.node(
      .string, node, expressions.isEmpty ? [] : .isInterpolated,
      name: text.utf8.count <= 200 ? text : "", type: TypeRef("String")
    ) { inner in
      for segment in expressions { inner.arguments(segment.expressions) }
    }
  }
}

extension ClosureSignatureSyntax {
  /// What a capture list stands in front of, or is.
  fileprivate var placeOfCaptures: Syntax {
    capture.map { Syntax($0) } ?? parameterClause.map { Syntax($0) }
      ?? effectSpecifiers.map { Syntax($0) } ?? returnClause.map { Syntax($0) }
      ?? Syntax(inKeyword)
  }
}
