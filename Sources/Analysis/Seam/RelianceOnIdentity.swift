/// What a class does that a struct could not.
extension Representable {
  /// Whether the class does something that a struct cannot: inheritance, `deinit`, weak
  /// references to itself, changing itself in its methods, handing itself to UIKit.
  package var reliesOnIdentity: Bool {
    guard let declaration, index.declarations(of: name).count == parts.count else { return true }
    let inherited = index.declarations(of: name).flatMap(\.fact.inherits)
    let lineage = inherited.map { index.resolve($0, in: name).name }
    return !lineage.allSatisfy { index.allowsValues($0) }
      || index.hasSubclass(name)
      || declaration.children(.modifier).contains {
        ["open", "required", "actor"].contains($0.name)
      }
      || declaration.children(.attribute).contains { $0.name.hasPrefix("objc") }
      || parts.contains { $0.reliesOnIdentity(of: displayName) }
      || index.isHeldWeakly(name)
      || declaration.ancestors.last?.comparesReferences == true
  }
}

extension Node {
  /// Whether something inside asks if two references are the same.
  fileprivate var comparesReferences: Bool {
    descendants.contains { $0.kind == .operation && Operators.identity.contains($0.name) }
  }
}

extension AncestorSequence {
  /// The outermost of them.
  fileprivate var last: Node? {
    var found: Node?
    for ancestor in self { found = ancestor }
    return found
  }
}

extension WorkspaceIndex {
  /// Whether some property refers to the type weakly, which only a reference allows.
  fileprivate func isHeldWeakly(_ name: String) -> Bool {
    typeNames.contains { owner in
      declarations(of: owner).contains { piece in
        piece.fact.properties.contains { property in
          (property.has(.isWeak) || property.has(.isUnowned))
            && property.type.map { resolve($0, in: owner).name == name } ?? false
        }
      }
    }
  }

  /// Whether a struct may conform to the protocol.
  fileprivate func allowsValues(_ name: String) -> Bool {
    let names = lineage(of: name)
    guard !names.contains("AnyObject"), !names.contains("NSObjectProtocol") else { return false }
    return names.allSatisfy { ancestor in
      if ["Equatable", "Hashable", "Identifiable", "Sendable"].contains(ancestor) { return true }
      if let primary = primaryDeclaration(of: ancestor) { return primary.fact.kind == .protocol }
      return ancestor == "View" || Self.representableProtocols.contains(ancestor)
    }
  }
}

extension Node {
  fileprivate func reliesOnIdentity(of typeName: String) -> Bool {
    if members.contains(where: { $0.kind == .deinitializer || $0.has(.isOverride) }) { return true }
    if members.contains(where: { $0.keyword("class") != nil && $0.kind != .type }) { return true }
    let stored = Set(
      members.filter { $0.kind == .property && !$0.has(.isComputed) && !$0.has(.isStatic) }
        .filter { $0.children(.attribute).isEmpty }.map(\.name))
    return members.contains { $0.has(.isLazy) && $0.kind == .property }
      || members.contains {
        ["convenience", "required"].contains($0.children(.modifier).first?.name)
      }
      || descendants.contains { node in
        switch node.kind {
        case .initializer: node.has(.isRequired) || node.has(.isConvenience)
        case .capture: node.name == "self" && (node.has(.isWeak) || node.has(.isUnowned))
        case .property where node.has(.isWeak) || node.has(.isUnowned):
          node.type?.simpleName == typeName
        case .attribute: node.name == "objc" && node.parent?.enclosingType == self
        case .assignment, .call:
          node.changes(stored, of: self) || node.handsOverSelf(in: self)
        case .reference: node.firstChild?.pathInSelf?.first.map(stored.contains) == true
        case .operation: Operators.identity.contains(node.name)
        default: false
        }
      }
  }

  /// Whether it assigns a stored property outside of an initialiser, or changes one in place: a view
  /// or an object is changed through any copy, a value is not.
  fileprivate func changes(_ stored: Set<String>, of type: Node) -> Bool {
    guard enclosingType == type, let name = changedMember, stored.contains(name),
      kind == .call || enclosingFunction?.kind != .initializer
    else { return false }
    return localDeclaration(of: name) == nil
  }

  /// `map.delegate = self`, `button.addTarget(self, …)`.
  fileprivate func handsOverSelf(in type: Node) -> Bool {
    guard enclosingType == type else { return false }
    if kind == .assignment { return assignedValue?.unwrapped.isSelf == true }
    return ["addTarget", "addObserver", "UITapGestureRecognizer"].contains(calleeName ?? "")
      && arguments.contains { $0.value?.unwrapped.isSelf == true }
  }
}
