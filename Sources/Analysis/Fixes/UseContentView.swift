/// Replaces a hosting controller of which a view only uses the view by the content view of a
/// `UIHostingConfiguration`, which needs no controller; for iOS 16 and later.
struct UseContentView {
  let context: RuleContext

  func fix(_ site: HostingSite) -> Fix? {
    guard let minimum = context.settings.minimumIOS, minimum >= Version(16),
      case .property(let name) = site.holder, let root = site.rootView,
      site.node.callee?.path == ["UIHostingController"], site.node.arguments.count == 1,
      let owner = site.owner, owner.has(.isClass),
      let property = owner.members.first(where: { $0.kind == .property && $0.name == name }),
      property.initialValue == site.node, property.type == nil, property.has(.isLet),
      property.has(.isPrivate), !property.has(.isStatic), property.children(.attribute).isEmpty
    else { return nil }
    let new = name + "View"
    guard !context.index.hasMember(new, of: site.ownerName),
      let uses = useEdits(of: name, as: new, site.ownerName)
    else { return nil }
    let making: [Fix.Piece] = [
      .text("UIHostingConfiguration { "), .source(root.range),
      .text(" }.margins(.all, 0).makeContentView()"),
    ]
    return Fix(
      "Use UIHostingConfiguration", .needsReview,
      edits: [
        .replace(property.focus, with: new), Fix.Edit(replace: site.node.range, with: making),
      ] + uses)
  }

  /// `host.view` becomes `hostView`; `nil` where the host is used in another way, or mentioned where
  /// it is not certain whose it is.
  private func useEdits(of name: String, as new: String, _ owner: String) -> [Fix.Edit]? {
    var edits: [Fix.Edit] = []
    for node in context.file.code.file.descendants
    where node.name == name && (node.kind == .name || node.kind == .member) {
      if node.kind == .name, node.localDeclaration(of: name) != nil { continue }
      guard context.index.name(of: node.enclosingType) == owner,
        node.kind == .name || node.base?.isSelf == true,
        node.localDeclaration(of: new) == nil,
        let view = node.parent, view.kind == .member, view.name == "view",
        view.wrapped == view, view.parent?.assignmentTarget != view
      else { return nil }
      edits.append(.replace(node.focus.lowerBound..<view.range.upperBound, with: new))
    }
    return edits
  }
}
