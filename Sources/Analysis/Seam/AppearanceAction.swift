/// What a view does each time that it appears: `.onAppear { … }`, `.task { … }`.
package struct AppearanceAction: Sendable {
  /// The call of the modifier.
  package let modifier: Node
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
      guard let closure = call.appearanceAction, let type = call.enclosingType else { return nil }
      return AppearanceAction(modifier: call, closure: closure, type: type)
    }
  }
}
