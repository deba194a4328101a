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
  /// The calls of this method that its type and the extensions in the file make; `nil` where one of
  /// them mentions it in another way, as in `#selector`.
  package var callsInType: [Node]? {
    guard kind == .function, let type = enclosingType else { return nil }
    var calls: [Node] = []
    for mention in type.pieces.flatMap({ $0.descendants(named: name) }) {
      guard mention.kind == .name || mention.kind == .member, !contains(mention),
        mention.enclosingType?.qualifiedName == type.qualifiedName
      else { continue }
      guard mention.pathInSelf?.only == name, let call = mention.wrapped.parent,
        call.kind == .call, call.callee == mention
      else { return nil }
      calls.append(call)
    }
    return calls
  }
}

/// Hosts that are made or taken away in callbacks of UIKit.
extension HostingSite {
  /// The override that this host is made in each time UIKit calls it, itself or in a method that
  /// it calls; `nil` when it is made elsewhere, or by a closure that runs later.
  package func repeatedCallback(_ index: WorkspaceIndex) -> RepeatedCallback? {
    guard let function = node.enclosingFunction, function.kind == .function,
      node.enclosingClosure(within: function) == nil
    else { return nil }
    if isRepeated(function, index) { return RepeatedCallback(function: function, call: nil) }
    guard !function.has(.isOverride), !index.isOverridden(function.name, of: ownerName),
      let calls = function.callsInType
    else { return nil }
    for call in calls {
      guard let caller = call.enclosingFunction, isRepeated(caller, index),
        call.enclosingClosure(within: caller) == nil
      else { continue }
      return RepeatedCallback(function: caller, call: call)
    }
    return nil
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
