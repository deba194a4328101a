/// Mentions of variables and members, and what changes them.
extension Node {
  /// The member of `self` that this element names: `x` where no local has that name, `self.x`.
  var mentionedMember: String? {
    switch kind {
    case .name: localDeclaration(of: name) == nil ? name : nil
    case .member: base?.isSelfReference == true ? name : nil
    default: nil
    }
  }

  /// Whether a variable or a member with one of `names` is named anywhere inside.
  func mentions(oneOf names: Set<String>) -> Bool {
    descendants.contains { $0.isMention && names.contains($0.name) }
  }

  /// Whether the code may be copied to `place` of the same type: every variable that it names is its
  /// own, or a member or global that no local hides there.
  func meansTheSame(at place: Node) -> Bool {
    subtree.allSatisfy { node in
      guard node.kind == .name else { return true }
      guard let local = node.localDeclaration(of: node.name) else {
        return place.localDeclaration(of: node.name) == nil
      }
      return contains(local)
    }
  }

  /// The member that is assigned, or changed in place, here: `items` in `self.items = []` and in
  /// `items.append(x)`. A local may have that name.
  var changedMember: String? {
    switch kind {
    case .assignment: return assignmentTarget?.pathInSelf?.first
    case .call:
      guard let path = callee?.pathInSelf, path.count == 2, Self.mutatingMethods.contains(path[1])
      else { return nil }
      return path[0]
    default: return nil
    }
  }

  /// Methods of the standard library that change their value in place.
  static let mutatingMethods: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast",
    "removeValue", "sort", "formUnion", "subtract", "merge",
  ]
}
