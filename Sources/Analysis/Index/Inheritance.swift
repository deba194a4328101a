/// What a type descends from.
extension WorkspaceIndex {
  /// Whether `name`, written inside `context`, is `ancestor` or descends from it or conforms to it.
  ///
  /// Unknown where a declaration on the way cannot be seen.
  package func descends(_ name: String, from ancestor: String, in context: String = "") -> Trilean {
    guard let memory else { return findDescent(name, from: ancestor, in: context) }
    let key = IndexMemory.Descent(name: name, ancestor: ancestor, context: context)
    return memory.descents.answer(key) { findDescent(name, from: ancestor, in: context) }
  }

  private func findDescent(
    _ name: String, from ancestor: String, in context: String
  ) -> Trilean {
    var pending = [(name, context)]
    var seen: Set<String> = []
    var isComplete = true
    while let (next, scope) = pending.popLast() {
      let simple = next.lastComponent
      if next == ancestor || simple == ancestor { return .yes }
      let qualified = qualifiedName(of: next, in: scope)
      guard seen.insert(qualified ?? next).inserted else { continue }
      if let qualified {
        let found = heads(of: qualified)
        for head in found {
          pending += head.inherits.map { ($0.name, qualified) }
          if head.kind == .protocol {
            pending += head.generics.filter { $0.name == "Self" }
              .compactMap { $0.constraint.map { ($0.name, qualified) } }
          }
        }
        // Only extensions are known: the type itself comes from somewhere else.
        if !found.contains(where: { $0.kind != .extension }) {
          isComplete = addKnown(simple, to: &pending) && isComplete
        }
      } else {
        isComplete = addKnown(simple, to: &pending) && isComplete
      }
    }
    return isComplete ? .no : .unknown
  }

  private func addKnown(_ name: String, to pending: inout [(String, String)]) -> Bool {
    if let superclass = KnownTypes.superclasses[name] {
      if !superclass.isEmpty { pending.append((superclass, "")) }
      return true
    }
    if let refined = KnownTypes.refinedProtocols[name] {
      pending += refined.map { ($0, "") }
      return true
    }
    return KnownTypes.protocols.contains(name)
      || [TypeRef.compositionMark, TypeRef.functionMark].contains(name)
  }

  package func descends(_ type: TypeRef, from ancestor: String, in context: String = "") -> Trilean
  {
    if type.name == TypeRef.compositionMark {
      let answers = type.arguments.map { descends($0.name, from: ancestor, in: context) }
      if answers.contains(.yes) { return .yes }
      return answers.contains(.unknown) ? .unknown : .no
    }
    if type.isExistential || type.isOpaque {
      // A protocol says what its value conforms to, not which class it is.
      let answer = descends(type.name, from: ancestor, in: context)
      return answer == .yes ? .yes : .unknown
    }
    return descends(type.name, from: ancestor, in: context)
  }

  /// The types `name` descends from, itself first, nearest first: the ones in the workspace by
  /// qualified name, the others as written.
  package func lineage(of name: String) -> [String] {
    guard let memory else { return findLineage(of: name) }
    return memory.lineages.answer(name) { findLineage(of: name) }
  }

  private func findLineage(of name: String) -> [String] {
    var result: [String] = []
    var pending = [name][...]
    var seen: Set<String> = []
    while let next = pending.popFirst() {
      guard seen.insert(next).inserted else { continue }
      result.append(next)
      let found = heads(of: next)
      for head in found {
        for parent in head.inherits {
          pending.append(qualifiedName(of: parent.name, in: next) ?? parent.name)
        }
      }
      if !found.contains(where: { $0.kind != .extension }) {
        if let superclass = KnownTypes.superclasses[next.lastComponent], !superclass.isEmpty {
          pending.append(superclass)
        }
        pending += KnownTypes.refinedProtocols[next.lastComponent] ?? []
      }
    }
    return result
  }

  /// Follows typealiases to the type they name.
  package func resolve(_ type: TypeRef, in context: String = "") -> TypeRef {
    var current = type
    var scope = context
    for _ in 0..<8 {
      guard let qualified = qualifiedName(of: current.name, in: scope) else { return current }
      guard let alias = heads(of: qualified).first(where: { $0.kind == .alias }),
        var target = alias.inherits.first
      else {
        current.name = qualified
        return current
      }
      target.isOptional = target.isOptional || current.isOptional
      current = target
      scope = String(qualified.dropLast(qualified.lastComponent.count + 1))
    }
    return current
  }

  /// The superclass of a class declared in the workspace, as written.
  package func superclass(of name: String) -> TypeRef? {
    for head in heads(of: name) where head.kind == .class {
      guard let first = head.inherits.first else { return nil }
      let resolved = resolve(first, in: name)
      if KnownTypes.protocols.contains(resolved.name) { return nil }
      if primaryKind(of: resolved.name) == .protocol { return nil }
      return resolved
    }
    return nil
  }
}

/// The kinds of type the seam is made of.
extension WorkspaceIndex {
  package func isController(_ type: String, in context: String = "") -> Trilean {
    descends(type, from: "UIViewController", in: context)
  }

  package func isHosting(_ type: String, in context: String = "") -> Trilean {
    descends(type, from: "UIHostingController", in: context)
  }

  package func isUIView(_ type: String, in context: String = "") -> Trilean {
    descends(type, from: "UIView", in: context)
  }

  package func isCell(_ type: String, in context: String = "") -> Trilean {
    let answers = ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"]
      .map { descends(type, from: $0, in: context) }
    if answers.contains(.yes) { return .yes }
    return answers.contains(.unknown) ? .unknown : .no
  }

  /// Whether a class of the workspace inherits directly from this one.
  package func hasSubclass(_ type: String) -> Bool {
    types(named: heirs(of: type.lastComponent)).contains { superclass(of: $0)?.name == type }
  }

  package func isView(_ type: String, in context: String = "") -> Trilean {
    descends(type, from: "View", in: context)
  }

  /// The protocols by which a type shows UIKit's views or controllers in SwiftUI.
  static let representableProtocols = ["UIViewControllerRepresentable", "UIViewRepresentable"]

  package func isRepresentable(_ type: String, in context: String = "") -> Trilean {
    let answers = Self.representableProtocols.map { descends(type, from: $0, in: context) }
    if answers.contains(.yes) { return .yes }
    return answers.contains(.unknown) ? .unknown : .no
  }

  package func isObservableObject(_ type: String, in context: String = "") -> Trilean {
    descends(type, from: "ObservableObject", in: context)
  }

  /// Whether a class, or one it descends from, is marked `@Observable`.
  package func isObservable(_ type: String, in context: String = "") -> Trilean {
    guard let qualified = qualifiedName(of: type, in: context) else { return .unknown }
    for name in lineage(of: qualified)
    where heads(of: name).contains(where: { $0.attributes.contains("Observable") }) {
      return .yes
    }
    return .no
  }

  /// Whether values of the type are references.
  package func isClass(_ type: String, in context: String = "") -> Trilean {
    guard let qualified = qualifiedName(of: type, in: context) else {
      return KnownTypes.superclasses[type.lastComponent] == nil ? .unknown : .yes
    }
    switch primaryKind(of: qualified) {
    case .class, .actor: return .yes
    case .struct, .enum: return .no
    default: return .unknown
    }
  }
}
