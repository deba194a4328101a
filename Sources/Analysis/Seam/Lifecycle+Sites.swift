/// Hosts that are made or taken away in callbacks of UIKit.
extension HostingSite {
  /// The override that this host is made in each time UIKit calls it; `nil` when it is made
  /// elsewhere, or by a closure that runs later.
  package func repeatedCallback(_ index: WorkspaceIndex) -> Node? {
    guard let function = node.enclosingFunction, function.kind == .function,
      function.has(.isOverride), node.enclosingClosure(within: function) == nil
    else { return nil }
    switch index.ownerKind(of: ownerName) {
    case .controller:
      return Lifecycle.repeatedControllerCallbacks.contains(function.name) ? function : nil
    case .view, .cell:
      return Lifecycle.repeatedViewCallbacks.contains(function.name) ? function : nil
    default: return nil
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

  /// Whether the function takes something out of the hierarchy before it makes this host.
  package func replacesPredecessor(in function: Node) -> Bool {
    function.descendants.contains {
      $0.id < node.id && $0.isMention
        && ["removeFromSuperview", "removeFromParent", "removeAllChildren"].contains($0.name)
    }
  }
}
