/// Where views are put on screen by UIKit.
extension WorkspaceIndex {
  /// Whether some place makes a view of this type the root of a hosting controller.
  package func isRootOfHost(_ view: String) -> Bool {
    buildSites(of: view).contains(where: isForHost)
  }

  /// Whether a view is the root of some host, or is built by one that is, at any depth.
  package func isInHost(_ view: String) -> Bool {
    var pending = [view]
    var seen: Set<String> = []
    while let next = pending.popLast(), seen.count < 200 {
      guard seen.insert(next).inserted else { continue }
      for site in buildSites(of: next) {
        if isForHost(site) { return true }
        if isView(site.context).isYes || descends(site.context, from: "ViewModifier").isYes {
          pending.append(site.context)
        }
      }
    }
    return false
  }

  private func isForHost(_ site: BuildSite) -> Bool {
    site.steps.contains { step in
      guard case .argument(let callee, _, _) = step else { return false }
      if callee.isOwnInitializer { return isHosting(site.context).isYes }
      guard case .metatype(let type) = value(of: callee.withoutInit, in: site.context) else {
        return callee.builtName == "UIHostingController"
      }
      return isHosting(type.name).isYes
    }
  }
}
