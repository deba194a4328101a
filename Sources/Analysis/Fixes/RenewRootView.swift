/// Gives a host its root view again when properties change that the root view has copies of.
struct RenewRootView {
  let context: RuleContext

  /// A `didSet` for each of the properties, which makes the root view anew. Offered where the host
  /// is kept in a property that may take it, and where its root view is made from members alone.
  func fix(_ properties: [String], of site: HostingSite) -> Fix? {
    guard let owner = site.owner, owner.has(.isClass), site.hostType.name == "UIHostingController",
      let root = site.rootView?.unwrapped, let value = value(of: root),
      value.meansTheSame(at: owner), !value.needsEffects,
      let host = site.keeper(value, context.index)
    else { return nil }
    let edits = properties.compactMap { name -> Fix.Edit? in
      guard
        let property = owner.members.first(where: { $0.kind == .property && $0.name == name }),
        property.parent == owner, property.child(.accessor) == nil,
        property.children(.attribute).isEmpty, !property.has(.isLet), !property.has(.isStatic),
        !property.has(.isLazy), !property.sharesDeclaration
      else { return nil }
      return observer(setting: host, to: value, in: property)
    }
    guard !edits.isEmpty, edits.count == properties.count else { return nil }
    let names = properties.map { "'\($0)'" }.joined(separator: " and ")
    let verb = properties.count == 1 ? "changes" : "change"
    return Fix(
      "Set the root view again when \(names) \(verb)", .needsReview, edits: edits.inOrder)
  }

  /// The expression that makes the root view, through a constant.
  private func value(of root: Node) -> Node? {
    guard root.kind == .name else { return root.kind == .call ? root : nil }
    guard let local = root.localDeclaration(of: root.name), local.kind == .property,
      local.has(.isLet), let value = local.initialValue?.unwrapped
    else { return nil }
    return value.kind == .call ? value : nil
  }

  private func observer(setting host: String, to value: Node, in property: Node) -> Fix.Edit? {
    let file = context.file
    guard let outer = file.indentation(of: property),
      case .source(let unit) = file.lines.indentationUnit(of: property),
      value.subtree.allSatisfy({ $0.kind != .string || file.isOnOneLine($0) })
    else { return nil }
    let end = property.range.upperBound
    let line: [Fix.Piece] = [.text("\n"), .source(outer)]
    let setting: [Fix.Piece]
    if file.isOnOneLine(value) {
      setting = [.text("didSet { \(host).rootView = "), .source(value.range), .text(" }")]
    } else {
      setting =
        [.text("didSet {")] + line + [.source(unit), .source(unit)]
        + [.text("\(host).rootView = "), .reindented(value.range, like: [outer, unit, unit])]
        + line + [.source(unit), .text("}")]
    }
    return Fix.Edit(
      replace: end..<end,
      with: [.text(" {")] + line + [.source(unit)] + setting + line + [.text("}")])
  }
}

extension HostingSite {
  /// How the owner's code reaches the host later on, in a property that takes a host of the root
  /// view's own type: `host`, or `host?` where there may be none.
  fileprivate func keeper(_ root: Node, _ index: WorkspaceIndex) -> String? {
    let name: String?
    if case .property(let property) = holder {
      name = property
    } else {
      name = fates.storedNames.only
    }
    guard let name, let found = index.property(name, of: ownerName), !found.fact.has(.isComputed),
      !found.fact.has(.isStatic)
    else { return nil }
    guard let type = found.fact.type else {
      return node.wrapped.parent?.kind == .initialValue && found.fact.initial != nil ? name : nil
    }
    guard type.simpleName == "UIHostingController", let content = type.arguments.only,
      let view = index.type(of: root.origin, in: ownerName),
      index.resolve(content, in: ownerName).name == view.name, !content.isOptional,
      content.arguments.isEmpty
    else { return nil }
    return type.isOptional || found.fact.has(.isWeak) ? name + "?" : name
  }
}

extension Node {
  /// Whether the expression has to be tried or waited for.
  fileprivate var needsEffects: Bool {
    subtree.contains { node in
      (node.kind == .awaitExpression || node.kind == .tryExpression)
        && (node == self || node.enclosingClosure(within: self) == nil)
    }
  }
}
