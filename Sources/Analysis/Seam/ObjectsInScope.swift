/// The objects of one class that code at some place can name.
extension Node {
  /// Locals, parameters and properties that hold an object of class `type` where this expression
  /// stands, as they are written there. A place that has no certain `self` offers no properties.
  package func objects(
    of type: String, in context: String, _ index: WorkspaceIndex
  ) -> [String] {
    var names = localObjects(of: type, in: context, index)
    guard let prefix = selfPrefix else { return names }
    for found in index.properties(of: context) {
      let fact = found.fact
      guard !fact.has(.isStatic), let known = index.type(of: fact, owner: found.owner),
        !known.isOptional, known.name == type, !names.contains(fact.name),
        fact.attributes.allSatisfy({ SwiftUIVocabulary.plainAttributes.contains($0.name) }),
        found.owner == context || !fact.has(.isPrivate)
      else { continue }
      names.append(prefix + fact.name)
    }
    return names
  }

  private func localObjects(
    of type: String, in context: String, _ index: WorkspaceIndex
  ) -> [String] {
    var names: [String] = []
    var current = self
    for ancestor in ancestors {
      if ancestor.kind == .type { break }
      for child in ancestor.children where child.id < current.id && child.isVariable {
        guard let known = index.type(of: child.declaredOrigin, in: context),
          !known.isOptional || child.kind == .condition,
          known.name == type, localDeclaration(of: child.name) == child,
          !names.contains(child.name)
        else { continue }
        names.append(child.name)
      }
      current = ancestor
    }
    return names
  }

  private var isVariable: Bool {
    switch kind {
    case .property: has(.isLocal)
    case .parameter: !name.isEmpty && name != "_"
    case .condition: has(.isOptionalBinding)
    default: false
    }
  }

  /// What to write in front of a member of `self` here: nothing, or `self.` in a closure; `nil`
  /// where there is no certain `self`.
  private var selfPrefix: String? {
    guard let function = ancestors.first(where: { $0.isFunctionLike || $0.isStoredProperty }),
      function.enclosingType != nil, !function.has(.isStatic)
    else { return nil }
    // Before `super.init`, and in the initial value of a property that is not lazy, there is none.
    if function.kind == .initializer { return nil }
    if function.kind == .property, !function.has(.isLazy) { return nil }
    guard let closure = enclosingClosure(within: function) else { return "" }
    let isWeak = ([closure] + closure.ancestors.prefix { $0 != function }).contains { outer in
      outer.children(.capture).contains { $0.name == "self" && !$0.has(.isUnowned) }
    }
    return isWeak ? nil : "self."
  }

  private var isStoredProperty: Bool {
    kind == .property && !has(.isLocal) && !has(.isComputed)
  }
}
