/// Where a view is shown, as far as the places that build it tell.
extension WorkspaceIndex {
  /// Whether only widgets show a view, itself or inside other views. WidgetKit draws a widget once
  /// for each entry of its timeline, so nothing in it observes anything.
  package func isShownOnlyByWidgets(_ view: String) -> Bool {
    var seen: Set<String> = []
    var pending = [view]
    while let next = pending.popLast(), seen.count < 40 {
      guard seen.insert(next).inserted else { continue }
      let sites = buildSites(of: next)
      guard !sites.isEmpty else { return false }
      for site in sites where !isWidget(site.context) {
        guard isView(site.context).isYes else { return false }
        pending.append(site.context)
      }
    }
    return pending.isEmpty
  }

  private func isWidget(_ type: String) -> Bool {
    ["Widget", "WidgetBundle"].contains { !type.isEmpty && descends(type, from: $0).isYes }
  }

  /// Whether a view serves previews alone: they are the only ones to build it, and either nobody
  /// outside of its file can, or its name says so.
  func servesPreviewsOnly(_ view: Node) -> Bool {
    guard view.kind == .type, view.has(.isPrivate) || view.name.contains("Preview") else {
      return false
    }
    let name = name(of: view)
    guard isView(name).isYes else { return false }
    let sites = buildSites(of: name, includingPreviews: true)
    return !sites.isEmpty && sites.allSatisfy(\.isPreview)
  }
}
