extension Node {
  /// What loops over `children` do with each child.
  var effectsOnAllChildren: [Effect] {
    var effects: Set<Effect> = []
    for node in descendants where node.loopedSequence?.mentionsChildren == true {
      for member in node.descendants where member.kind == .member {
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
