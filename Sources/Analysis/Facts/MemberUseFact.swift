/// What one declaration or extension of a type does with a property, for judging the type whole
/// when it is spread over files.
package struct MemberUseFact: Hashable, Sendable {
  package let member: String
  package let effects: Set<Effect>

  /// The uses of members in a class or extension, sorted by name.
  static func all(in type: Node) -> [MemberUseFact] {
    guard type.has(.isClass) || type.has(.isExtension) else { return [] }
    var members: Set<String> = []
    for node in type.descendants where !members.contains(node.name) {
      switch node.kind {
      case .name: break
      case .member: if node.base?.isSelfReference != true { continue }
      case .condition: if !node.isShorthandBinding(of: node.name) { continue }
      default: continue
      }
      let result = UseClassifier.classify(node, as: .controller)
      let isWorthFollowing =
        node.kind == .condition || !result.aliases.isEmpty
        || result.uses.contains { $0.effect.concernsContainment }
      if isWorthFollowing, node.isMention(ofMember: node.name, of: type) {
        members.insert(node.name)
      }
    }
    return members.sorted().compactMap { name in
      let effects = Set(UseCollector.uses(ofProperty: name, in: [type]).map(\.effect))
        .filter(\.concernsContainment)
      return effects.isEmpty ? nil : MemberUseFact(member: name, effects: effects)
    }
  }
}

extension Node {
  /// The paths of members of `self` that are assigned, or passed `inout`, inside this type.
  var assignedMembers: Set<String> {
    var paths: Set<String> = []
    for node in descendants where node.kind == .assignment || node.kind == .reference {
      let target = node.kind == .assignment ? node.assignmentTarget : node.firstChild
      guard let path = target?.unwrapped.pathInSelf, let first = path.first,
        path.count <= 3, node.enclosingType == self, node.localDeclaration(of: first) == nil
      else { continue }
      paths.insert(path.joined(separator: "."))
    }
    return paths
  }
}

extension Node {
  /// The members of `self` that this type assigns, changes in place or passes `inout`, outside of an
  /// initialiser's own statements.
  var changedMembers: Set<String> {
    var names: Set<String> = []
    for node in descendants {
      let name =
        node.kind == .reference
        ? node.firstChild?.unwrapped.pathInSelf?.first : node.changedMember
      guard let name, node.enclosingType == self, node.localDeclaration(of: name) == nil,
        node.enclosingBody?.kind != .initializer
      else { continue }
      names.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name)
    }
    return names
  }
}

extension Effect {
  fileprivate var concernsContainment: Bool {
    switch self {
    case .addsChild, .movesToParent, .movesToNil, .willMoveToNil, .removesFromParent,
      .insertsView, .removesView, .removesArrangedView, .passesView, .passed, .pushes, .presents,
      .setsRoot, .listed, .returned, .cleared, .storedElsewhere:
      true
    case .sets(let path):
      path.hasPrefix("rootView") || path == "sizingOptions"
        || path == "view.translatesAutoresizingMaskIntoConstraints"
    default: false
    }
  }
}
