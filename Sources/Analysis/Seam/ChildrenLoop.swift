extension Node {
  /// What loops over `children` do with each child.
  var effectsOnAllChildren: [Effect] {
    var effects: Set<Effect> = []
    for node in descendants {
      let loop: Node?
      switch node.kind {
      case .forLoop:
        let sequence = node.children.first { $0.isExpression }
        loop = sequence?.mentionsChildren == true ? node : nil
      case .call where ["forEach", "map", "compactMap"].contains(node.calleeName ?? ""):
        loop = node.receiver?.mentionsChildren == true ? node : nil
      default: loop = nil
      }
      for member in loop?.descendants.filter({ $0.kind == .member }) ?? [] {
        switch member.name {
        case "didMove": effects.insert(.movesToParent)
        case "willMove": effects.insert(.willMoveToNil)
        case "removeFromParent": effects.insert(.removesFromParent)
        case "removeFromSuperview": effects.insert(.removesView)
        default: continue
        }
      }
    }
    return effects.sorted { "\($0)" < "\($1)" }
  }

  private var mentionsChildren: Bool {
    subtree.contains { $0.isMention && $0.name == "children" }
  }
}
