/// A use of one of UIKit's appearance proxies by a view.
package struct AppearanceProxy: Sendable {
  /// When the code runs, as the end of a clause: "whenever the view is …".
  package enum Occasion: String, Sendable {
    case made, drawn, shown
  }

  /// The call of `appearance()`.
  package let node: Node
  package let type: String
  package let occasion: Occasion
  /// Whether the member asks for the proxy just once.
  package let isOnlyUse: Bool

  /// What gives a member of the proxy another value, as a statement.
  package var assignment: Node? {
    guard let statement = node.statement, statement.kind == .assignment,
      statement.assignmentTarget?.unwrapped.base == node
    else { return nil }
    return statement
  }
}

extension HostedView {
  /// The first use of each proxy by each member of the view that runs by itself: an initialiser,
  /// the body, a closure for its appearance.
  package var appearanceProxies: [AppearanceProxy] {
    parts.flatMap(\.members).filter { !$0.has(.isStatic) }.flatMap { member in
      let uses = member.descendants.compactMap { node -> (node: Node, type: String)? in
        guard node.kind == .call, let callee = node.callee, callee.kind == .member,
          callee.name == "appearance", let type = callee.base?.name, type.hasPrefix("UI")
        else { return nil }
        return (node, type)
      }
      var seen: Set<String> = []
      return uses.compactMap { node, type -> AppearanceProxy? in
        guard let occasion = node.occasion(in: member), seen.insert(type).inserted else {
          return nil
        }
        return AppearanceProxy(
          node: node, type: type, occasion: occasion,
          isOnlyUse: uses.filter { $0.type == type }.count == 1)
      }
    }
  }
}

extension Node {
  fileprivate func occasion(in member: Node) -> AppearanceProxy.Occasion? {
    for ancestor in ancestors.prefix(while: { $0 != member }) where ancestor.kind == .closure {
      guard let (call, _) = ancestor.enclosingArgument else { continue }
      switch call.calleeName {
      case "onAppear", "task": return .shown
      case "Button", "onTapGesture", "onChange", "onReceive", "onDisappear": return nil
      default: continue
      }
    }
    switch member.kind {
    case .initializer: return .made
    case .property, .function: return member.type?.isOpaque == true ? .drawn : nil
    default: return nil
    }
  }
}
