/// A `UIHostingConfiguration`, which shows SwiftUI content in a cell without a hosting controller
/// of its own.
package struct HostingConfiguration: Sendable {
  package let node: Node
  /// The tree of its content.
  package let tree: ViewTree

  static func all(
    _ calls: CallTable, _ index: WorkspaceIndex, _ walk: ViewTreeWalk
  ) -> [HostingConfiguration] {
    calls.calls("UIHostingConfiguration").compactMap { call in
      guard call.callee?.kind == .name, let content = call.arguments.first?.value else {
        return nil
      }
      let context = index.name(of: call.enclosingType)
      return HostingConfiguration(
        node: call, tree: walk.tree(of: ViewReader.read(expression: content), in: context))
    }
  }

  /// The assignment to `contentConfiguration` that gives it to a cell, with or without modifiers.
  var assignment: Node? {
    let value = (node.modifierCalls.last ?? node).wrapped
    guard let assignment = value.parent, assignment.assignedValue == value,
      assignment.assignmentTarget?.unwrapped.name == "contentConfiguration"
    else { return nil }
    return assignment
  }

  /// The view that it shows, where its content is a single expression.
  var onlyView: Node? {
    guard let view = node.arguments.last?.value?.body?.onlyChild, view.isExpression else {
      return nil
    }
    return view
  }
}
