/// Something a system object keeps until it is told to stop, with whatever it calls: a timer,
/// a display link, a URL session, a block observer, a script message handler.
package struct Registration: Sendable {
  /// What is kept.
  package enum Target: Sendable {
    /// `self`.
    case owner
    /// `context.coordinator` of a representable.
    case coordinator
    /// A closure that captures `self` strongly.
    case closure(SelfCapture)
    /// Something else, or a closure that does not keep `self`.
    case other
  }

  package let kind: Kind
  /// The call that registers.
  package let node: Node
  package let target: Target
  /// Where what ends the registration is kept.
  package let token: Token
  /// The type the code stands in; `nil` at file level.
  package let owner: Node?
  /// The qualified name of that type, or an empty string.
  package let ownerName: String
  package let ending: Ending

  /// What becomes of a token that ends something when it is told to.
  package enum Token: Sendable, Hashable {
    case property(String)
    /// Nothing has it once the function returns.
    case unheld
    /// Returned, passed on, captured or kept by another object.
    case elsewhere
  }

  /// Where a registration is ended, as far as the code of its owner shows.
  package enum Ending: Sendable, Hashable {
    case never
    /// Only where the owner is being freed, which the registration prevents.
    case onlyInDeinit
    /// Somewhere while the owner lives, or where nobody can see.
    case possible
  }
}

extension Registration {
  /// What a file registers, in source order. Observers of key paths and capture sessions are left
  /// out: they keep nobody.
  static func all(in code: Code, _ calls: CallTable, _ index: WorkspaceIndex) -> [Registration] {
    let found = calls.calls(Kind.starters).compactMap { node -> (Kind, Node)? in
      guard let kind = node.registeredKind(index), kind != .keyValueObserver,
        kind != .captureSession, kind != .timer || node.repeatsForCertain
      else { return nil }
      return (kind, node)
    }
    return found.map { kind, node in
      let owner = node.enclosingType
      let ownerName = index.name(of: owner)
      let token = kind == .scriptMessageHandler ? Token.unheld : node.registrationToken(kind)
      let target = node.registrationTarget(kind)
      var subjects = [ownerName]
      if case .coordinator = target {
        // The coordinator may well end what the representable started.
        subjects += node.coordinatorNames(in: ownerName, index)
      }
      return Registration(
        kind: kind, node: node, target: target, token: token, owner: owner, ownerName: ownerName,
        ending: EndingSearch(code: code, calls: calls, index: index)
          .ending(of: node, kind, token, in: subjects))
    }
  }
}

extension Node {
  fileprivate func registrationTarget(_ kind: Registration.Kind) -> Registration.Target {
    let value: Node? =
      switch kind {
      case .scriptMessageHandler, .keyValueObserver: argument(at: 0)
      case .urlSession: argument("delegate")
      case .timer, .displayLink: argument("target") ?? argument("withTarget") ?? lastClosure
      case .blockObserver, .timeObserver, .captureSession, .task: lastClosure
      }
    guard let value = value?.unwrapped else { return .other }
    if value.kind == .closure { return SelfCapture(closure: value).map { .closure($0) } ?? .other }
    if value.isSelfReference { return .owner }
    return value.path?.suffix(2) == ["context", "coordinator"] ? .coordinator : .other
  }

  private var lastClosure: Node? {
    arguments.last?.value.flatMap { $0.unwrapped.kind == .closure ? $0 : nil }
  }

  /// The types of what `context.coordinator` is, for a representable called `name`.
  func coordinatorNames(in name: String, _ index: WorkspaceIndex) -> [String] {
    let made = index.functions("makeCoordinator", of: name).compactMap(\.fact.result)
    let types = made.map { index.resolve($0, in: name).name }
    return types + (index.qualifiedName(of: "Coordinator", in: name).map { [$0] } ?? [])
  }

  /// What becomes of the object that the call gives back.
  func registrationToken(_ kind: Registration.Kind) -> Registration.Token {
    var token = Registration.Token.unheld
    let uses = UseCollector.uses(ofValue: self)
    if let (property, _) = uses.propertyMadeByClosure { return .property(property.name) }
    for use in uses {
      switch use.effect {
      case .stored(let name): return .property(name)
      case .storedElsewhere:
        // `tokens.append(token)`
        guard let name = use.node.receiver?.ownMember else { return .elsewhere }
        return .property(name)
      case .passed(let passing) where ["add", "fire"].contains(passing.name): continue
      // What a session does for others does not end it.
      case .calls(let name) where kind == .urlSession && !kind.enders.contains(name): continue
      case .calls("add"), .calls("fire"), .sets, .reads: continue
      default: token = .elsewhere
      }
    }
    return token
  }
}
