/// What scrolls: the content of cells and of scroll views.
extension SeamModel {
  /// Whether a use puts the host's view into a cell's content or into a scroll view, or into a view
  /// that the same type puts there.
  package func isIntoScrollingContent(
    _ use: Use, of site: HostingSite, _ index: WorkspaceIndex
  ) -> Bool {
    guard var view = use.receiver?.unwrapped else { return false }
    for _ in 0..<4 {
      if view.scrolls(site.ownerName, index) { return true }
      guard let next = container(of: view, in: site.owner) else { return false }
      view = next
    }
    return false
  }

  /// What the type puts a view of its own into, where it is one thing only.
  private func container(of view: Node, in owner: Node?) -> Node? {
    guard let owner, let path = view.pathInSelf, path.count == 1 else { return nil }
    let local = view.local
    let containers = calls.calls(Effect.insertionMethods).compactMap { call -> Node? in
      guard let added = call.argument(at: 0)?.unwrapped, added.pathInSelf == path,
        added.local == local, call.enclosingType?.qualifiedName == owner.qualifiedName
      else { return nil }
      return call.receiver?.unwrapped
    }
    return containers.only
  }
}

extension Node {
  /// The local variable that this names.
  fileprivate var local: Node? { kind == .name ? localDeclaration(of: name) : nil }

  /// Whether this view is a cell's content or a scroll view.
  fileprivate func scrolls(_ owner: String, _ index: WorkspaceIndex) -> Bool {
    if pathInSelf == ["contentView"], local == nil, index.isCell(owner).isYes { return true }
    if kind == .member, name == "contentView", let base,
      let type = index.type(of: base.origin, in: owner), index.isCell(type.name).isYes
    {
      return true
    }
    guard let type = index.type(of: origin, in: owner) else { return false }
    return index.descends(type.name, from: "UIScrollView").isYes
  }
}
