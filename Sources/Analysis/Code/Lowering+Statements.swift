import SwiftSyntax

extension Lowering {
  mutating func block(_ block: CodeBlockSyntax?, _ flags: NodeFlags = []) {
    guard let block else { return }
    descend { inner in
      inner.node(.block, block, flags) { $0.codeBlockItems(block.statements) }
    }
  }

  mutating func codeBlockItems(_ items: CodeBlockItemListSyntax) {
    for item in items {
      let first = records.count
      switch item.item {
      case .decl(let decl): declaration(decl, isLocal: !isAtFileLevel)
      case .stmt(let stmt): statement(stmt)
      case .expr(let expr): expression(expr)
      default: break
      }
      if first < records.count, ownsLines(item) { add(.ownsLines, to: first) }
    }
  }

  mutating func statement(_ syntax: StmtSyntax) {
    descend { $0.statementInside(syntax) }
  }

  private mutating func statementInside(_ syntax: StmtSyntax) {
    switch syntax.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): expression(node.expression)
    case .guardStmt(let node):
      self.node(.guardStatement, node) {
        $0.conditions(node.conditions)
        $0.block(node.body, .isElse)
      }
    case .forStmt(let node):
      var flags: NodeFlags = node.awaitKeyword == nil ? [] : .isAwait
      if node.tryKeyword != nil { flags.insert(.isThrowing) }
      self.node(.forLoop, node, flags) { inner in
        for name in node.pattern.boundNames {
          inner.node(.property, name, [.isLet, .isLocal], name: name.identifierText, focus: name)
        }
        inner.expression(node.sequence)
        if let filter = node.whereClause?.condition {
          inner.node(.condition, filter) { $0.expression(filter) }
        }
        inner.block(node.body)
      }
    case .whileStmt(let node):
      self.node(.whileLoop, node) {
        $0.conditions(node.conditions)
        $0.block(node.body)
      }
    case .repeatStmt(let node):
      self.node(.repeatLoop, node) {
        $0.block(node.body)
        $0.expression(node.condition)
      }
    case .doStmt(let node):
      self.node(.doStatement, node) { inner in
        inner.block(node.body)
        for clause in node.catchClauses {
          inner.node(.catchClause, clause, clause.catchItems.isEmpty ? .isDefault : []) {
            $0.block(clause.body)
          }
        }
      }
    case .deferStmt(let node): self.node(.deferStatement, node) { $0.block(node.body) }
    case .returnStmt(let node):
      self.node(.returnStatement, node) { inner in
        if let value = node.expression { inner.expression(value) }
      }
    case .throwStmt(let node):
      self.node(.throwStatement, node) { $0.expression(node.expression) }
    case .breakStmt(let node): self.node(.jump, node, name: "break")
    case .continueStmt(let node): self.node(.jump, node, name: "continue")
    case .fallThroughStmt(let node): self.node(.jump, node, name: "fallthrough")
    case .labeledStmt(let node): statement(node.statement)
    default: break
    }
  }

  mutating func conditions(_ list: ConditionElementListSyntax) {
    for element in list {
      switch element.condition {
      case .expression(let value):
        node(.condition, element) { $0.expression(value) }
      case .optionalBinding(let binding):
        let name = binding.pattern.boundNames.first
        node(
          .condition, binding, .isOptionalBinding, name: name?.identifierText ?? "",
          type: TypeRef(binding.typeAnnotation?.type), focus: name
        ) { inner in
          if let value = binding.initializer?.value { inner.expression(value) }
        }
      case .matchingPattern(let pattern):
        // The label is the case that the pattern matches.
        let label = pattern.pattern.matchedCase(depth: 0) ?? Node.unknownPattern
        node(.condition, pattern, label: label) { inner in
          for name in pattern.pattern.boundNames {
            inner.node(.property, name, [.isLet, .isLocal], name: name.identifierText, focus: name)
          }
          inner.expression(pattern.initializer.value)
        }
      case .availability(let availability):
        node(
          .condition, availability, .isAvailability, name: availability.availabilityKeyword.text)
      default: break
      }
    }
  }

  mutating func ifExpression(_ node: IfExprSyntax, _ flags: NodeFlags = []) {
    var current = node
    var flags = flags
    var opened: [Int] = []
    while true {
      opened.append(begin(.ifStatement, current, flags))
      conditions(current.conditions)
      block(current.body)
      switch current.elseBody {
      case .ifExpr(let next):
        current = next
        flags = .isElse
        continue
      case .codeBlock(let body): block(body, .isElse)
      default: break
      }
      break
    }
    for id in opened.reversed() { finish(id) }
  }

  mutating func switchExpression(_ node: SwitchExprSyntax) {
    self.node(.switchStatement, node) { inner in
      inner.expression(node.subject)
      inner.switchCases(node.cases)
    }
  }

  private mutating func switchCases(_ cases: SwitchCaseListSyntax) {
    for element in cases {
      switch element {
      case .switchCase(let clause):
        var names: [TokenSyntax] = []
        var matched: [String?] = []
        var isDefault = true
        if case .case(let label) = clause.label {
          isDefault = false
          names = label.caseItems.flatMap(\.pattern.boundNames)
          matched = label.caseItems.map { $0.pattern.matchedCase(depth: 0) }
        }
        // The label lists the cases, where that is all the patterns say.
        let label = matched.contains(nil) ? "" : matched.compactMap { $0 }.joined(separator: ",")
        node(.switchCase, clause, isDefault ? .isDefault : [], label: label) { inner in
          for name in names {
            inner.node(.property, name, [.isLet, .isLocal], name: name.identifierText, focus: name)
          }
          inner.descend { inner in
            inner.node(.block, clause) { $0.codeBlockItems(clause.statements) }
          }
        }
      case .ifConfigDecl(let config):
        for clause in ClauseTruth.clauses(of: config) {
          if case .switchCases(let cases) = clause.elements {
            descend { $0.switchCases(cases) }
          }
        }
      default: break
      }
    }
  }
}

extension PatternSyntax {
  /// The enum case or literal that the pattern matches: `.compact`, `.item` in `.item(let id)`.
  fileprivate func matchedCase(depth: Int) -> String? {
    if let binding = self.as(ValueBindingPatternSyntax.self) {
      return depth == 0 ? binding.pattern.matchedCase(depth: 1) : nil
    }
    guard var value = self.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    if let call = value.as(FunctionCallExprSyntax.self) { value = call.calledExpression }
    if let member = value.as(MemberAccessExprSyntax.self) {
      return "." + member.declName.baseName.identifierText
    }
    let isLiteral =
      value.is(BooleanLiteralExprSyntax.self) || value.is(NilLiteralExprSyntax.self)
      || value.is(IntegerLiteralExprSyntax.self)
    return isLiteral ? value.trimmedDescription : nil
  }
}
