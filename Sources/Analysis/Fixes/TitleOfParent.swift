/// Gives the title that an embedded view asks for to the controller around it.
struct TitleOfParent {
  let context: RuleContext

  /// Offered where titles and their display mode are all that the view says to a bar, where its
  /// root expression or a root view of this file that is made just here says them, and where the
  /// controller that makes the host embeds it. Where that has a title of its own, the view's goes.
  func fix(_ modifiers: [ViewTree.Landmark], at site: HostingSite) -> Fix? {
    let (file, index) = (context.file, context.index)
    guard index.isController(site.ownerName).isYes, let embedding = site.fates.first(.addsChild),
      embedding.isDirect, let use = embedding.use, use.node.callee?.pathInSelf?.count == 1,
      let function = use.node.enclosingFunction, use.node.enclosingClosure(within: function) == nil,
      let addition = use.node.statement, let place = place(of: site, addition)
    else { return nil }
    var edits: [Fix.Edit] = []
    var lines: [[Fix.Piece]] = []
    let calls = modifiers.compactMap { modifier in
      context.seam.calls(of: modifier, at: site, in: file.code, index).only.map { ($0, modifier) }
    }
    guard calls.count == modifiers.count else { return nil }
    for (call, modifier) in calls.sorted(by: { $0.0.range.upperBound < $1.0.range.upperBound }) {
      guard isMadeHere(modifier, site), let removal = file.removeLink(call),
        let setting = setting(call, modifier, site)
      else { return nil }
      edits.append(removal)
      lines += setting
    }
    guard !edits.isEmpty, let indentation = file.indentation(of: place) else { return nil }
    if hasOwnTitle(site) {
      return Fix("Leave the title to the parent", .needsReview, edits: edits.inOrder)
    }
    let start = place.range.lowerBound
    edits.append(
      Fix.Edit(
        replace: start..<start,
        with: lines.flatMap { $0 + [.text("\n"), .source(indentation)] }))
    return Fix("Set the title of the parent", .needsReview, edits: edits.inOrder)
  }

  /// The statement in front of which the title is set.
  private func place(of site: HostingSite, _ addition: Node) -> Node? {
    guard case .local(let declaration) = site.holder else { return addition }
    return declaration.parent == addition.parent ? declaration : nil
  }

  /// Whether only this place shows what has the modifier.
  private func isMadeHere(_ modifier: ViewTree.Landmark, _ site: HostingSite) -> Bool {
    guard !modifier.place.member.isEmpty else { return site.isRootTypeOpen && !site.isRootViewUsed }
    return modifier.depth == 1
      && context.index.buildSites(of: modifier.place.type).count == 1
  }

  private func hasOwnTitle(_ site: HostingSite) -> Bool {
    let index = context.index
    return index.lineage(of: site.ownerName).flatMap(index.declarations).contains { piece in
      !piece.fact.assignedMembers.isDisjoint(with: [
        "title", "navigationItem.title", "navigationItem.titleView",
      ])
    }
  }

  /// What the modifier says, in UIKit's words.
  private func setting(
    _ call: Node, _ modifier: ViewTree.Landmark, _ site: HostingSite
  ) -> [[Fix.Piece]]? {
    guard let first = call.argument(at: 0) else { return nil }
    if modifier.name == "navigationBarTitleDisplayMode" { return displayMode(first) }
    guard SwiftUILandmarks.titleModifiers.contains(modifier.name),
      call.arguments.first?.label.isEmpty == true, let title = title(first, modifier, site)
    else { return nil }
    let line = [Fix.Piece.text("navigationItem.title = ")] + title
    guard call.arguments.count > 1 else { return [line] }
    return call.argument("displayMode").flatMap(displayMode).map { [line] + $0 }
  }

  private func displayMode(_ mode: Node) -> [[Fix.Piece]]? {
    let modes = ["inline": "never", "large": "always", "automatic": "automatic"]
    guard mode.kind == .member, let name = modes[mode.name] else { return nil }
    return [[.text("navigationItem.largeTitleDisplayMode = .\(name)")]]
  }

  /// A text that is written out is looked up in the app's translations, as SwiftUI does.
  private func title(
    _ expression: Node, _ modifier: ViewTree.Landmark, _ site: HostingSite
  ) -> [Fix.Piece]? {
    let isText = expression.kind == .call && expression.calleeName == "Text"
    let text = isText ? expression.argument(at: 0) ?? expression : expression
    if text.kind == .string, !text.has(.isInterpolated), context.file.isOnOneLine(text),
      !isText || expression.arguments.count == 1
    {
      return [
        .text("NSLocalizedString("), .source(text.range), .text(", comment: \"\")"),
      ]
    }
    guard !isText, modifier.place.member.isEmpty, text.path != nil,
      text.meansTheSame(at: text.enclosingType ?? text),
      let type = context.index.type(of: text.origin, in: site.ownerName), type.name == "String",
      !type.isOptional
    else { return nil }
    return [.source(text.range)]
  }
}
