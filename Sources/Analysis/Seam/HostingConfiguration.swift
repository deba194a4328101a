/// A `UIHostingConfiguration`, which shows SwiftUI content in a cell without a hosting controller
/// of its own.
package struct HostingConfiguration: Sendable {
  package let node: Node
  /// The tree of its content.
  package let tree: ViewTree

  static func all(
    in code: Code, _ index: WorkspaceIndex, _ walk: inout ViewTreeWalk
  ) -> [HostingConfiguration] {
    code.file.descendants.compactMap { call in
      guard call.kind == .call, call.callee?.kind == .name,
        call.calleeName == "UIHostingConfiguration", let content = call.arguments.first?.value
      else { return nil }
      let context = index.name(of: call.enclosingType)
      return HostingConfiguration(
        node: call, tree: walk.tree(of: ViewReader.read(expression: content), in: context))
    }
  }
}
