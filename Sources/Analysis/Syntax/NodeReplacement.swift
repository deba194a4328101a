import SwiftSyntax

/// A rewriter that descends along the path to one node only, and replaces it.
final class NodeReplacement: SyntaxRewriter {
  private let target: SyntaxIdentifier
  private let replacement: Syntax
  private let ancestors: Set<SyntaxIdentifier>

  /// `root` with `target`, a node below it, replaced.
  static func replacing(
    _ target: Syntax, with replacement: Syntax, in root: Syntax
  ) -> Syntax {
    NodeReplacement(target, replacement).rewrite(root, detach: true)
  }

  private init(_ target: Syntax, _ replacement: Syntax) {
    self.target = target.id
    self.replacement = replacement
    var ancestors: Set<SyntaxIdentifier> = []
    var parent = target.parent
    while let node = parent {
      ancestors.insert(node.id)
      parent = node.parent
    }
    self.ancestors = ancestors
    super.init(viewMode: .all)
  }

  override func visitAny(_ node: Syntax) -> Syntax? {
    if node.id == target { return replacement }
    return ancestors.contains(node.id) ? nil : node
  }
}
