/// The container of UIKit that something puts a host into as a screen of its own.
package struct Placement: Sendable {
  package enum Container: Sendable {
    /// A navigation controller, whose bar shows the host's title and items.
    case navigation
    case tabs
    /// A split view or page controller, an array whose purpose cannot be seen.
    case other
  }

  package let container: Container
  /// The push, the assignment or the making of the container.
  package let use: Use
  /// Whether it happens without animation.
  package let isUnanimated: Bool
  /// Whether the container is known, rather than what `show(_:sender:)` finds.
  package let isCertain: Bool
}

extension HostingSite {
  /// Where UIKit shows the host as a screen of its own, presentations left out.
  package func placements(_ index: WorkspaceIndex) -> [Placement] {
    fates.compactMap { fate in
      guard let use = fate.use else { return nil }
      let isUnanimated = use.node.argument("animated").map { !$0.isTrue } ?? false
      switch fate.effect {
      case .pushes:
        let name = use.node.calleeName
        if fate.isDirect, name == "showDetailViewController" {
          return Placement(
            container: .other, use: use, isUnanimated: isUnanimated, isCertain: false)
        }
        return Placement(
          container: .navigation, use: use, isUnanimated: isUnanimated,
          isCertain: fate.isDirect && name == "pushViewController")
      case .listed where fate.isDirect:
        return Placement(
          container: index.container(in: use.node, ownerName), use: use,
          isUnanimated: isUnanimated || use.node.calleeName != "setViewControllers",
          isCertain: true)
      default: return nil
      }
    }
  }
}

extension Node {
  /// The literal `true`, or anything that may be true.
  fileprivate var isTrue: Bool { !(kind == .literal && name == "false") }
}

extension WorkspaceIndex {
  /// What a call or assignment that takes controllers belongs to.
  fileprivate func container(in node: Node, _ context: String) -> Placement.Container {
    var type: TypeRef?
    switch node.kind {
    case .call:
      guard let callee = node.callee else { return .other }
      if callee.name.isTypeName || callee.name == "init" {
        type = self.type(of: node.origin, in: context)
      } else if let receiver = node.receiver {
        type = self.type(of: receiver.origin, in: context)
      } else {
        type = TypeRef(context)
      }
    case .assignment:
      guard let target = node.assignmentTarget?.unwrapped else { return .other }
      type = target.base.flatMap { self.type(of: $0.origin, in: context) }
      if target.kind == .name { type = TypeRef(context) }
    default: return .other
    }
    guard let name = type?.name else { return .other }
    if descends(name, from: "UINavigationController", in: context).isYes { return .navigation }
    return descends(name, from: "UITabBarController", in: context).isYes ? .tabs : .other
  }
}
