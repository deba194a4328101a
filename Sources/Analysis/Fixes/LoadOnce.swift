/// Starts a load of a view once, however often the view appears.
struct LoadOnce {
  let context: RuleContext

  private static let flag = "hasLoaded"

  /// A flag in the view's state. Offered where one statement of the action starts all `loads`.
  func fix(_ loads: [LoadCall], _ action: AppearanceAction, in view: HostedView) -> Fix? {
    let (file, index) = (context.file, context.index)
    guard view.declaration.has(.isStruct), !index.hasMember(Self.flag, of: view.name),
      let guarded = guarding(loads, action),
      let property = file.insertProperty(
        "@State private var \(Self.flag) = false", in: view.declaration)
    else { return nil }
    return Fix("Load once", .needsReview, edits: [property, guarded].inOrder)
  }

  private func guarding(_ loads: [LoadCall], _ action: AppearanceAction) -> Fix.Edit? {
    let (file, modifier, closure) = (context.file, action.modifier, action.closure)
    guard closure.kind == .closure else {
      // `.onAppear(perform: load)`.
      guard closure.path != nil, modifier.arguments.count == 1, let callee = modifier.callee,
        modifier.arguments.first?.label == "perform", let block = block(of: modifier)
      else { return nil }
      return Fix.Edit(
        replace: callee.focus.upperBound..<modifier.range.upperBound,
        with: [.text(" ")] + block([.source(closure.range), .text("()")]))
    }
    guard !closure.has(.hasSignature), let body = closure.body,
      let statement = loads.first?.via.outermost(in: body), statement.isExpression,
      loads.allSatisfy({ statement == $0.via || statement.contains($0.via) })
    else { return nil }
    guard let indentation = file.indentation(of: statement),
      let unit = file.lines.indentationUnit(around: statement)
    else {
      guard body.onlyChild == statement, file.isOnOneLine(closure),
        let block = block(of: modifier)
      else { return nil }
      return Fix.Edit(replace: closure.range, with: block([.source(statement.range)]))
    }
    guard case .source(let unitRange) = unit,
      statement.subtree.allSatisfy({ $0.kind != .string || file.isOnOneLine($0) })
    else { return nil }
    let line: [Fix.Piece] = [.text("\n"), .source(indentation)]
    return Fix.Edit(
      replace: statement.range,
      with: [.text("if !\(Self.flag) {")] + line + [unit, .text("\(Self.flag) = true")] + line
        + [unit, .reindented(statement.range, like: [indentation, unitRange])] + line
        + [.text("}")])
  }

  /// A closure with lines of its own behind a modifier, around a statement of one line.
  private func block(of modifier: Node) -> (([Fix.Piece]) -> [Fix.Piece])? {
    guard let whole = modifier.statement, let indentation = context.file.indentation(of: whole),
      let unit = context.file.lines.indentationUnit(around: whole)
    else { return nil }
    let leading = context.file.leading(ofLastLinkIn: modifier) ?? indentation
    let line: [Fix.Piece] = [.text("\n"), .source(leading)]
    return { statement in
      [.text("{")] + line + [unit, .text("if !\(Self.flag) {")] + line
        + [unit, unit, .text("\(Self.flag) = true")] + line + [unit, unit] + statement + line
        + [unit, .text("}")] + line + [.text("}")]
    }
  }
}

extension Node {
  /// The statement of `block` that has this element.
  fileprivate func outermost(in block: Node) -> Node? {
    parent == block ? self : ancestors.first { $0.parent == block }
  }
}
