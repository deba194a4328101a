/// Where views are put on screen by UIKit.
extension WorkspaceIndex {
  /// Whether some place makes a view of this type the root of a hosting controller.
  package func isRootOfHost(_ view: String) -> Bool {
    buildSites(of: view).contains { $0.isGivenToHost(self) }
  }

  /// Whether a view is the root of some host, or is built by one that is, at any depth.
  package func isInHost(_ view: String) -> Bool {
    var pending = [view]
    var seen: Set<String> = []
    while let next = pending.popLast(), seen.count < 200 {
      guard seen.insert(next).inserted else { continue }
      for site in buildSites(of: next) {
        if site.isGivenToHost(self) { return true }
        if isView(site.context).isYes || descends(site.context, from: "ViewModifier").isYes {
          pending.append(site.context)
        }
      }
    }
    return false
  }
}
