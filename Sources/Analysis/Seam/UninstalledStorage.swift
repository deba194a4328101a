/// A property of a class that is declared with one of the wrappers which SwiftUI connects to a view,
/// as it does for structs alone.
package struct UninstalledStorage: Sendable {
  /// The declaration.
  package let property: Node
  package let storage: ViewStorage
  /// The first place in the file that goes wrong: for state one that gives it another value, for
  /// the others one that mentions it.
  package let use: Node
}

extension Code {
  /// Those of the file's classes that some code of the class relies on, in source order.
  package func uninstalledStorages(_ index: WorkspaceIndex) -> [UninstalledStorage] {
    // Where other modules are imported, wrappers of the same names may be theirs.
    guard imports.isEmpty || imports.contains("SwiftUI") else { return [] }
    let parts = typeParts(index)
    return parts.filter { $0.node.has(.isClass) }.flatMap { name, type -> [UninstalledStorage] in
      let candidates = type.members.filter { $0.kind == .property && !$0.has(.isStatic) }
        .compactMap { member -> (Node, ViewStorage)? in
          let storage = ViewStorage(PropertyFact(member))
          return storage.isInstalled && !member.attributeNames.contains(where: index.isDeclared)
            ? (member, storage) : nil
        }
      guard !candidates.isEmpty, !index.descends(name, from: "DynamicProperty").isYes else {
        return []
      }
      let own = parts.filter { $0.name == name }.map(\.node)
      return candidates.compactMap { property, storage in
        // What a view hands over may be the view's own, which is installed.
        guard !uses("_" + property.name),
          let use = own.lazy.compactMap({ $0.firstUse(of: property.name, as: storage) }).first
        else { return nil }
        return UninstalledStorage(property: property, storage: storage, use: use)
      }
    }
  }
}

extension Node {
  /// The first place in the code of this type, initialisers aside, that changes the member, hands
  /// its binding on, or, unless it is state, mentions it.
  fileprivate func firstUse(of name: String, as storage: ViewStorage) -> Node? {
    descendants.first { node in
      guard node.enclosingFunction?.kind != .initializer else { return false }
      if storage == .state, node.changedMember == name {
        return node.assignmentTarget?.localDeclaration(of: name) == nil
      }
      let member = node.mentionedMember
      return member == "$" + name || member == name && storage != .state
    }
  }
}

extension WorkspaceIndex {
  /// Whether the workspace declares a type of this name.
  fileprivate func isDeclared(_ name: String) -> Bool { qualifiedName(of: name) != nil }
}
