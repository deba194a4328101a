/// Where a value comes from, without positions: what is known of its type before files are joined.
///
/// Locals are already replaced by what they were made from, so an origin means the same anywhere
/// in the type it stands in.
package indirect enum Origin: Hashable, Sendable {
  case unknown
  /// An annotation, a cast or a literal says it.
  case type(TypeRef)
  case selfValue
  case superValue
  /// A member of the surrounding type, a global, or a type.
  case name(String)
  case member(Origin, String)
  case call(Origin, labels: [String])
  /// `.name`, whose type the context gives.
  case implicit(String)
  /// One element of a sequence.
  case element(Origin)
  /// A closure literal.
  case closure
}

extension Node {
  /// Where this expression's value comes from.
  package var origin: Origin { origin(depth: 0) }

  private func origin(depth: Int) -> Origin {
    guard depth < 24 else { return .unknown }
    let node = unwrapped
    switch node.kind {
    case .name: return node.nameOrigin(depth: depth)
    case .member:
      guard let base = node.base else { return .implicit(node.name) }
      return .member(base.origin(depth: depth + 1), node.name)
    case .call:
      guard let callee = node.callee else { return .unknown }
      if callee.kind == .closure {
        // `{ Model() }()` is what the closure gives back.
        let values = callee.body?.returnedValues ?? []
        return values.count == 1 ? values[0].origin(depth: depth + 1) : .unknown
      }
      return .call(callee.origin(depth: depth + 1), labels: node.argumentLabels)
    case .literal where node.has(.isNil): return .unknown
    case .literal, .string, .typeExpression: return node.type.map(Origin.type) ?? .unknown
    case .cast:
      guard !node.has(.isTest), let type = node.type else { return .type(TypeRef("Bool")) }
      return .type(type)
    case .array:
      guard let first = node.firstChild, case .type(let type) = first.origin(depth: depth + 1)
      else { return .type(TypeRef(TypeRef.arrayMark, arguments: [TypeRef("_")])) }
      return .type(TypeRef(TypeRef.arrayMark, arguments: [type]))
    case .closure: return .closure
    case .subscriptCall:
      return node.callee.map { .element($0.origin(depth: depth + 1)) } ?? .unknown
    case .ternary:
      for child in node.children where child != node.firstChild {
        let origin = child.origin(depth: depth + 1)
        if origin != .unknown { return origin }
      }
      return .unknown
    case .operation where node.name == "??":
      return node.firstChild?.origin(depth: depth + 1) ?? .unknown
    default: return .unknown
    }
  }

  private func nameOrigin(depth: Int) -> Origin {
    switch name {
    case "self": return .selfValue
    case "super": return .superValue
    default: break
    }
    if let type, !type.arguments.isEmpty { return .type(TypeRef("Type", arguments: [type])) }
    guard let declaration = localDeclaration(of: name) else { return .name(name) }
    return declaration.declaredOrigin(depth: depth + 1)
  }

  /// Where the value of a local declaration comes from.
  package var declaredOrigin: Origin { declaredOrigin(depth: 0) }

  private func declaredOrigin(depth: Int) -> Origin {
    if let type {
      // A generic parameter of the function may be anything.
      let isGeneric =
        kind == .parameter
        && parent?.children.contains { $0.kind == .genericParameter && $0.name == type.name }
          == true
      return isGeneric ? .unknown : .type(type)
    }
    switch kind {
    case .property:
      if let loop = parent, loop.kind == .forLoop,
        let sequence = loop.children.first(where: { $0.kind != .property })
      {
        return .element(sequence.origin(depth: depth + 1))
      }
      return initialValue?.origin(depth: depth + 1) ?? .unknown
    case .condition:
      guard let value = initialValue else {
        // `if let x`: the name means what it meant outside.
        guard let outer = localDeclaration(of: name), outer != self else { return .name(name) }
        return outer.declaredOrigin(depth: depth + 1)
      }
      return value.origin(depth: depth + 1)
    case .capture:
      if name == "self" { return .selfValue }
      if let value = firstChild { return value.origin(depth: depth + 1) }
      guard let closure = parent, let outer = closure.localDeclaration(of: name) else {
        return .name(name)
      }
      return outer.declaredOrigin(depth: depth + 1)
    default: return .unknown
    }
  }
}

extension Origin {
  /// `super.init` and `self.init`.
  var isOwnInitializer: Bool {
    self == .member(.superValue, "init") || self == .member(.selfValue, "init")
  }

  /// `T` for `T.init`.
  var withoutInit: Origin {
    if case .member(let base, "init") = self { return base }
    return self
  }
}
