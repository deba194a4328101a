/// A call that starts to load something, by its name.
package struct LoadCall: Sendable, Hashable {
  package let node: Node
  /// The method that is called.
  package let method: LoadMethod
  /// The call that leads to it from the body that is looked at: itself, or one of a method of the
  /// same type.
  package let via: Node
}

/// A method that loads, as different files can tell that it is the same.
package struct LoadMethod: Sendable, Hashable {
  /// The type that has it.
  package let type: String
  /// Without labels.
  package let name: String
}

/// Whether a method does its work whenever it is called.
package enum LoadGuard: Sendable {
  /// It looks first whether it is needed, or stops what runs already.
  case guarded
  /// It does, and what it starts may still run when it is called again.
  case unguarded
  /// It does, and is done when it returns.
  case immediate
  /// Its code cannot be seen.
  case unknown
}

enum LoadWords {
  private static let verbs = ["load", "fetch", "refresh", "reload"]

  /// What follows the verb where it is about something else: pages further down, and methods
  /// that look by themselves whether they are needed.
  private static let others = [
    "More", "Next", "IfNeeded", "IfNecessary", "IfRequired", "Once", "Page", "View", "HTML",
  ]

  /// The same for drawing again.
  private static let drawn = [
    "Table", "Collection", "Layout", "UI", "Cell", "Appearance", "Theme", "Title", "Button",
    "Header", "Footer", "Bar", "Label", "Constraint", "Sections", "Rows", "Items", "Components",
    "Animation", "Color", "Style", "Control",
  ]

  static func isLoad(_ name: String) -> Bool {
    guard let verb = verbs.first(where: { name.hasPrefix($0) }) else { return false }
    let rest = name.dropFirst(verb.count)
    guard rest.first?.isLowercase != true, name != "reloadData" else { return false }
    return !others.contains { rest.contains($0) }
      && !(verb.hasPrefix("re") && drawn.contains { rest.contains($0) })
  }
}

extension WorkspaceIndex {
  /// The loads that `body` starts whatever the state is, itself and through methods of its own
  /// type; `context` is that type's name.
  package func loads(in body: Node, of type: Node?, context: String) -> [LoadCall] {
    loads(in: body, of: type, context: context, via: nil)
  }

  private func loads(in body: Node, of type: Node?, context: String, via: Node?) -> [LoadCall] {
    body.descendants.flatMap { call -> [LoadCall] in
      guard call.kind == .call, let callee = call.callee, let name = call.calleeName,
        !call.isConditional(within: body), call.runs(within: body)
      else { return [] }
      var found: [LoadCall] = []
      if via == nil, let own = callee.pathInSelf?.only,
        callee.kind == .member || callee.localDeclaration(of: own) == nil,
        let function = type?.members.first(where: { $0.kind == .function && $0.name == own }),
        let inner = function.body
      {
        found = loads(in: inner, of: type, context: context, via: call)
      }
      guard LoadWords.isLoad(name), let method = loadMethod(callee, in: context) else {
        return found
      }
      return found + [LoadCall(node: call, method: method, via: via ?? call)]
    }
  }

  /// The method that a callee of code in `context` means: of `self`, or of an object in a property.
  package func loadMethod(_ callee: Node, in context: String) -> LoadMethod? {
    loadMethod(callee.origin, in: context)
  }

  package func loadMethod(_ callee: Origin, in context: String) -> LoadMethod? {
    switch callee {
    case .name(let name):
      guard let found = functions(name, of: context).first else { return nil }
      return LoadMethod(type: found.owner, name: name)
    case .member(let base, let name):
      guard let type = type(of: base, in: context) else { return nil }
      let owner = functions(name, of: type.name).first?.owner ?? type.name
      return LoadMethod(type: owner, name: name)
    default: return nil
    }
  }

  /// Whether a method looks before it loads. A requirement of a protocol is what its
  /// implementations do, the one in an extension of it among them.
  package func loadGuard(of method: LoadMethod) -> LoadGuard {
    var found = functions(method.name, of: method.type).filter { $0.owner == method.type }
    if primaryDeclaration(of: method.type)?.fact.kind == .protocol {
      let defaults = declarations(of: method.type).filter { $0.fact.kind == .extension }
        .flatMap { piece in
          piece.fact.functions.filter { $0.baseName == method.name }.map {
            Found(fact: $0, owner: method.type, path: piece.path)
          }
        }
      found =
        defaults
        + (methods[method.name] ?? []).filter {
          $0.type != method.type && descends($0.type, from: method.type).isYes
        }.map { Found(fact: $0.fact, owner: $0.type, path: $0.path) }
    }
    guard !found.isEmpty else { return .unknown }
    if found.contains(where: { looksFirst($0, depth: 0) }) { return .guarded }
    return found.contains { startsWork($0, depth: 0) } ? .unguarded : .immediate
  }

  /// Whether a function, or one that it calls, starts something that may go on.
  private func startsWork(_ function: Found<FunctionFact>, depth: Int) -> Bool {
    if function.fact.summary.startsWork || function.fact.has(.isAsync) { return true }
    guard depth < 3 else { return false }
    return function.fact.summary.calls.contains { call in
      guard let method = loadMethod(call, in: function.owner) else { return false }
      return functions(method.name, of: method.type).filter { $0.owner == method.type }
        .contains { $0.fact != function.fact && startsWork($0, depth: depth + 1) }
    }
  }

  /// Whether a function looks first, or leaves that to the only one it calls.
  private func looksFirst(_ function: Found<FunctionFact>, depth: Int) -> Bool {
    if function.fact.summary.looksFirst { return true }
    let calls = function.fact.summary.calls
    guard depth < 2, calls.count == 1, let call = calls.first,
      let inner = loadMethod(call, in: function.owner)
    else { return false }
    return functions(inner.name, of: inner.type).filter { $0.owner == inner.type }
      .contains { $0.fact != function.fact && looksFirst($0, depth: depth + 1) }
  }
}

extension Node {
  /// Whether the code around this expression waits for it.
  package var isAwaited: Bool {
    ancestors.prefix { $0.isExpression && $0.kind != .closure }
      .contains { $0.kind == .awaitExpression }
  }

  /// Whether this call runs when `body` does: no closure holds it back but a `Task`.
  fileprivate func runs(within body: Node) -> Bool {
    for ancestor in ancestors {
      if ancestor == body { return true }
      if ancestor.isFunctionLike || ancestor.kind == .type { return false }
      guard ancestor.kind == .closure else { continue }
      if ancestor.body == body { return true }
      guard let (call, _) = ancestor.enclosingArgument,
        DeferringFunctions.soon.contains(call.calleeName ?? "")
      else { return false }
    }
    return false
  }
}
