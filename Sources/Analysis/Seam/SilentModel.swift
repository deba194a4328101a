/// An `ObservableObject` that a file declares and that announces no change of anything.
package struct SilentModel: Sendable {
  /// The qualified name of the class.
  package let name: String
  /// The declaration and the extensions of it in this file.
  package let parts: [Node]
  /// Its stored variables.
  package let variables: [Node]

  static func all(in code: Code, _ index: WorkspaceIndex) -> [SilentModel] {
    let types = code.typeParts(index)
    return types.compactMap { name, node in
      guard node.has(.isClass), index.isObservableObject(name).isYes, index.announcesNothing(name)
      else { return nil }
      let parts = types.filter { $0.name == name }.map(\.node)
      guard !parts.contains(where: \.mentionsPublisher) else { return nil }
      let variables = node.members.filter { member in
        member.kind == .property
          && [.isComputed, .isStatic, .isLet, .isLazy].allSatisfy { !member.has($0) }
      }
      return variables.isEmpty ? nil : SilentModel(name: name, parts: parts, variables: variables)
    }
  }

  /// Whether a method of the class changes the variable after the object was made.
  package func changes(_ variable: String) -> Bool {
    parts.flatMap(\.descendants).contains { node in
      guard node.changedMember == variable, let function = node.enclosingFunction else {
        return false
      }
      return function.kind != .initializer && function.kind != .deinitializer
        && node.localDeclaration(of: variable) == nil
    }
  }
}

extension Node {
  fileprivate var mentionsPublisher: Bool {
    descendants.contains {
      ($0.isMention || $0.kind == .property)
        && $0.name == "objectWillChange"
    }
  }
}

extension WorkspaceIndex {
  /// Whether nothing in a class, or in what it descends from, can announce a change. Wrappers that
  /// are not known may do so, and superclasses that cannot be seen.
  fileprivate func announcesNothing(_ type: String) -> Bool {
    guard !isObservable(type).isYes else { return false }
    return lineage(of: type).allSatisfy { ancestor in
      if let parent = superclass(of: ancestor), declarations(of: parent.name).isEmpty,
        parent.simpleName != "NSObject"
      {
        return false
      }
      return declarations(of: ancestor).allSatisfy { piece in
        piece.fact.properties.allSatisfy { property in
          property.name != "objectWillChange"
            && property.attributes.allSatisfy {
              SwiftUIVocabulary.plainAttributes.contains($0.name)
            }
        }
          && piece.fact.functions.allSatisfy { function in
            !function.summary.calls.contains { $0.mentions("objectWillChange") }
          }
      }
    }
  }

  /// A view that observes an object of class `type` and shows `member` of it, the first by name.
  func viewShowing(_ member: String, of type: String) -> Found<PropertyFact>? {
    let flow = EnvironmentFlow(self)
    for view in observers(of: type) {
      for found in properties(of: view) where ViewStorage.observes(found.fact) {
        guard self.type(of: found.fact, owner: found.owner)?.name == type,
          flow.memberReads(ofView: view).contains(
            EnvironmentFlow.MemberRead(property: found.fact.name, member: member, isLater: false))
        else { continue }
        return found
      }
    }
    return nil
  }
}
