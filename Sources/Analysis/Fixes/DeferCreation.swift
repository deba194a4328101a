/// Makes the model that `@State` keeps when the view first appears, instead of with each value of it.
struct DeferCreation {
  let context: RuleContext

  /// The property becomes optional, the body asks for its value, and its first appearance makes it.
  /// Offered where the body, one expression on lines of its own, is all that uses the model, and
  /// needs no binding.
  func fix(_ property: HostedView.Stored, in view: HostedView) -> Fix? {
    let name = property.name
    guard view.declaration.has(.isStruct), !property.sharesDeclaration, !view.writes(name),
      property.node.child(.accessor) == nil, let making = property.node.initialValue,
      let creation = creation(making, property.node), let content = view.contentOfBody,
      content.has(.ownsLines), content.parent?.kind == .block,
      view.uses(of: name, areIn: content),
      context.index.buildSites(of: view.name, includingPreviews: true).allSatisfy({ site in
        site.arguments.allSatisfy { $0.label != name }
      }),
      let body = body(around: content, name, creation.pieces)
    else { return nil }
    let declaration = property.node.focus.lowerBound..<property.node.range.upperBound
    return Fix(
      "Make it when '\(view.displayName)' appears", .needsReview,
      edits: [.replace(declaration, with: "\(name): \(creation.type)?"), body].inOrder)
  }

  /// The expression that makes the model, and the name of its class.
  private func creation(_ making: Node, _ property: Node) -> (type: String, pieces: [Fix.Piece])? {
    guard making.kind == .call, context.file.isOnOneLine(making), let callee = making.callee,
      making.subtree.allSatisfy({ $0.kind != .closure })
    else { return nil }
    let type: String
    if callee.name == "init", callee.has(.isImplicit) {
      guard let declared = property.type, declared.isWrittenByName, !declared.isOptional
      else { return nil }
      // `.init` would mean the optional's own.
      type = declared.name
      let arguments = callee.range.upperBound..<making.range.upperBound
      return (type, [.text(type), .source(arguments)])
    }
    guard callee.type == nil, let path = callee.path, path.last?.first?.isUppercase == true else {
      return nil
    }
    type = path.joined(separator: ".")
    return (type, [.source(making.range)])
  }

  private func body(around content: Node, _ name: String, _ creation: [Fix.Piece]) -> Fix.Edit? {
    let (file, range) = (context.file, content.range)
    guard let indentation = file.indentation(of: content),
      case .source(let unit) = file.lines.indentationUnit(around: content),
      content.subtree.allSatisfy({ $0.kind != .string || file.isOnOneLine($0) })
    else { return nil }
    let line: [Fix.Piece] = [.text("\n"), .source(indentation)]
    return Fix.Edit(
      replace: range,
      with: [.text("if let \(name) {")] + line
        + [.source(unit), .reindented(range, like: [indentation, unit])]
        + line + [.text("} else {")] + line
        + [.source(unit), .text("Color.clear.onAppear { \(name) = ")] + creation
        + [.text(" }")] + line + [.text("}")])
  }
}

extension HostedView {
  /// Whether only `content` uses the property, by its name alone.
  fileprivate func uses(of property: String, areIn content: Node) -> Bool {
    parts.flatMap(\.descendants).allSatisfy { node in
      guard node.isMention else { return true }
      if node.name == "$" + property || node.name == "_" + property { return false }
      guard node.mentionedMember == property else { return true }
      return node.kind == .name && content.contains(node)
    }
  }
}
