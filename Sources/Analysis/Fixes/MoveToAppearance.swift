/// Moves what an initialiser of a view does to the view's appearance.
struct MoveToAppearance {
  let context: RuleContext

  /// Offered for a statement of one line, a call, that needs nothing but the view's own members.
  func fix(_ node: Node, of view: HostedView) -> Fix? {
    guard let statement = node.statement, statement.kind == .call, statement.has(.ownsLines),
      let initializer = statement.enclosingFunction, initializer.kind == .initializer,
      statement.parent == initializer.body, isOneLine(statement),
      !needsLocals(statement, of: view),
      let content = view.parts.lazy.flatMap(\.members).first(where: {
        $0.kind == .property && $0.name == "body"
      })?.getter?.body?.onlyChild, content.isExpression,
      let removal = context.file.remove(statement), let modifier = modifier(for: statement)
    else { return nil }
    let end = content.range.upperBound
    var gap: [Fix.Piece] = []
    if content.has(.ownsLines) {
      guard let indentation = context.file.lines.indentation(of: content),
        let unit = context.file.lines.indentationUnit(around: content)
      else { return nil }
      gap = [.text("\n"), indentation, unit]
    }
    let addition = Fix.Edit(replace: end..<end, with: gap + modifier.pieces)
    return Fix(
      "Move to '\(modifier.name)'", .needsReview,
      edits: [removal, addition].sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  /// `.task { … }` for a task, where the lowest iOS has it; else `.onAppear { … }`.
  private func modifier(for statement: Node) -> (name: String, pieces: [Fix.Piece])? {
    guard statement.callee?.path == ["Task"] else {
      return ("onAppear", [.text(".onAppear { "), .source(statement.range), .text(" }")])
    }
    guard let closure = statement.arguments.only?.value, closure.kind == .closure,
      !closure.has(.hasSignature)
    else { return nil }
    guard let minimum = context.settings.minimumIOS, minimum >= Version(15) else {
      return ("onAppear", [.text(".onAppear { "), .source(statement.range), .text(" }")])
    }
    return ("task", [.text(".task "), .source(closure.range)])
  }

  private func isOneLine(_ node: Node) -> Bool {
    let lines = context.file.lines
    return lines.line(containing: node.range.lowerBound)
      == lines.line(containing: node.range.upperBound)
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
