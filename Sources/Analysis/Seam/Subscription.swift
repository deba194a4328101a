/// Something that is listened to for as long as a token is kept: a Combine subscription made by
/// `sink` or `assign`, or the observation of a key path, with what its closures capture and where
/// the token goes.
package struct Subscription: Sendable {
  package enum Token: Sendable, Hashable {
    /// `store(in: &cancellables)`, an assignment or an insertion: the property of `self`.
    case property(String)
    /// A local variable that is never mentioned again, or `_`.
    case dropped(Node)
    /// The call is a statement of its own.
    case unused
    /// Returned, passed on, kept by something else, or used further.
    case elsewhere
  }

  /// The call of `sink`, `assign` or `observe`.
  package let node: Node
  package let publisher: PublisherKind
  package let token: Token
  /// The closures and methods given to `sink` that capture `self` strongly.
  package let captures: [SelfCapture]
  /// Those given to the operators in front of it: `map { self.row(for: $0) }`.
  package let operatorCaptures: [SelfCapture]
  /// The type the code stands in: the qualified name.
  package let ownerName: String
  package let owner: Node?
}

extension Subscription {
  /// Whether it observes a key path: `observe(\.title) { … }`. Its token is an
  /// `NSKeyValueObservation`, which ends the observation when it is released.
  package var observesKeyPath: Bool { node.calleeName == "observe" }

  /// Whether the publisher is known to end, or the sink is prepared for it.
  package var mayComplete: Bool {
    let labels = node.argumentLabels
    if publisher == .finite || labels.contains("receiveCompletion") { return true }
    if node.calleeName == "sink", labels.count == 2 { return true }
    // What a function gives back may be one answer and no more, and what can fail ends then.
    let chain = node.chain
    return publisher == .unknown
      && (chain.last?.asksFunction == true
        || chain.contains { ["replaceError", "catch"].contains($0.calleeName) })
  }
}

extension Subscription {
  /// Whether a closure sets a local variable around it: who reads that next counts on a publisher
  /// that sends at once.
  package var fillsLocal: Bool {
    node.descendants.contains { assignment in
      guard assignment.kind == .assignment, let target = assignment.assignmentTarget,
        target.kind == .name, let local = target.localDeclaration(of: target.name)
      else { return false }
      return local.has(.isLocal) && !node.contains(local)
    }
  }

  /// Whether all that the closures do is to put the value that is there already into local variables
  /// around them: nothing on the way waits or leaves that value out.
  package var readsCurrentValue: Bool {
    guard case .replaying = publisher, fillsLocal else { return false }
    let delays = node.chain.dropFirst().contains { link in
      let name = link.calleeName ?? ""
      return CombineOperators.scheduling.contains(name) || CombineOperators.skipping.contains(name)
    }
    return !delays
      && node.arguments.compactMap { $0.value?.unwrapped.body }.allSatisfy { body in
        body.children.allSatisfy { $0.kind == .assignment }
      }
  }
}

/// What is known of a publisher from the start of its chain.
package enum PublisherKind: Sendable, Hashable {
  /// Sends nothing to those who come late: `NotificationCenter`, `Timer`, `PassthroughSubject`.
  case live(String)
  /// Sends its current value at once: `@Published`, `CurrentValueSubject`.
  case replaying(String)
  /// Sends all it has at once: `Just`, sequences.
  case immediate
  /// Ends by itself after one value or a few: `Future`, `first()`, `prefix`.
  case finite
  /// Some publisher of Combine.
  case unknown
}

extension SeamModel {
  static func subscriptions(
    _ code: Code, _ calls: CallTable, index: WorkspaceIndex
  ) -> [Subscription] {
    let hasCombine = code.imports.contains { ["Combine", "SwiftUI"].contains($0) }
    let observations = calls.calls("observe").compactMap { keyValueObservation($0, index) }
    let subscriptions = calls.calls("sink", "assign").compactMap { call -> Subscription? in
      guard call.isSubscribing, let receiver = call.receiver else { return nil }
      let owner = call.enclosingType
      let ownerName =
        index.name(of: owner)
      let publisher = index.publisher(receiver, in: ownerName)
      let token = call.token(index)
      // `sink` may be another library's: a token of Combine's, its import or its publishers tell.
      guard hasCombine || publisher != nil || call.isStoredInSet else { return nil }
      return Subscription(
        node: call, publisher: publisher ?? .unknown, token: token,
        captures: call.strongCaptures(in: ownerName, index),
        operatorCaptures: operatorCaptures(before: receiver, in: ownerName, index),
        ownerName: ownerName, owner: owner)
    }
    guard !observations.isEmpty else { return subscriptions }
    return (subscriptions + observations).sorted { $0.node.id < $1.node.id }
  }

