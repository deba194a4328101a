/// Members of types, inherited ones included.
extension WorkspaceIndex {
  /// A member with the type that declares it.
  package struct Found<Fact: Sendable>: Sendable {
    package let fact: Fact
    package let owner: String
    package let path: String

    /// The declaration, for notes.
    package func key(_ member: String) -> DeclarationKey {
      DeclarationKey(path: path, type: owner, member: member)
    }
  }

  /// The property `name` of `type` (a qualified name), nearest in its lineage.
  package func property(_ name: String, of type: String) -> Found<PropertyFact>? {
    guard let memory else { return findProperty(name, of: type) }
    return memory.properties.answer(IndexMemory.Mention(name: name, context: type)) {
      findProperty(name, of: type)
    }
  }

  private func findProperty(_ name: String, of type: String) -> Found<PropertyFact>? {
    for ancestor in lineage(of: type) {
      for piece in declarations(of: ancestor, for: name) {
        if let fact = piece.fact.properties.first(where: { $0.name == name }) {
          return Found(fact: fact, owner: ancestor, path: piece.path)
        }
      }
    }
    return nil
  }

  /// The methods and initialisers called `name` (without labels) of `type`, nearest first.
  package func functions(_ name: String, of type: String) -> [Found<FunctionFact>] {
    guard let memory else { return findFunctions(name, of: type) }
    return memory.functions.answer(IndexMemory.Mention(name: name, context: type)) {
      findFunctions(name, of: type)
    }
  }

  /// Whether a type or what it inherits from has a property or a method of that name, labels aside, so
  /// that another member would collide with it.
  package func hasMember(_ name: String, of type: String) -> Bool {
    property(name, of: type) != nil || !functions(name, of: type).isEmpty
  }

  private func findFunctions(_ name: String, of type: String) -> [Found<FunctionFact>] {
    guard let candidates = methodsByName[name] else {
      note(.name(name))
      return []
    }
    // Some types, `View` above all, are extended in a hundred places.
    let owners = candidates.count < 100 ? Set(candidates.map(\.type)) : nil
    var result: [Found<FunctionFact>] = []
    for ancestor in lineage(of: type) {
      note(.member(name, of: ancestor))
      guard owners?.contains(ancestor) ?? true else { continue }
      for piece in declarations(of: ancestor, for: name) {
        for fact in piece.fact.functions where fact.baseName == name {
          result.append(Found(fact: fact, owner: ancestor, path: piece.path))
        }
      }
    }
    return result
  }

  /// The properties that every value of `type` stores, its own and inherited ones.
  package func properties(of type: String) -> [Found<PropertyFact>] {
    lineage(of: type).flatMap { ancestor in
      note(.properties(of: ancestor))
      return findProperties(of: ancestor)
    }
  }

  /// Those of them that are called `name`.
  func properties(_ name: String, of type: String) -> [Found<PropertyFact>] {
    lineage(of: type).flatMap { ancestor in
      declarations(of: ancestor, for: name).flatMap { piece in
        piece.fact.properties.filter { $0.name == name }
          .map { Found(fact: $0, owner: ancestor, path: piece.path) }
      }
    }
  }

  /// Those of them that have attributes.
  func wrappedProperties(of type: String) -> [Found<PropertyFact>] {
    lineage(of: type).flatMap { ancestor in
      note(.wrapped(of: ancestor))
      return findProperties(of: ancestor).filter { !$0.fact.attributes.isEmpty }
    }
  }

  private func findProperties(of type: String) -> [Found<PropertyFact>] {
    note(.head(type))
    return visiblePieces(of: type).flatMap { piece in
      piece.fact.properties.map { Found(fact: $0, owner: type, path: piece.path) }
    }
  }
}

extension FunctionFact {
  /// Whether a call with `labels` may mean this function.
  package func accepts(_ labels: [String]) -> Bool { parameters.accept(labels) }

  /// Which parameter each argument of a call with `labels` goes to.
  package func parameterIndices(for labels: [String]) -> [Int?] {
    parameters.indices(for: labels)
  }
}

extension [ParameterFact] {
  /// Whether a call with `labels` may mean the function of these parameters: each label stands in
  /// order, and what is left out has a default.
  package func accept(_ labels: [String]) -> Bool {
    var remaining = labels[...]
    for parameter in self {
      if let next = remaining.first, next == parameter.label {
        remaining.removeFirst()
      } else if parameter.type?.isFunction == true, remaining.count == 1, remaining.first == "" {
        // A trailing closure carries no label.
        remaining.removeFirst()
      } else if !parameter.flags.contains(.hasDefault) {
        return false
      }
    }
    return remaining.isEmpty
  }

  /// Which parameter each argument of a call with `labels` goes to.
  package func indices(for labels: [String]) -> [Int?] {
    var result: [Int?] = []
    var next = 0
    for label in labels {
      var index = next
      while index < count {
        let parameter = self[index]
        if parameter.label == label || (label.isEmpty && parameter.type?.isFunction == true) {
          break
        }
        index += 1
      }
      result.append(index < count ? index : nil)
      if index < count { next = index + 1 }
    }
    return result
  }
}
