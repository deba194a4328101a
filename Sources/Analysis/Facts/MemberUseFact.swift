/// What one declaration or extension of a type does with a property, for judging the type whole
/// when it is spread over files.
package struct MemberUseFact: Hashable, Sendable {
  package let member: String
  package let effects: Set<Effect>

  /// The uses of members in a class or extension, sorted by name.
  static func all(in type: Node) -> [MemberUseFact] {
    guard type.has(.isClass) || type.has(.isExtension) else { return [] }
    var effects: [String: Set<Effect>] = [:]
    for node in type.descendants where node.kind == .name || node.kind == .member {
      if node.kind == .member, node.base?.isSelfReference != true { continue }
      let found = UseClassifier.classify(node, isView: false).uses.map(\.effect)
        .filter(\.concernsContainment)
      guard !found.isEmpty, node.isMention(ofMember: node.name, of: type) else { continue }
      effects[node.name, default: []].formUnion(found)
    }
    return effects.keys.sorted().compactMap { name in
      effects[name].map { MemberUseFact(member: name, effects: $0) }
    }
  }
}

extension Node {
  /// The paths of members of `self` that are assigned inside this type.
  var assignedMembers: Set<String> {
    var paths: Set<String> = []
    for node in descendants where node.kind == .assignment {
      guard let path = node.assignmentTarget?.unwrapped.pathInSelf, let first = path.first,
        path.count <= 3, node.enclosingType == self, node.localDeclaration(of: first) == nil
      else { continue }
      paths.insert(path.joined(separator: "."))
    }
    return paths
  }
}

extension Effect {
  fileprivate var concernsContainment: Bool {
    switch self {
    case .addsChild, .movesToParent, .movesToNil, .willMoveToNil, .removesFromParent,
      .insertsView, .removesView, .removesArrangedView, .passesView, .passed, .pushes, .presents,
      .setsRoot, .listed, .returned, .cleared, .storedElsewhere:
      true
    case .sets(let path): path.hasPrefix("rootView") || path == "sizingOptions"
    default: false
    }
  }
}
