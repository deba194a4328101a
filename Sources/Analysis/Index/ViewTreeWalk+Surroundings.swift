/// What stands around what a tree of views holds.
extension ViewTreeWalk {
  /// What stands around some piece of code.
  struct Surroundings: Hashable {
    var names: Set<String> = []
    var isUncertain = false
    var isConditional = false
    var conditions: Set<ViewCondition> = []
  }

  /// What stands around the end of a path that code of `type` walks from inside of `around`.
  func inside(_ path: [ViewStep], _ around: Surroundings, _ type: String) -> Surroundings {
    if path.isEmpty { return around }
    let provided = flow.provided(by: path, in: type)
    return Surroundings(
      names: around.names.union(provided.surroundings),
      isUncertain: around.isUncertain || provided.hidesSurroundings,
      isConditional: around.isConditional || path.contains(where: \.isCondition),
      conditions: around.conditions.union(path.conditions))
  }

  /// Notes a landmark of the tree itself.
  func insert(
    _ name: String, _ text: String?, at place: (type: String, member: String),
    _ around: Surroundings, in tree: inout ViewTree
  ) {
    tree.insert(
      ViewTree.Landmark(
        name: name, text: text, surroundings: around.names, isUncertain: around.isUncertain,
        isConditional: around.isConditional, conditions: around.conditions, depth: 0,
        place: index.key(ofMember: place.member, of: place.type)))
  }

  /// Takes over what a tree inside of this one holds, which lies `below` levels deeper.
  func add(_ inner: ViewTree, _ around: Surroundings, below: Int, to tree: inout ViewTree) {
    tree.isWhole = tree.isWhole && inner.isWhole
    for var landmark in inner.landmarks {
      landmark.surroundings.formUnion(around.names)
      landmark.isUncertain = landmark.isUncertain || around.isUncertain
      landmark.isConditional = landmark.isConditional || around.isConditional
      landmark.conditions = around.conditions
      landmark.depth += below
      tree.insert(landmark)
    }
  }
}

extension WorkspaceIndex {
  /// The declaration of a member, or of the type itself.
  func key(ofMember member: String, of type: String) -> DeclarationKey {
    let name = String(member.prefix { $0 != "(" })
    let piece = declarations(of: type, for: name).first { piece in
      if member.isEmpty { return piece.fact.kind != .extension }
      return piece.fact.properties.contains { $0.name == member }
        || piece.fact.functions.contains { $0.name == member }
    }
    return DeclarationKey(path: piece?.path ?? "", type: type, member: member)
  }
}
