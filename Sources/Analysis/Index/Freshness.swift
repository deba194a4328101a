/// Whether evaluating an expression makes a new object.
package enum Freshness: Hashable, Sendable {
  case fresh
  /// The same object every time: a static or global constant.
  case shared
  case unknown
}

extension WorkspaceIndex {
  /// Whether an expression of code in the type `context` makes a new object each time.
  ///
  /// - Parameters:
  ///   - origin: where the expression's value comes from
  ///   - expected: the type that the surroundings ask for, which `.init()` and `.shared` mean
  ///   - context: the qualified name of the type whose code it is
  /// - Returns: `.unknown` wherever a declaration on the way cannot be seen
  package func freshness(
    of origin: Origin, expecting expected: TypeRef? = nil, in context: String
  ) -> Freshness {
    freshness(of: origin, expecting: expected, in: context, depth: 0)
  }

  private func freshness(
    of origin: Origin, expecting expected: TypeRef?, in context: String, depth: Int
  ) -> Freshness {
    guard depth < 6 else { return .unknown }
    switch origin {
    case .call(let callee, _):
      return freshness(ofCalling: callee, expecting: expected, in: context, depth: depth)
    case .member(let base, let name):
      guard case .metatype(let type) = value(of: base, in: context) else { return .unknown }
      return freshness(ofStatic: name, of: type.name, depth: depth)
    case .implicit(let name):
      guard let expected else { return .unknown }
      return freshness(ofStatic: name, of: resolve(expected, in: context).name, depth: depth)
    case .name(let name):
      let globals = globalProperties[name] ?? []
      return globals.count == 1 && globals.first?.has(.isComputed) == false ? .shared : .unknown
    default: return .unknown
    }
  }

  private func freshness(
    ofCalling callee: Origin, expecting expected: TypeRef?, in context: String, depth: Int
  ) -> Freshness {
    if callee == .implicit("init") { return .fresh }
    if case .implicit(let name) = callee, let expected {
      let type = resolve(expected, in: context).name
      return freshness(ofFunctions: functions(name, of: type), depth: depth)
    }
    if case .metatype(let type) = value(of: callee.withoutInit, in: context) {
      return isClass(type.name).isNo ? .unknown : .fresh
    }
    switch callee {
    case .member(let base, let name) where !name.isTypeName:
      guard case .metatype(let type) = value(of: base, in: context) else { return .unknown }
      return freshness(ofFunctions: functions(name, of: type.name), depth: depth)
    case .name(let name) where !name.isTypeName:
      let found = (globalFunctions[name] ?? []).map { Found(fact: $0, owner: "", path: "") }
      return freshness(ofFunctions: found, depth: depth)
    default:
      // A type that is declared elsewhere: calling it makes one.
      return callee.isTypePath ? .fresh : .unknown
    }
  }

  private func freshness(ofStatic name: String, of type: String, depth: Int) -> Freshness {
    guard let found = property(name, of: type), found.fact.has(.isStatic) else { return .unknown }
    guard found.fact.has(.isComputed) else { return .shared }
    return freshness(ofAll: found.fact.returns, expecting: found.fact.type, found.owner, depth)
  }

  private func freshness(ofFunctions found: [Found<FunctionFact>], depth: Int) -> Freshness {
    guard let only = found.only else { return .unknown }
    return freshness(ofAll: only.fact.returns, expecting: only.fact.result, only.owner, depth)
  }

  private func freshness(
    ofAll origins: [Origin], expecting type: TypeRef?, _ context: String, _ depth: Int
  ) -> Freshness {
    let all = Set(
      origins.map { freshness(of: $0, expecting: type, in: context, depth: depth + 1) })
    return all.count == 1 ? all.first ?? .unknown : .unknown
  }
}

extension Origin {
  /// A path of names that are spelled like types': `Model`, `Feature.Model`.
  fileprivate var isTypePath: Bool {
    switch self {
    case .name(let name): name.isTypeName
    case .member(let base, "init"): base.isTypePath
    case .member(let base, let name): name.isTypeName && base.isTypePath
    case .type(let type): type.name == "Type"
    default: false
    }
  }
}
