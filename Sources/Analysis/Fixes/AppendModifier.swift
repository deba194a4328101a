/// Appends a modifier to a view expression.
extension Fix.Edit {
  /// `.modifier` behind `view`; inside of `AnyView(…)`, which keeps the type of the whole. `nil`
  /// where the expression is more than a call, a name or a chain of these.
  static func appending(_ modifier: String, to view: Node) -> Fix.Edit? {
    appending([.text(modifier)], to: view)
  }

  /// The same for a modifier that takes text from elsewhere in the file.
  static func appending(_ modifier: [Fix.Piece], to view: Node) -> Fix.Edit? {
    var target = view
    while let inner = target.erasedView { target = inner }
    switch target.kind {
    case .call where !target.arguments.contains(where: { $0.has(.isTrailing) && $0.range.isEmpty }),
      .name, .member:
      let end = target.range.upperBound
      return Fix.Edit(replace: end..<end, with: [.text(".")] + modifier)
    default: return nil
    }
  }
}

extension AnalyzedFile {
  /// The same, on a line of its own where the view has lines of its own.
  func append(_ modifier: String, to view: Node) -> Fix.Edit? {
    append([.text(modifier)], to: view)
  }

  func append(_ modifier: [Fix.Piece], to view: Node) -> Fix.Edit? {
    guard let edit = Fix.Edit.appending(modifier, to: view), view.erasedView == nil,
      let statement = view.statement, let indentation = indentation(of: statement),
      let leading = leading(ofLinkBehind: view, indentation)
    else { return Fix.Edit.appending(modifier, to: view) }
    return Fix.Edit(replace: edit.range, with: [.text("\n")] + leading + edit.replacement)
  }

  /// Applies the modifier to all that `body` builds: to its one expression, or to a group around what
  /// it has. `nil` where it returns, and where the layout cannot be kept.
  func append(_ modifier: String, toBodyOf view: HostedView) -> Fix.Edit? {
    if let content = view.contentOfBody { return append(modifier, to: content) }
    guard let code = view.codeOfBody, let first = code.firstChild,
      let last = code.children.reversed().first, let indentation = indentation(of: first),
      case .source(let unit) = lines.indentationUnit(around: first),
      code.children.allSatisfy({ $0.has(.ownsLines) && $0.kind != .conditional }),
      code.descendants.allSatisfy({ node in
        switch node.kind {
        case .returnStatement: node.enclosingBody?.kind == .closure
        case .string: isOnOneLine(node)
        default: true
        }
      })
    else { return nil }
    let range = first.range.lowerBound..<last.range.upperBound
    let line: [Fix.Piece] = [.text("\n"), .source(indentation)]
    return Fix.Edit(
      replace: range,
      with: [.text("Group {")] + line
        + [.source(unit), .reindented(range, like: [indentation, unit])]
        + line + [.text("}")] + line + [.text("." + modifier)])
  }

  /// What stands in front of the dot on the next line of a chain: as much as in front of the last
  /// one that begins a line, nothing more than the view has where it ends with a brace, or one level more.
  private func leading(ofLinkBehind view: Node, _ indentation: TextRange) -> [Fix.Piece]? {
    let first = lines.line(containing: view.range.lowerBound)
    guard lines.line(containing: view.range.upperBound) > first else {
      return lines.indentationUnit(around: view).map { [.source(indentation), $0] }
    }
    return [.source(leading(ofLastLinkIn: view) ?? indentation)]
  }

  /// What stands in front of the last dot of a chain that begins a line.
  func leading(ofLastLinkIn view: Node) -> TextRange? {
    for link in view.chain {
      guard let callee = link.callee, let base = callee.base else { return nil }
      let dot = TextOffset(utf8: callee.focus.lowerBound.utf8 - 1)
      let line = lines.line(containing: dot)
      if line > lines.line(containing: base.range.upperBound) {
        return lines.startOfLine(line)..<dot
      }
    }
    return nil
  }
}
