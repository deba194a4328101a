/// Light type inference over origins: what a value is, as far as declarations tell.
extension WorkspaceIndex {
  /// What an expression stands for.
  package enum Value: Hashable, Sendable {
    case instance(TypeRef)
    case metatype(TypeRef)
    case function(result: TypeRef?)
  }

  /// The type of a value that comes from `origin`, written inside the type `context` (a qualified
  /// name, empty at file level). Names are qualified where the workspace declares them.
  package func type(of origin: Origin, in context: String) -> TypeRef? {
    guard case .instance(let type) = value(of: origin, in: context) else { return nil }
    return type
  }

  package func value(of origin: Origin, in context: String) -> Value? {
    value(of: origin, in: context, depth: 0)
  }

  private func value(of origin: Origin, in context: String, depth: Int) -> Value? {
    guard depth < 16 else { return nil }
    switch origin {
    case .unknown, .implicit, .closure: return nil
    case .type(let type):
      if type.name == "Type", let inner = type.arguments.first {
        return .metatype(resolve(inner, in: context))
      }
      return .instance(resolve(type, in: context))
    case .selfValue: return context.isEmpty ? nil : .instance(TypeRef(context))
    case .superValue: return superclass(of: context).map { .instance($0) }
    case .name(let name): return named(name, in: context, depth: depth)
    case .member(let base, let name):
      guard let value = value(of: base, in: context, depth: depth + 1) else { return nil }
      return member(name, of: value, in: context, depth: depth)
    case .call(let callee, _):
      switch value(of: callee, in: context, depth: depth + 1) {
      case .metatype(let type): return .instance(type)
      case .function(let result?): return .instance(result)
      case .instance(let type) where type.isFunction:
        return type.arguments.last.map { .instance(resolve($0, in: context)) }
      default:
        // A type that is declared elsewhere: its initialiser makes one of it.
        guard let name = callee.typeName else { return nil }
        return .instance(TypeRef(name))
      }
    case .element(let base):
      guard case .instance(let type) = value(of: base, in: context, depth: depth + 1) else {
        return nil
      }
      return type.element.map { .instance(resolve($0, in: context)) }
    }
  }

  private func named(_ name: String, in context: String, depth: Int) -> Value? {
    if name.hasPrefix("$") {
      // `$0` is what a closure is given, `$name` the binding of a property.
      let isArgument = name.utf8.dropFirst().allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
      }
      return isArgument ? nil : .instance(TypeRef("Binding"))
    }
    if !context.isEmpty,
      let value = member(name, of: .instance(TypeRef(context)), in: context, depth: depth)
    {
      return value
    }
    if let qualified = qualifiedName(of: name, in: context) {
      return .metatype(resolve(TypeRef(qualified)))
    }
    if let properties = globalProperties[name], properties.count == 1, let only = properties.first {
      return type(of: only, owner: "", depth: depth).map { .instance($0) }
    }
    if let functions = globalFunctions[name], functions.count == 1, let only = functions.first {
      return .function(result: only.result.map { resolve($0) })
    }
    if KnownTypes.superclasses[name] != nil { return .metatype(TypeRef(name)) }
    return nil
  }

  private func member(_ name: String, of value: Value, in context: String, depth: Int) -> Value? {
    switch value {
    case .function: return nil
    case .metatype(let type):
      if name == "self" { return value }
      if name == "init" { return .function(result: type) }
      if let nested = qualifiedName(of: type.name + "." + name), nested.hasPrefix(type.name) {
        return .metatype(TypeRef(nested))
      }
      if heads(of: type.name).contains(where: { $0.cases.contains(name) }) {
        return .instance(type)
      }
      return declaredMember(name, of: type, depth: depth)
        ?? (name == "shared" || name == "default" ? .instance(type) : nil)
    case .instance(let type):
      if name == "self" { return value }
      return declaredMember(name, of: type, depth: depth)
    }
  }

  private func declaredMember(_ name: String, of type: TypeRef, depth: Int) -> Value? {
    if let found = property(name, of: type.name) {
      return self.type(of: found.fact, owner: found.owner, depth: depth).map { .instance($0) }
    }
    let functions = functions(name, of: type.name)
    if !functions.isEmpty {
      let results = Set(functions.map(\.fact.result))
      guard results.count == 1, let found = functions.first else { return .function(result: nil) }
      return .function(result: found.fact.result.map { resolve($0, in: found.owner) })
    }
    for ancestor in lineage(of: type.name) {
      if let known = KnownTypes.member(name, of: ancestor) { return .instance(known) }
    }
    return nil
  }

  /// The type of a property: its annotation, else what its initialiser makes.
  package func type(of property: PropertyFact, owner: String) -> TypeRef? {
    type(of: property, owner: owner, depth: 0)
  }

  private func type(of property: PropertyFact, owner: String, depth: Int) -> TypeRef? {
    if let type = property.type { return resolve(type, in: owner) }
    if let argument = property.attribute("Environment")?.argument,
      case .metatype(let type) = value(of: argument, in: owner, depth: depth + 1)
    {
      return type
    }
    guard let initial = property.initial,
      case .instance(let type) = value(of: initial, in: owner, depth: depth + 1)
    else { return nil }
    return type
  }
}

extension Origin {
  /// The name of a type that is called like one: `T` in `T(…)`, `A.T` in `A.T(…)`, `T.init`.
  fileprivate var typeName: String? {
    switch self {
    case .name(let name): return name.isTypeName ? name : nil
    case .member(let base, "init"): return base.typeName
    case .member(let base, let name):
      guard name.isTypeName, let outer = base.typeName else { return nil }
      return outer + "." + name
    default: return nil
    }
  }
}
