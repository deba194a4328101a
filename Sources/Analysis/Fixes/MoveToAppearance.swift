/// Moves what an initialiser of a view does to the view's appearance.
struct MoveToAppearance {
  let context: RuleContext

  /// Offered for a call of one line, or a task, that needs nothing but the view's own members.
  func fix(_ node: Node, of view: HostedView) -> Fix? {
    guard let statement = node.statement, statement.kind == .call, statement.has(.ownsLines),
      let initializer = statement.enclosingFunction, initializer.kind == .initializer,
      statement.parent == initializer.body,
      !needsLocals(statement, of: view),
      let content = view.parts.lazy.flatMap(\.members).first(where: {
        $0.kind == .property && $0.name == "body"
      })?.getter?.body?.onlyChild, content.isExpression,
      let removal = context.file.remove(statement)
    else { return nil }
    let end = content.range.upperBound
    guard let indentation = linkIndentation(of: content),
      let modifier = modifier(for: statement, indentation)
    else { return nil }
    let gap = indentation.isEmpty ? [] : [.text("\n")] + indentation.map(Fix.Piece.source)
    let addition = Fix.Edit(replace: end..<end, with: gap + modifier.pieces)
    return Fix(
      "Move to '\(modifier.name)'", .needsReview,
      edits: [removal, addition].sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  /// The indentation of one more link of a chain that has its own lines; empty for one on a line with
  /// others.
  private func linkIndentation(of content: Node) -> [TextRange]? {
    guard content.has(.ownsLines) else { return [] }
    let lines = context.file.lines
    guard !context.file.isOnOneLine(content) else {
      guard case .source(let unit) = lines.indentationUnit(around: content) else { return nil }
      return [lines.leadingRange(of: content), unit]
    }
    // As the last link is, where it starts a line; else as the brace that ends the content.
    guard let callee = content.callee, let base = callee.base,
      lines.line(containing: base.range.upperBound)
        < lines.line(containing: callee.focus.lowerBound)
    else { return [lines.leadingRange(of: content)] }
    let dot = TextOffset(utf8: callee.focus.lowerBound.utf8 - 1)
    return [lines.startOfLine(containing: dot)..<dot]
  }

  /// `.task { … }` for a task, where the lowest iOS has it; else `.onAppear { … }`.
  private func modifier(
    for statement: Node, _ indentation: [TextRange]
  ) -> (name: String, pieces: [Fix.Piece])? {
    let isTask = statement.callee?.path == ["Task"]
    let hasTask = context.settings.minimumIOS.map { $0 >= Version(15) } ?? false
    guard isTask, hasTask else {
      guard context.file.isOnOneLine(statement) else { return nil }
      return ("onAppear", [.text(".onAppear { "), .source(statement.range), .text(" }")])
    }
    guard let closure = statement.arguments.only?.value, closure.kind == .closure,
      !closure.has(.hasSignature),
      // What was an argument would be a member of the view there, which other tasks may not use.
      !closure.descendants.contains(where: { $0.kind == .closure })
    else { return nil }
    if context.file.isOnOneLine(closure) {
      return ("task", [.text(".task "), .source(closure.range)])
    }
    guard !indentation.isEmpty,
      closure.descendants.allSatisfy({ $0.kind != .string || context.file.isOnOneLine($0) })
    else { return nil }
    return ("task", [.text(".task "), .reindented(closure.range, like: indentation)])
  }

  /// Whether a local is used that is not what a stored property of that name is set to.
  private func needsLocals(_ statement: Node, of view: HostedView) -> Bool {
    statement.descendants.contains { node in
      guard node.kind == .name, let local = node.localDeclaration(of: node.name),
        !statement.contains(local)
      else { return false }
      return local.kind != .parameter || !view.stored.contains { $0.name == node.name }
    }
  }
}
