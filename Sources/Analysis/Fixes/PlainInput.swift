/// Makes a plain property of state that its view only shows.
struct PlainInput {
  let context: RuleContext

  /// Offered for values that no code of the view changes, and that its initialisers do nothing with
  /// but keep.
  func fix(_ seed: StateSeed, in view: HostedView) -> Fix? {
    let (property, index) = (seed.property, context.index)
    guard property.wrapper == "State", view.declaration.has(.isStruct),
      property.node.parent == view.declaration, !property.sharesDeclaration,
      property.node.child(.accessor) == nil,
      let attribute = property.node.children(.attribute).only,
      let keyword = property.node.children(.modifier).first,
      let type = index.type(of: property.fact, owner: view.name),
      InputKind(type, in: view.name, index).isValue, view.onlyReads(property, index),
      let assignments = view.wrapperAssignments(of: property.name)
    else { return nil }
    var edits: [Fix.Edit] = [.delete(attribute.range.lowerBound..<keyword.range.lowerBound)]
    // Others may set what is not private; a constant can be set once.
    let initializers = assignments.map(\.node).compactMap {
      $0.parent == $0.enclosingFunction?.body ? $0.enclosingFunction : nil
    }
    if property.fact.has(.isPrivate), property.node.initialValue == nil,
      initializers.count == assignments.count, Set(initializers) == Set(view.initializers),
      !initializers.isEmpty, let constant = Fix.Edit.changing("var", to: "let", of: property.node)
    {
      edits.append(constant)
    }
    edits += assignments.map { $0.settingProperty(property.name, in: context.file) }
    return Fix("Make '\(property.name)' a plain property", .needsReview, edits: edits.inOrder)
  }
}

extension WrapperAssignment {
  /// `_title = State(initialValue: title)` → `self.title = title`.
  func settingProperty(_ name: String, in file: AnalyzedFile) -> Fix.Edit {
    var value = Fix.Piece.source(self.value.range)
    if let indentation = file.indentation(of: node),
      self.value.subtree.allSatisfy({ $0.kind != .string || file.isOnOneLine($0) })
    {
      value = .reindented(self.value.range, like: [indentation])
    }
    return Fix.Edit(replace: node.range, with: [.text("self.\(name) = "), value])
  }
}
