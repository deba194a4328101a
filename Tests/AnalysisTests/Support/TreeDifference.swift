import SwiftSyntax

/// Where two trees first differ, in words; `nil` when they are equal in shape, text and trivia.
///
/// Walks without recursion, so that it can compare trees of any depth.
func firstDifference(_ lhs: some SyntaxProtocol, _ rhs: some SyntaxProtocol) -> String? {
  var pending = [(Syntax(lhs), Syntax(rhs))]
  while let (left, right) = pending.popLast() {
    let place = "at \(left.position.utf8Offset)"
    guard left.kind == right.kind else { return "\(left.kind) and \(right.kind) \(place)" }
    guard left.totalLength == right.totalLength else {
      return "\(left.kind) of \(left.totalLength) and \(right.totalLength) \(place)"
    }
    if let left = left.as(TokenSyntax.self), let right = right.as(TokenSyntax.self) {
      guard left.tokenKind == right.tokenKind, left.presence == right.presence,
        left.leadingTrivia == right.leadingTrivia, left.trailingTrivia == right.trailingTrivia
      else { return "token \(left.debugDescription) and \(right.debugDescription) \(place)" }
      continue
    }
    let leftChildren = Array(left.children(viewMode: .all))
    let rightChildren = Array(right.children(viewMode: .all))
    guard leftChildren.count == rightChildren.count else {
      return "\(left.kind) with \(leftChildren.count) and \(rightChildren.count) children \(place)"
    }
    for (left, right) in zip(leftChildren, rightChildren) {
      guard left.keyPathInParent == right.keyPathInParent else {
        return "\(left.kind) in another place of its parent \(place)"
      }
      pending.append((left, right))
    }
  }
  return nil
}