  /// `observe(_:options:changeHandler:)` of `NSObject`s.
  private static func keyValueObservation(
    _ call: Node, _ index: WorkspaceIndex
  ) -> Subscription? {
    let arguments = call.arguments
    guard arguments.first?.value?.kind == .keyPath, arguments.first?.label.isEmpty == true,
      // A function of the project's with that name may keep what it makes.
      index.methods["observe"] == nil, index.globalFunctions["observe"] == nil,
      let handler = arguments.last, handler.value?.unwrapped.kind == .closure,
      arguments.count == (call.argument("options") == nil ? 2 : 3)
    else { return nil }
    let isInitial =
      call.argument("options").map { options in
        ([options] + Array(options.descendants)).contains { $0.name == "initial" }
      } ?? false
    let owner = call.enclosingType
    let ownerName = index.name(of: owner)
    let name = "key-value observing"
    return Subscription(
      node: call, publisher: isInitial ? .replaying(name) : .live(name), token: call.token(index),
      captures: call.strongCaptures(in: ownerName, index), operatorCaptures: [],
      ownerName: ownerName, owner: owner)
  }
}

extension Node {
  /// Whether this first call of a chain, which may stand behind a property, calls a function of the program rather than an operator.
  fileprivate var asksFunction: Bool {
    guard let name = calleeName, name.first?.isLowercase == true else { return false }
    return !CombineOperators.names.contains(name)
  }

  fileprivate var isSubscribing: Bool {
    guard callee?.kind == .member else { return false }
    switch calleeName {
    case "sink":
      return argumentLabels.allSatisfy { ["", "receiveValue", "receiveCompletion"].contains($0) }
    case "assign": return argumentLabels.first == "to" && argumentLabels.count == 2
    default: return false
    }
  }

  /// The call of `store(in:)` on this subscription.
  package var storeCall: Node? {
    guard let member = wrapped.parent, member.kind == .member, member.name == "store",
      let call = member.wrapped.parent, call.kind == .call
    else { return nil }
    return call
  }

  fileprivate var isStoredInSet: Bool { storeCall != nil }

  fileprivate func token(_ index: WorkspaceIndex) -> Subscription.Token {
    if let store = storeCall {
      guard let value = store.argument("in") else { return .elsewhere }
      let target = value.kind == .reference ? value.firstChild ?? value : value
      return target.ownProperty.map { .property($0) } ?? .elsewhere
    }
    let outer = wholeValue
    guard let parent = outer.parent else { return .elsewhere }
    switch parent.kind {
    case .initialValue:
      guard let declaration = parent.parent, declaration.has(.isLocal) else { return .elsewhere }
      if declaration.name == "_" { return .dropped(declaration) }
      return declaration.tokenOfLocal
    case .assignment:
      guard let target = parent.assignmentTarget else { return .elsewhere }
      if target.kind == .other || target.name == "_" { return .dropped(parent) }
      if let name = target.ownProperty { return .property(name) }
      if target.kind == .name, let local = target.localDeclaration(of: target.name) {
        return local.tokenOfLocal == .dropped(local) ? .elsewhere : local.tokenOfLocal
      }
      return .elsewhere
    case .argument:
      guard let call = parent.parent, call.kind == .call,
        ["append", "insert", "store"].contains(call.calleeName ?? ""), let set = call.receiver
      else { return .elsewhere }
      return set.ownProperty.map { .property($0) } ?? .elsewhere
    case .block:
      return parent.isOnlyStatement(outer) || mayBeCollected ? .elsewhere : .unused
    default: return .elsewhere
    }
  }

  /// Whether it stands in a closure whose statements a result builder may gather, as in
  /// `bag.bind { model.$title.sink { … } }`: functions that are known to run a closure gather none.
  private var mayBeCollected: Bool {
    guard let closure = enclosingBody, closure.kind == .closure,
      let call = closure.enclosingArgument?.call, let name = call.calleeName
    else { return false }
    return !Self.runners.contains(name) && !ImmediateFunctions.names.contains(name)
  }

  private static let runners: Set<String> = [
    "Task", "async", "asyncAfter", "sync", "detached", "addOperation", "perform", "run", "sink",
    "handleEvents", "onAppear", "onDisappear", "task", "onReceive", "onChange", "onTapGesture",
    "Button", "animate", "performWithoutAnimation", "scheduledTimer", "addObserver", "dataTask",
  ]

  /// What becomes of a token that a local variable holds.
  private var tokenOfLocal: Subscription.Token {
    let uses = UseCollector.uses(ofLocal: self)
    for use in uses {
      switch use.effect {
      case .stored(let name): return .property(name)
      case .storedElsewhere:
        guard let set = use.node.receiver?.ownProperty else { return .elsewhere }
        return .property(set)
      case .calls("store"):
        let value = use.node.argument("in")
        let target = value?.kind == .reference ? value?.firstChild : value
        return target?.ownProperty.map { .property($0) } ?? .elsewhere
      default: continue
      }
    }
    // `_ = token` silences the compiler and keeps nothing.
    return uses.allSatisfy { $0.effect == .reads("_") } ? .dropped(self) : .elsewhere
  }

  /// The member of `self` that this expression is: `bag`, `self.bag`.
  private var ownProperty: String? {
    guard let path = pathInSelf, path.count == 1, let name = path.first,
      unwrapped.kind == .member || localDeclaration(of: name) == nil
    else { return nil }
    return name
  }
}
