/// What a view does each time that it appears: `.onAppear { … }`, `.task { … }`.
package struct AppearanceAction: Sendable {
  /// The call of the modifier.
  package let modifier: Node
  /// The closure, or the method that stands for one: `.onAppear(perform: model.load)`.
  package let closure: Node
  /// The type that the code stands in.
  package let type: Node

  /// Whether it belongs to one view of many in a list, or to one in a menu or sheet that a person
  /// opens.
  package var isInRow: Bool {
    modifier.ancestors.prefix { $0.kind != .type }.contains { call in
      guard call.kind == .call, let callee = call.callee else { return false }
      // What the modifier is applied to is no place that it stands in.
      return Self.innerPlaces.contains(callee.name) && !callee.contains(modifier)
    }
  }

  private static let innerPlaces: Set<String> = [
    "ForEach", "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Menu", "contextMenu",
    "sheet", "popover", "fullScreenCover", "confirmationDialog", "alert",
  ]
}

extension SeamModel {
  /// The actions in the file's types, in source order.
  package var appearanceActions: [AppearanceAction] {
    calls.calls("onAppear", "task").compactMap { call in
      guard let closure = call.appearanceAction ?? call.appearanceMethod,
        let type = call.enclosingType
      else { return nil }
      return AppearanceAction(modifier: call, closure: closure, type: type)
    }
  }
}

extension AppearanceAction {
  /// The loads that it starts whatever the state is; `view` is the view that does so.
  package func loads(of view: String, _ index: WorkspaceIndex) -> [LoadCall] {
    if let body = closure.body { return index.loads(in: body, of: type, context: view) }
    let function = closure.pathInSelf?.only.flatMap { name in
      type.members.first { $0.kind == .function && $0.name == name }
    }
    if let body = function?.body {
      let inner = index.loads(in: body, of: type, context: view)
      if !inner.isEmpty {
        return inner.map { LoadCall(node: $0.node, method: $0.method, via: closure) }
      }
    }
    guard LoadWords.isLoad(closure.name), let method = index.loadMethod(closure, in: view) else {
      return []
    }
    return [LoadCall(node: closure, method: method, via: closure)]
  }
}
