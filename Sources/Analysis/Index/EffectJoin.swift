/// What a call does to something it is given, joined over the functions it may mean.
package struct JoinedEffects: Sendable {
  package var effects: Set<Effect> = []
  /// Whether everything that happens is known: no function on the way is out of sight.
  package var isComplete = true

  fileprivate static let unknown = JoinedEffects(effects: [], isComplete: false)
}

extension WorkspaceIndex {
  /// What is done with a controller that is passed to a function, by the code of `context`.
  package func effects(of passing: Effect.Passing, in context: String) -> JoinedEffects {
    join(passing, in: context, isView: false, depth: 0)
  }

  /// The same for a controller's view: what is done with it reads as if done with `host.view`.
  package func effects(ofView passing: Effect.Passing, in context: String) -> JoinedEffects {
    join(passing, in: context, isView: true, depth: 0)
  }

  /// What a method does with the controller it is called on.
  package func effects(ofMethod name: String, on type: String) -> JoinedEffects {
    let found = functions(name, of: type)
    guard !found.isEmpty else { return .unknown }
    return found.reduce(into: JoinedEffects()) { result, function in
      for effect in function.fact.summary.receiver {
        expand(effect, in: function.owner, isView: false, depth: 0, into: &result)
      }
    }
  }

  private func join(
    _ passing: Effect.Passing, in context: String, isView: Bool, depth: Int
  ) -> JoinedEffects {
    guard depth < 5 else { return .unknown }
    let candidates = functions(calledBy: passing, in: context)
    guard !candidates.isEmpty else { return .unknown }
    var result = JoinedEffects()
    // Whoever conforms decides what a requirement does.
    result.isComplete = !candidates.allSatisfy(isRequirement)
    for candidate in candidates {
      let indices = candidate.fact.parameterIndices(for: passing.labels)
      guard indices.indices.contains(passing.index), let index = indices[passing.index] else {
        result.isComplete = false
        continue
      }
      guard candidate.fact.summary.parameters.indices.contains(index) else { continue }
      for effect in candidate.fact.summary.parameters[index] {
        expand(effect, in: candidate.owner, isView: isView, depth: depth + 1, into: &result)
      }
    }
    return result
  }

  /// Whether a function is what a protocol asks for, rather than something that has a body.
  func isRequirement(_ function: Found<FunctionFact>) -> Bool {
    declarations(of: function.owner).contains {
      $0.fact.kind == .protocol && $0.path == function.path
        && $0.fact.functions.contains(function.fact)
    }
  }

  private func expand(
    _ effect: Effect, in owner: String, isView: Bool, depth: Int, into result: inout JoinedEffects
  ) {
    switch effect {
    case .passed(let next) where isView && Effect.insertionMethods.contains(next.name):
      result.effects.insert(.insertsView(next.name))
    case .passed(let next) where isView && next.name == "NSLayoutConstraint":
      result.effects.insert(.constrainsView)
    case .passed(let next), .passesView(let next):
      var isViewNext = isView
      if case .passesView = effect { isViewNext = true }
      let joined = join(next, in: owner, isView: isViewNext, depth: depth)
      result.effects.formUnion(joined.effects)
      result.isComplete = result.isComplete && joined.isComplete
      if !joined.isComplete { result.effects.insert(effect) }
    case .calls("removeFromSuperview") where isView: result.effects.insert(.removesView)
    case .sets(let path) where isView: result.effects.insert(.sets("view." + path))
    case .stored(let name) where isView: result.effects.insert(.storesView(name))
    case .stored(let name):
      // What the type does with the property it keeps the value in.
      result.effects.insert(effect)
      for piece in declarations(of: owner) {
        for use in piece.fact.memberUses where use.member == name {
          result.effects.formUnion(use.effects)
        }
      }
    default: result.effects.insert(effect)
    }
  }

  /// The functions a call may mean. Where the receiver's type is unknown these are all methods of
  /// that name which accept the labels.
  package func functions(
    calledBy passing: Effect.Passing, in context: String
  ) -> [Found<FunctionFact>] {
    let candidates: [Found<FunctionFact>]
    switch passing.callee {
    case .name(let name):
      var found = context.isEmpty ? [] : functions(name, of: context)
      if found.isEmpty {
        found = (globalFunctions[name] ?? []).map { Found(fact: $0, owner: "", path: "") }
      }
      if found.isEmpty, let type = qualifiedName(of: name, in: context) {
        found = functions("init", of: resolve(TypeRef(type)).name)
      }
      candidates = found
    case .member(let base, let name):
      switch value(of: base, in: context) {
      case .instance(let type), .metatype(let type):
        var found = functions(name, of: type.name)
        if found.isEmpty, name != "init", let nested = qualifiedName(of: type.name + "." + name) {
          found = functions("init", of: nested)
        }
        candidates = found
      default:
        candidates = (methods[name] ?? []).map {
          Found(fact: $0.fact, owner: $0.type, path: $0.path)
        }
      }
    case .implicit(let name):
      candidates = (methods[name] ?? []).map {
        Found(fact: $0.fact, owner: $0.type, path: $0.path)
      }
    default: return []
    }
    let accepting = candidates.filter { $0.fact.accepts(passing.labels) }
    // The order in which files arrived must not show.
    return (accepting.isEmpty ? candidates : accepting).sorted {
      ($0.owner, $0.path, $0.fact.name) < ($1.owner, $1.path, $1.fact.name)
    }
  }
}
