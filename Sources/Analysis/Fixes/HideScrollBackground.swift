/// Takes the background from a view's lists or text editors without touching UIKit's proxies.
struct HideScrollBackground {
  let context: RuleContext

  /// `.scrollContentBackground(.hidden)` (iOS 16) for a proxy's `backgroundColor = .clear`. Offered
  /// where the member does nothing else to the proxy, and the body has what the proxy stands for.
  func fix(_ proxy: AppearanceProxy, in view: HostedView) -> Fix? {
    guard let minimum = context.settings.minimumIOS, minimum >= Version(16), proxy.isOnlyUse,
      let assignment = proxy.assignment, assignment.assignedValue?.name == "clear",
      assignment.assignmentTarget?.unwrapped.name == "backgroundColor",
      let content = view.codeOfBody, content.shows(oneOf: Self.views(with: proxy.type)),
      let edits = edits(replacing: assignment, in: view, content)
    else { return nil }
    return Fix("Hide the background of this view alone", .needsReview, edits: edits.inOrder)
  }

  /// SwiftUI's views that are made of a view of that type of UIKit's, on some iOS at least.
  private static func views(with type: String) -> Set<String> {
    switch type {
    case "UITableView", "UICollectionView": ["List", "Form"]
    case "UITextView": ["TextEditor"]
    default: []
    }
  }

  private func edits(
    replacing assignment: Node, in view: HostedView, _ content: Node
  ) -> [Fix.Edit]? {
    let (file, modifier) = (context.file, "scrollContentBackground(.hidden)")
    // A closure for the appearance that does nothing else gives its place to the modifier.
    if let closure = assignment.onlyStatementsClosure, let (call, _) = closure.enclosingArgument,
      call.arguments.count == 1, let callee = call.callee, callee.kind == .member,
      content.contains(call), callee.base?.shows(oneOf: ["List", "Form", "TextEditor"]) == true
    {
      return [.replace(callee.focus.lowerBound..<call.range.upperBound, with: modifier)]
    }
    guard let function = assignment.enclosingFunction, assignment.parent == function.body,
      let added = file.append(modifier, toBodyOf: view)
    else { return nil }
    let removed =
      function.isEmptied(without: assignment)
      ? file.removeMember(function) : file.remove(assignment)
    return removed.map { [$0, added] }
  }
}

extension Node {
  fileprivate func shows(oneOf views: Set<String>) -> Bool {
    subtree.contains { $0.kind == .call && $0.calleeName.map(views.contains) == true }
  }

  /// The closure whose only statement this is.
  fileprivate var onlyStatementsClosure: Node? {
    guard let block = parent, block.kind == .block, block.onlyChild == self,
      let closure = block.parent, closure.kind == .closure
    else { return nil }
    return closure
  }

  /// Whether this initialiser does nothing but `statement`, so that the compiler makes the same one
  /// without it.
  fileprivate func isEmptied(without statement: Node) -> Bool {
    kind == .initializer && body?.onlyChild == statement && !has(.isPublic) && !has(.isPrivate)
      && children.allSatisfy { ![.parameter, .attribute, .genericParameter].contains($0.kind) }
      && enclosingType?.members.filter { $0.kind == .initializer }.count == 1
      && enclosingType?.has(.isExtension) == false
  }
}
