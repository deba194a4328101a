/// Makes the view that a representable stores where SwiftUI asks for it.
struct MakeInMake {
  let context: RuleContext

  /// Offered where only make and update use the view: make gets a local of the same name, update has
  /// it as its parameter.
  func fix(_ property: Node, of view: Representable) -> Fix? {
    guard let make = view.make, let body = make.body, let initial = property.initialValue,
      property.has(.ownsLines), property.children(.attribute).isEmpty,
      property.child(.accessor) == nil,
      context.index.buildSites(of: view.name, includingPreviews: true).allSatisfy({ site in
        site.arguments.allSatisfy { $0.label != property.name }
      })
    else { return nil }
    var edits: [Fix.Edit] = []
    var inMake: [Node] = []
    for mention in mentions(of: property.name) {
      if body.contains(mention) {
        inMake.append(mention)
      } else if let update = view.update, update.body?.contains(mention) == true,
        let parameter = update.children(.parameter).first, parameter.name != "_",
        context.index.name(of: mention.enclosingType) == view.name
      {
        edits.append(.replace(mention.range, with: parameter.name))
      } else {
        return nil
      }
    }
    guard let making = makeEdits(make, body, property.name, initial, inMake),
      let removal = context.file.removeMember(property)
    else { return nil }
    return Fix(
      "Make it in '\(make.name)'", .needsReview,
      edits: ([removal] + making + edits).sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  /// The mentions of a member of this name, whoever has it.
  private func mentions(of name: String) -> [Node] {
    context.file.code.file.descendants.filter { node in
      guard node.name == name else { return false }
      if node.kind == .member { return true }
      return node.kind == .name && node.localDeclaration(of: name) == nil
    }
  }

  private func makeEdits(
    _ make: Node, _ body: Node, _ name: String, _ initial: Node, _ mentions: [Node]
  ) -> [Fix.Edit]? {
    guard mentions.allSatisfy({ $0.kind == .name || $0.base?.isSelf == true }) else { return nil }
    if let only = body.onlyChild, let mention = mentions.only,
      only == mention || only.kind == .returnStatement && only.firstChild == mention
    {
      return [Fix.Edit(replace: mention.range, with: [.source(initial.range)])]
    }
    let local = Fix.Edit.inserting(
      [[.text("let \(name) = "), .source(initial.range)]], atStartOf: make, in: context.file.lines)
    let uses = mentions.filter { $0.kind == .member }.map { Fix.Edit.replace($0.range, with: name) }
    return local.map { $0 + uses }
  }
}
