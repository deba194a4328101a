/// What one declaration or extension of a coordinator reads of a thing that it keeps, for a
/// representable in another file.
package struct KeptReadFact: Hashable, Sendable {
  /// The coordinator's stored property: `parent`.
  package let property: String
  /// What is read from it outside of initialisers: `onCommit` in `parent.onCommit(text)`.
  package let members: [String]

  /// The reads in classes that are called coordinators, and in extensions of them, sorted.
  static func all(in type: Node) -> [KeptReadFact] {
    guard type.name.hasSuffix("Coordinator"), type.has(.isClass) || type.has(.isExtension) else {
      return []
    }
    var reads: [String: Set<String>] = [:]
    for node in type.descendants where node.kind == .name || node.kind == .member {
      guard let property = node.ownMember, node.enclosingFunction?.kind != .initializer else {
        continue
      }
      var members = reads[property, default: []]
      if let member = node.wrapped.parent, member.kind == .member { members.insert(member.name) }
      reads[property] = members
    }
    return reads.keys.sorted().map {
      KeptReadFact(property: $0, members: (reads[$0] ?? []).sorted())
    }
  }
}

extension Node {
  /// `parent` for `parent`, `self.parent` and a local copy of it; `nil` for all else.
  package var ownMember: String? {
    switch unwrapped.origin {
    case .name(let name) where kind == .name && !name.isTypeName: name
    case .member(.selfValue, let name): name
    default: nil
    }
  }
}
