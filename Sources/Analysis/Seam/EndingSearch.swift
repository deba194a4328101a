/// Looks for the places where a type ends what it has registered.
struct EndingSearch {
  let code: Code
  let calls: CallTable
  let index: WorkspaceIndex

  /// Where the types called `names` end the registration that `node` makes.
  func ending(
    of node: Node, _ kind: Registration.Kind, _ token: Registration.Token, in names: [String]
  ) -> Registration.Ending {
    if token == .elsewhere || isInherited(token, of: names) { return .possible }
    if kind == .scriptMessageHandler, releaseWebView(names) { return .possible }
    var result = Registration.Ending.never
    for call in kind.enders.sorted().flatMap({ calls.calls($0) }) {
      guard names.contains(index.name(of: call.enclosingType)), mayEnd(call, kind, token) else {
        continue
      }
      switch moment(of: call, registeredBy: node) {
      case .whileAlive: return .possible
      case .inDeinit: result = .onlyInDeinit
      case .before: continue
      }
    }
    let mayEndElsewhere =
      endsIndirectly(kind, token, in: names) || names.contains { endsInOtherFile($0, kind, node) }
    return mayEndElsewhere ? .possible : result
  }

  /// Whether the types set the web view that they keep to `nil`, and the handlers go with it.
  private func releaseWebView(_ names: [String]) -> Bool {
    code.typeParts(index).contains { name, part in
      names.contains(name)
        && part.descendants.contains { node in
          guard node.kind == .assignment, node.assignedValue?.has(.isNil) == true,
            let property = node.assignmentTarget?.pathInSelf?.only,
            node.enclosingFunction?.kind != .deinitializer,
            let found = index.property(property, of: name),
            let type = index.type(of: found.fact, owner: found.owner)
          else { return false }
          return index.descends(type.name, from: "WKWebView").isYes
        }
    }
  }

  /// Whether a base class has the property, and may end what it holds.
  private func isInherited(_ token: Registration.Token, of names: [String]) -> Bool {
    guard case .property(let property) = token, let owner = names.first,
      let found = index.property(property, of: owner)
    else { return false }
    return found.owner != owner
  }

  /// Whether a call of an ender may mean this registration.
  private func mayEnd(
    _ call: Node, _ kind: Registration.Kind, _ token: Registration.Token
  ) -> Bool {
    let subject: Node?
    switch kind {
    case .timer, .displayLink, .urlSession, .captureSession, .task: subject = call.receiver
    case .blockObserver, .keyValueObserver, .timeObserver: subject = call.argument(at: 0)
    case .scriptMessageHandler: return true
    }
    guard let subject else { return false }
    // `removeObserver(self)` ends what was registered with a selector, and no block.
    if subject.unwrapped.isSelfReference { return false }
    guard case .property(let name) = token else {
      // What nothing holds can still be ended by the one it calls, who is given it.
      return subject.localParameter != nil
    }
    switch subject.unwrapped.origin {
    case .name(let other), .member(.selfValue, let other):
      return other == name || other.hasPrefix("$")
    default: return true
    }
  }

  /// Whether the ender is passed on as a function, or called by a function that is given the token:
  /// `tokens.forEach(center.removeObserver)`, `webView.clear()`.
  private func endsIndirectly(
    _ kind: Registration.Kind, _ token: Registration.Token, in names: [String]
  ) -> Bool {
    let parts = code.typeParts(index).filter { names.contains($0.name) }.map(\.node)
    return parts.flatMap(\.descendants).contains { node in
      switch node.kind {
      case .member where kind.enders.contains(node.name):
        return node.wrapped.parent?.callee != node
          && node.enclosingFunction?.kind != .deinitializer
      case .call:
        guard let name = node.calleeName, node.enclosingFunction?.kind != .deinitializer else {
          return false
        }
        let functions =
          (index.methods[name] ?? []).map(\.fact) + (index.globalFunctions[name] ?? [])
        return functions.contains { $0.calls(oneOf: kind.enders) } && isGiven(token, kind, to: node)
      default: return false
      }
    }
  }

  /// Whether a call is about the token; any may be about a content controller.
  private func isGiven(
    _ token: Registration.Token, _ kind: Registration.Kind, to call: Node
  ) -> Bool {
    if kind == .scriptMessageHandler { return true }
    guard case .property(let name) = token else { return false }
    return ([call.receiver] + call.arguments.map(\.value)).contains { $0?.ownMember == name }
  }

  private enum Moment { case whileAlive, inDeinit, before }

  /// When `call` runs, seen from the registration.
  private func moment(of call: Node, registeredBy node: Node) -> Moment {
    guard let function = call.enclosingFunction else { return .whileAlive }
    if function.kind == .deinitializer { return .inDeinit }
    // `timer?.invalidate()` in front of making the next one.
    if call.enclosingBody == function, node.alwaysFollows(call) { return .before }
    return moment(ofCallsOf: function, registeredBy: node)
  }

  /// A private clean-up method is no better than those who call it.
  private func moment(ofCallsOf function: Node, registeredBy node: Node) -> Moment {
    guard function.kind == .function, function.has(.isPrivate), !function.hasSelectorMention else {
      return .whileAlive
    }
    var result = Moment.before
    var isCalled = false
    for call in calls.calls(function.name) {
      guard let caller = call.enclosingFunction else { return .whileAlive }
      if caller == function { continue }
      isCalled = true
      if caller.kind == .deinitializer {
        result = .inDeinit
      } else if call.enclosingBody != caller || !node.alwaysFollows(call) {
        return .whileAlive
      }
    }
    // A method that is only mentioned may be called by anyone.
    return isCalled ? result : .whileAlive
  }

  private func endsInOtherFile(_ name: String, _ kind: Registration.Kind, _ node: Node) -> Bool {
    let own = code.typeParts(index).filter { $0.name == name }.map(\.node)
    let pieces = index.declarations(of: name)
    guard pieces.count > own.count else { return false }
    let facts = Set(own.map { TypeFact($0) })
    return pieces.contains { piece in
      !facts.contains(piece.fact)
        && piece.fact.functions.contains { $0.calls(oneOf: kind.enders) }
    }
  }
}

extension Node {
  /// The parameter that this name means.
  fileprivate var localParameter: Node? {
    let node = unwrapped
    guard node.kind == .name else { return nil }
    if node.name.hasPrefix("$") { return node }
    let declaration = node.localDeclaration(of: node.name)
    return declaration?.kind == .parameter || declaration?.kind == .condition ? declaration : nil
  }

  /// Whether an attribute says that the method is reached by its selector.
  fileprivate var hasSelectorMention: Bool {
    attribute("objc") != nil || attribute("IBAction") != nil
  }
}

extension FunctionFact {
  /// Whether the function calls a method with one of `names` on something.
  fileprivate func calls(oneOf names: Set<String>) -> Bool {
    summary.calls.contains {
      if case .member(_, let name) = $0 { return names.contains(name) }
      return false
    }
  }
}
