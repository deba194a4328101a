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

  /// A chain of members, calls and unwraps, outermost first, followed without recursion.
  private mutating func chain(_ syntax: ExprSyntax) {
    // All links start where the chain does; asking each would walk down to the first token.
    let start = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    var links: [(id: Int, syntax: ExprSyntax)] = []
    var current: ExprSyntax? = syntax
    var isFirst = true
    while let link = current, links.count < Self.longestChain {
      switch link.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let node):
        links.append((begin(.call, node, start: start), link))
        current = node.calledExpression
      case .subscriptCallExpr(let node):
        links.append((begin(.subscriptCall, node, start: start), link))
        current = node.calledExpression
      case .memberAccessExpr(let node):
        let name = node.declName.baseName
        links.append(
          (
            begin(
              .member, node, node.base == nil ? .isImplicit : [], name: name.identifierText,
              focus: name, start: start), link
          ))
        current = node.base
      case .forceUnwrapExpr(let node):
        links.append((begin(.force, node, start: start), link))
        current = node.expression
      case .optionalChainingExpr(let node):
        links.append((begin(.optionalChain, node, start: start), link))
        current = node.expression
      case .postfixIfConfigExpr(let node):
        // The modifiers in the clauses are left out; the chain goes on below them.
        links.append((begin(.other, node, start: start), link))
        current = node.base
      default:
        if isFirst { self.node(.other, link) } else { expression(link) }
        current = nil
      }
      isFirst = false
    }
    for (id, link) in links.reversed() {
      if let call = link.as(FunctionCallExprSyntax.self) {
        arguments(call.arguments)
        trailing(call.trailingClosure, call.additionalTrailingClosures)
      } else if let call = link.as(SubscriptCallExprSyntax.self) {
        arguments(call.arguments)
        trailing(call.trailingClosure, call.additionalTrailingClosures)
      }
      finish(id)
    }
  }

  mutating func arguments(_ list: LabeledExprListSyntax) {
    for argument in list {
      node(.argument, argument.expression, label: argument.label?.identifierText ?? "") {
        $0.expression(argument.expression)
      }
    }
  }

  mutating func trailing(
    _ closure: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
  ) {
    if let closure {
      node(.argument, closure, .isTrailing) { $0.expression(ExprSyntax(closure)) }
    }
    for element in more {
      node(.argument, element.closure, .isTrailing, label: element.label.identifierText) {
        $0.expression(ExprSyntax(element.closure))
      }
    }
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

  /// An unfolded sequence: assignment first, then casts and ternaries, then everything else as
  /// one operation. Precedence beyond that tells nothing about the seam.
  private mutating func sequence(_ node: SequenceExprSyntax) {
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
