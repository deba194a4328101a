import SwiftSyntax

/// Calls and members.
extension Lowering {
  /// A chain of members, calls and unwraps, outermost first, followed without recursion.
  mutating func chain(_ syntax: ExprSyntax) {
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
}
