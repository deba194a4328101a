/// Whether a view is only ever shown by a push.
extension SeamModel {
  /// Whether every known place that makes the view pushes it: with a host in this file, with a host
  /// that another file makes inside the push, or by a link.
  func isAlwaysPushed(_ view: HostedView, _ index: WorkspaceIndex) -> Bool {
    let unclear = index.buildSites(of: view.name).filter { !$0.isPushed }
    guard unclear.allSatisfy({ $0.path == index.viewpoint }), !index.hasAlias(view.name) else {
      return false
    }
    let hosts = hostingSites.filter { site in
      guard let root = site.rootViewExpression?.makingCall else { return false }
      return index.type(of: root.origin, in: site.ownerName)?.name == view.name
    }
    return hosts.allSatisfy { $0.isOnlyPushed(index) }
      && unclear.count <= hosts.count
  }
}

extension HostingSite {
  /// Whether UIKit pushes the host, and nothing else shows it.
  fileprivate func isOnlyPushed(_ index: WorkspaceIndex) -> Bool {
    let placements = placements(index)
    return kind == .controller && !placements.isEmpty && !fates.has(.presents)
      && !fates.has(.setsRoot) && !fates.escapes
      && placements.allSatisfy { placement in
        placement.container == .navigation
          && Navigation.pushes.contains(placement.use.node.calleeName ?? "")
      }
  }
}

extension BuildSite {
  /// Whether the place is an argument of a push, or the destination of a link.
  fileprivate var isPushed: Bool {
    guard
      !steps.contains(where: { step in
        if case .argument(_, "rootViewController", _) = step { return true }
        return step.isPresentation
      })
    else { return false }
    return steps.contains { step in
      if case .argument(.member(_, "pushViewController"), _, _) = step { return true }
      return step == .destination
    }
  }
}
