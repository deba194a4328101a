/// Replaces a binding that drops what is written to it by one that keeps it.
struct WriteBack {
  let context: RuleContext

  func fix(_ binding: ConstantBinding, _ purpose: ConstantBinding.Purpose) -> Fix? {
    switch purpose {
    case .text, .selection: projection(of: binding.value.unwrapped, in: binding)
    case .dialog, .presentation: clearing(binding.value.unwrapped, in: binding)
    }
  }

  /// `.constant(name)` → `$name`.
  private func projection(of value: Node, in binding: ConstantBinding) -> Fix? {
    guard binding.value == value, let path = writablePath(value) else { return nil }
    let text = "$" + path.joined(separator: ".")
    return Fix(
      "Bind it to '\(text)'", .needsReview, edits: [.replace(binding.node.range, with: text)])
  }

  /// `.constant(problem != nil)` → a binding that sets `problem` to `nil`.
  private func clearing(_ value: Node, in binding: ConstantBinding) -> Fix? {
    guard value.kind == .operation, value.name == "!=" else { return nil }
    let sides = Array(value.children)
    guard sides.count == 2, sides[1].has(.isNil), let path = writablePath(sides[0]) else {
      return nil
    }
    let target = Fix.Piece.source(sides[0].range)
    return Fix(
      "Set '\(path.joined(separator: "."))' to nil when it is dismissed", .needsReview,
      edits: [
        Fix.Edit(
          replace: binding.node.range,
          with: [
            .text("Binding(get: { "), target, .text(" != nil }, set: { if !$0 { "), target,
            .text(" = nil } })"),
          ])
      ])
  }

  /// The path of a variable that the view may write: its own state, or a member of a model that it
  /// observes.
  private func writablePath(_ value: Node) -> [String]? {
    guard let path = value.pathInSelf, (1...2).contains(path.count), value.path == path,
      value.localDeclaration(of: path[0]) == nil, let view = value.enclosingType
    else { return nil }
    let index = context.index
    let name = index.name(of: view)
    guard index.isView(name).isYes || index.descends(name, from: "ViewModifier").isYes,
      let own = index.property(path[0], of: name), own.owner == name, !own.fact.has(.isComputed),
      let wrapper = own.fact.attributes.only?.name
    else { return nil }
    guard path.count == 2 else { return ["State", "Binding"].contains(wrapper) ? path : nil }
    guard SwiftUIVocabulary.observingWrappers.contains(wrapper) || wrapper == "Bindable",
      let model = index.type(of: own.fact, owner: own.owner), index.isClass(model.name).isYes,
      let member = index.property(path[1], of: model.name), !member.fact.has(.isComputed),
      !member.fact.has(.isLet), !member.fact.has(.isPrivate), !member.fact.has(.isStatic)
    else { return nil }
    return path
  }
}
