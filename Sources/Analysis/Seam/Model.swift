/// A class whose changes views can observe.
package struct Model: Sendable {
  /// The qualified name of the class.
  package let name: String
  let index: WorkspaceIndex

  /// `nil` unless `type` is for certain an `ObservableObject` class of the workspace, and not an
  /// `@Observable` one, which needs no wrapper to be observed.
  package init?(observableObject type: TypeRef, _ index: WorkspaceIndex) {
    guard !type.isExistential, !type.isOpaque, index.isObservableObject(type.name).isYes,
      !index.isObservable(type.name).isYes,
      index.primaryDeclaration(of: type.name)?.fact.kind == .class
    else { return nil }
    name = type.name
    self.index = index
  }

  /// Whether the class announces changes of anything; one that does not keeps nothing to lose.
  package var publishesAnything: Bool {
    index.properties(of: name).contains { $0.fact.attribute("Published") != nil }
  }

  /// Whether the class announces changes of anything but `member`.
  package func publishesMore(than member: String) -> Bool {
    index.properties(of: name).contains {
      $0.fact.attribute("Published") != nil && $0.fact.name != member
    }
  }

  /// Whether an object of the class stays as its initialiser makes it: others find no method and no
  /// property to change it by, and nothing that is started there goes on.
  package var neverChanges: Bool {
    let pieces = index.declarations(of: name)
    guard pieces.contains(where: { $0.fact.functions.contains(where: \.isInitializer) }),
      index.superclass(of: name).map({ $0.simpleName == "NSObject" }) ?? true
    else {
      return false
    }
    return pieces.allSatisfy { piece in
      piece.fact.properties.allSatisfy { property in
        property.has(.isPrivate) || property.has(.isLet) || property.has(.hasPrivateSetter)
          || property.has(.isStatic) || property.has(.isComputed)
      }
        && piece.fact.functions.allSatisfy { function in
          let isHidden = function.has(.isPrivate) || piece.fact.isPrivate
          return (function.isInitializer || function.has(.isStatic) || isHidden)
            && function.attributes.isEmpty && !function.summary.startsWork
            && index.workStarted(by: function, of: name) == nil
        }
    }
  }

  /// Whether changes of `member` are announced: it is `@Published`, or computed from what is.
  package func publishes(_ member: String) -> Bool { !published(behind: member).isEmpty }

  /// `member` if it is `@Published`, else the published properties that it is computed from.
  package func published(behind member: String) -> Set<String> {
    published(behind: member, depth: 0)
  }

  private func published(behind member: String, depth: Int) -> Set<String> {
    guard depth < 6, let found = index.property(member, of: name), !found.fact.has(.isStatic)
    else { return [] }
    if found.fact.attribute("Published") != nil { return [member] }
    guard found.fact.has(.isComputed) else { return [] }
    return found.fact.views.elements.reduce(into: []) { names, element in
      guard case .read(let name, _) = element.kind else { return }
      names.formUnion(published(behind: name, depth: depth + 1))
    }
  }
}

extension SeamModel {
  static func observedClasses(in code: Code, _ index: WorkspaceIndex) -> [(String, [Node])] {
    var parts: [String: [Node]] = [:]
    var names: [String] = []
    for (name, node) in code.typeParts(index) {
      if parts[name] == nil {
        guard !index.observers(of: name).isEmpty,
          index.primaryDeclaration(of: name)?.fact.kind == .class,
          index.isObservableObject(name).isYes || index.isObservable(name).isYes
        else { continue }
        names.append(name)
      }
      parts[name, default: []].append(node)
    }
    return names.map { ($0, parts[$0] ?? []) }
  }
}
