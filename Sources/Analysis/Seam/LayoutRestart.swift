/// A call in a layout callback that may start the next layout pass, each time.
package struct LayoutRestart: Sendable {
  package enum Kind: Sendable {
    /// A notification is posted, whose observers may change what is visible.
    case post
    /// `setNeedsLayout()` on the view itself.
    case request
  }

  package let kind: Kind
  package let call: Node
}

extension SeamModel {
  /// The classes and extensions of this file that make hosting controllers or are some.
  package var hostingTypes: [Node] {
    Set(hostingSites.compactMap(\.owner) + hostingSubclasses.map(\.declaration))
      .sorted { $0.id < $1.id }
  }
}

extension Node {
  /// Whether it is an override that UIKit calls in each layout pass.
  package var isLayoutCallback: Bool {
    kind == .function && has(.isOverride) && Lifecycle.layout.contains(name)
  }

  /// Whether each run of `function` comes here, at once.
  package func runsUnconditionally(in function: Node) -> Bool {
    enclosingClosure(within: function) == nil && !isConditional(within: function)
  }

  /// What starts layout anew whenever this layout callback runs.
  package var layoutRestarts: [LayoutRestart] {
    descendants.compactMap { call in
      guard call.kind == .call, let kind = call.kindOfRestart, call.runsUnconditionally(in: self)
      else { return nil }
      return LayoutRestart(kind: kind, call: call)
    }
  }

  private var kindOfRestart: LayoutRestart.Kind? {
    switch calleeName {
    case "post" where receiver?.path?.first == "NotificationCenter": .post
    case "setNeedsLayout" where receiver?.pathInSelf.map({ $0 == ["view"] }) ?? true: .request
    default: nil
    }
  }
}
