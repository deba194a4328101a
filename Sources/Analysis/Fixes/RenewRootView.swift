/// Gives a host its root view again when properties change that the root view has copies of.
struct RenewRootView {
  let context: RuleContext

  /// A `didSet` for each of the properties, which makes the root view anew from members. A host that
  /// no property keeps gets one, which leaves its life to those who show it. Not offered where the
  /// properties show in other hosts too, or the root view is no mere value; refused where it keeps the
  /// owner that keeps the host, which a copy would do once more.
  func fix(
    _ properties: [String], of site: HostingSite
  ) -> (fix: Fix?, refusal: RefusedFix?) {
    guard let fix = whole(properties, of: site) else { return (nil, nil) }
    guard let capture = keptOwner(in: site) else { return (fix, nil) }
    let subject = capture.node.path?.last.map { "'\($0)'" } ?? "a closure"
    return (
      nil, RefusedFix(fix.title, because: "\(subject) in the root view keeps 'self' alive")
    )
  }

  private func whole(_ properties: [String], of site: HostingSite) -> Fix? {
    guard let owner = site.owner, owner.has(.isClass), site.hostType.name == "UIHostingController",
      let root = site.rootView?.unwrapped, let value = value(of: root),
      value.meansTheSame(at: owner), value.isRepeatable(in: site.ownerName, context.index),
      !isShownElsewhere(properties, site),
      let keeper = site.keeper(value, context.index).map({ ($0, []) }) ?? newKeeper(of: site, value)
    else { return nil }
    let observers = properties.compactMap { name -> Fix.Edit? in
      guard
        let property = owner.members.first(where: { $0.kind == .property && $0.name == name }),
        property.parent == owner, property.child(.accessor) == nil,
        property.children(.attribute).isEmpty, !property.has(.isLet), !property.has(.isStatic),
        !property.has(.isLazy), !property.sharesDeclaration
      else { return nil }
      return observer(setting: keeper.0, to: value, in: property)
    }
    guard !observers.isEmpty, observers.count == properties.count else { return nil }
    let edits = observers + keeper.1
    let names = properties.map { "'\($0)'" }.joined(separator: " and ")
    let verb = properties.count == 1 ? "changes" : "change"
    return Fix(
      "Set the root view again when \(names) \(verb)", .needsReview, edits: edits.inOrder.joined)
  }

  /// What makes a cycle of the host, its root view and the owner.
  private func keptOwner(in site: HostingSite) -> HostedCapture? {
    switch site.ownership(context.index) {
    case .shown, .none: return nil
    case .owned, .ownedUntilRemoved: break
    }
    return context.seam.hostedCaptures.first { capture in
      guard case .owner = capture.captured else { return false }
      return capture.site?.node == site.node
    }
  }

  private func isShownElsewhere(_ properties: [String], _ site: HostingSite) -> Bool {
    context.seam.hostingSites.contains { other in
      guard other.node != site.node, other.ownerName == site.ownerName,
        let root = other.rootViewExpression
      else { return false }
      return root.subtree.contains { properties.contains($0.mentionedMember ?? "") }
    }
  }

  /// The expression that makes the root view, through a constant.
  private func value(of root: Node) -> Node? {
    guard root.kind == .name else { return root.kind == .call ? root : nil }
    guard let local = root.localDeclaration(of: root.name), local.kind == .property,
      local.has(.isLet), let value = local.initialValue?.unwrapped
    else { return nil }
    return value.kind == .call ? value : nil
  }

  /// A weak property for a host that a method makes, and its assignment.
  private func newKeeper(of site: HostingSite, _ value: Node) -> (String, [Fix.Edit])? {
    let (file, index) = (context.file, context.index)
    guard let owner = site.owner, let function = site.node.enclosingFunction,
      function.kind == .function, !function.has(.isStatic), function.enclosingType == owner,
      site.node.enclosingClosure(within: function) == nil, site.isRootTypeOpen,
      value.callee?.kind == .name, let written = value.calleeName,
      let view = index.type(of: value.origin, in: site.ownerName),
      index.qualifiedName(of: written, in: site.ownerName) == view.name,
      index.primaryDeclaration(of: view.name)?.fact.generics.isEmpty == true
    else { return nil }
    let assignment = { (name: String) in "self.\(name) = \(name)" }
    var name: String?
    var edits: [Fix.Edit] = []
    switch site.holder {
    case .local(let local) where local == site.node.statement:
      name = local.name
      edits = file.insert([assignment(local.name)], after: local).map { [$0] } ?? []
    case .temporary:
      let named = file.naming(site) { name, statement in
        file.indentation(of: statement).map {
          [.text("\n"), .source($0), .text(assignment(name))]
        }
      }
      name = named?.name
      edits = named?.edits ?? []
    default: return nil
    }
    guard let name, !edits.isEmpty, !index.hasMember(name, of: site.ownerName),
      let property = file.insertProperty(
        "private weak var \(name): UIHostingController<\(written)>?", in: owner)
    else { return nil }
    return (name + "?", edits + [property])
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

extension [Fix.Edit] {
  /// With one edit for several insertions at the same place.
  fileprivate var joined: [Fix.Edit] {
    reduce(into: []) { result, edit in
      if let last = result.last, last.range == edit.range, edit.range.isEmpty {
        result[result.count - 1] = Fix.Edit(
          replace: edit.range, with: last.replacement + edit.replacement)
      } else {
        result.append(edit)
      }
    }
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
      !found.fact.has(.isStatic), isOnlyOne(in: name, index)
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

  /// Whether the property gets no other host: one value that it starts with or is given.
  private func isOnlyOne(in name: String, _ index: WorkspaceIndex) -> Bool {
    guard let owner,
      index.declarations(of: ownerName).allSatisfy({
        $0.path == index.viewpoint || !$0.fact.assignedMembers.contains(name)
      })
    else { return false }
    let values = owner.pieces.flatMap(\.descendants).compactMap { node -> Node? in
      if node.kind == .property, node.name == name, !node.has(.isLocal) { return node.initialValue }
      guard node.kind == .assignment, node.assignmentTarget?.unwrapped.pathInSelf == [name],
        node.assignmentTarget?.unwrapped.kind == .member
          || node.localDeclaration(of: name) == nil
      else { return nil }
      return node.assignedValue
    }
    .filter { !$0.has(.isNil) }
    guard let value = values.only else { return false }
    // `isBig ? UIHostingController(rootView: a) : UIHostingController(rootView: b)`
    return value.unwrapped == node.unwrapped || value.kind == .closure || value.kind == .name
      || value.kind == .call
  }
}
