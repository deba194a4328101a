/// How a representable's inputs reach its UIKit view.
extension Representable {
  /// The stored inputs that a function reads, through the type's own computed properties and
  /// methods in this file; `nil` where `self` as a whole goes elsewhere, so that anything may be
  /// read.
  package func inputs(readIn function: Node) -> Set<String>? {
    var names: Set<String> = []
    var pending = [function]
    var visited: Set<Node> = []
    while let next = pending.popLast(), visited.count < 60 {
      guard visited.insert(next).inserted else { continue }
      for node in next.descendants {
        switch node.kind {
        case .name where node.isSelf:
          guard node.wrapped.parent?.kind == .member else { return nil }
        case .name where node.localDeclaration(of: node.name) == nil: names.insert(node.name)
        case .member where node.base?.isSelfReference == true: names.insert(node.name)
        case .condition where node.isShorthandBinding(of: node.name): names.insert(node.name)
        default: continue
        }
      }
      pending += members.filter {
        names.contains($0.name) && ($0.kind == .function || $0.has(.isComputed))
      }
    }
    return names
  }

  /// The properties that every value of the representable stores.
  package var storedProperties: [Node] {
    members.filter { $0.kind == .property && !$0.has(.isComputed) && !$0.has(.isStatic) }
  }

  /// The type of an expression in the representable's code; what is reached through
  /// `context.coordinator` included.
  package func type(of expression: Node) -> TypeRef? {
    if let path = expression.path, path.count == 3, path[1] == "coordinator",
      let coordinator, let found = index.property(path[2], of: coordinator.name)
    {
      return index.type(of: found.fact, owner: found.owner)
    }
    return index.type(of: expression.origin, in: index.name(of: expression.enclosingType))
  }
}
