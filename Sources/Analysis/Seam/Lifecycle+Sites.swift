/// A callback of UIKit's that runs again and again, as far as the making of a host goes.
package struct RepeatedCallback: Sendable {
  package let function: Node
  /// The call of the method that makes the host; `nil` where the callback does so itself.
  package let call: Node?

  /// Whether a condition decides if the host is made.
  package func isConditional(_ site: HostingSite) -> Bool {
    guard let call else { return site.node.isConditional(within: function) }
    guard let method = site.node.enclosingFunction else { return true }
    return call.isConditional(within: function) || site.node.isConditional(within: method)
  }

  /// Whether something is taken out of the hierarchy before the host is made.
  package func replacesPredecessor(_ site: HostingSite) -> Bool {
    if site.takesAwayBefore(site.node, in: site.node.enclosingFunction) { return true }
    return call.map { site.takesAwayBefore($0, in: function) } ?? false
  }
}

extension Node {
  /// The one place in this type that mentions a method of its own, where that calls it.
  fileprivate func onlyCall(of method: Node) -> Node? {
    let mentions = descendants.filter {
      ($0.kind == .name || $0.kind == .member) && $0.name == method.name && !method.contains($0)
    }
    guard let only = mentions.only, only.pathInSelf?.only == method.name,
      let call = only.wrapped.parent, call.kind == .call, call.callee == only
    else { return nil }
    return call
  }
}

/// Hosts that are made or taken away in callbacks of UIKit.
extension HostingSite {
  /// The override that this host is made in each time UIKit calls it, itself or in a private method
  /// that nothing else calls; `nil` when it is made elsewhere, or by a closure that runs later.
  package func repeatedCallback(_ index: WorkspaceIndex) -> RepeatedCallback? {
    guard let function = node.enclosingFunction, function.kind == .function,
      node.enclosingClosure(within: function) == nil
    else { return nil }
    if isRepeated(function, index) { return RepeatedCallback(function: function, call: nil) }
    guard function.has(.isPrivate), let owner, let call = owner.onlyCall(of: function),
      let caller = call.enclosingFunction, isRepeated(caller, index),
      call.enclosingClosure(within: caller) == nil
    else { return nil }
    return RepeatedCallback(function: caller, call: call)
  }

  private func isRepeated(_ function: Node, _ index: WorkspaceIndex) -> Bool {
    guard function.kind == .function, function.has(.isOverride) else { return false }
    switch index.ownerKind(of: ownerName) {
    case .controller: return Lifecycle.repeatedControllerCallbacks.contains(function.name)
    case .view, .cell: return Lifecycle.repeatedViewCallbacks.contains(function.name)
    default: return false
    }
  }

  /// Whether a disappearance takes the host away again, so that each appearance rightly makes one.
  package var isTakenAwayOnDisappearance: Bool {
    fates.contains { fate in
      switch fate.effect {
      case .removesView, .removesFromParent, .cleared:
        let function = fate.use?.node.enclosingFunction?.name
        return function == "viewWillDisappear" || function == "viewDidDisappear"
      default: return false
      }
    }
  }

  /// Whether the function takes something out of the hierarchy before `node`.
  func takesAwayBefore(_ node: Node, in function: Node?) -> Bool {
    guard let function else { return false }
    return function.descendants.contains {
      $0.id < node.id && $0.isMention
        && ["removeFromSuperview", "removeFromParent", "removeAllChildren"].contains($0.name)
    }
  }
}
