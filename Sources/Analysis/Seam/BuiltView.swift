/// A view that a body of another view makes.
package struct BuiltView: Sendable {
  /// The call that makes it.
  package let node: Node
  /// The qualified name of its type.
  package let name: String
  /// The view whose body it is, and the body.
  package let builder: HostedView
  let body: Node

  /// What stands around the view inside of the body; `nil` where it is not made with each pass of
  /// the body, or belongs to another tree.
  func evaluation(_ flow: EnvironmentFlow) -> [ViewStep]? {
    guard let path = ViewPathWalk(root: body).paths(from: node).first,
      !flow.runsLater(path, in: builder.name), !flow.startsAnotherTree(path, in: builder.name)
    else { return nil }
    return path
  }
}

extension HostedView {
  /// The views that the view's bodies make by calling their types and giving them values rather
  /// than constants and closures alone, in source order.
  func builtViewsWithValues(_ index: WorkspaceIndex) -> [BuiltView] {
    bodies.flatMap { body in
      body.descendants.compactMap { call in
        guard call.kind == .call, call.arguments.contains(where: \.passesValue),
          let callee = call.callee, callee.name.isTypeName || callee.name == "init",
          case .metatype(let type) = index.value(of: callee.origin.withoutInit, in: name),
          index.isView(type.name).isYes
        else { return nil }
        return BuiltView(node: call, name: type.name, builder: self, body: body)
      }
    }
  }

  /// The bodies that run while the view is drawn.
  private var bodies: [Node] {
    parts.flatMap(\.members).compactMap { member in
      switch member.kind {
      case .property where member.type?.isOpaque == true: member.getter?.body
      case .function where member.type?.isOpaque == true: member.body
      default: nil
      }
    }
  }
}

extension Node {
  /// Whether an argument passes what a call, a variable or a member gives.
  fileprivate var passesValue: Bool {
    switch value?.unwrapped.kind {
    case .call, .name, .member, .cast: true
    default: false
    }
  }
}
