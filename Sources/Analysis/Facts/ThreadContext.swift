/// The thread that code runs on, as far as what stands around it tells.
package enum ThreadContext: Hashable, Sendable {
  case main
  /// Certainly another one; what brings the code there, to be read after "from".
  case background(String)
  case unknown
}

extension Node {
  /// The thread that this element's code runs on. What the types around it are bound to is for
  /// the index to say.
  package var thread: ThreadContext { thread(where: nil, runsOn: .unknown) }

  /// The same where it is known that `body`, a function or closure around this element, runs on
  /// `thread`.
  package func thread(where body: Node?, runsOn thread: ThreadContext) -> ThreadContext {
    for ancestor in ancestors {
      if ancestor == body { return ancestor.attribute("MainActor") == nil ? thread : .main }
      if ancestor.kind == .closure {
        if ancestor.attribute("MainActor") != nil { return .main }
        switch ancestor.threadOfCaller {
        case .known(let thread): return thread
        case .surroundings: continue
        case .task:
          // A task inherits an actor, not a queue.
          return ancestor.thread(where: body, runsOn: thread) == .main ? .main : .unknown
        }
      }
      if ancestor.isFunctionLike || ancestor.kind == .type || ancestor.kind == .initialValue {
        if ancestor.attribute("MainActor") != nil { return .main }
        if ancestor.kind == .type { return .unknown }
      }
    }
    return .unknown
  }

  private enum Caller {
    case known(ThreadContext)
    /// The closure runs at once, where it stands.
    case surroundings
    case task
  }

  /// Who runs this closure, and where.
  private var threadOfCaller: Caller {
    if let parent = wrapped.parent, parent.kind == .call, parent.callee == self {
      return .surroundings
    }
    guard let (call, _) = enclosingArgument, let name = call.calleeName else {
      return .known(.unknown)
    }
    switch name {
    case "async", "asyncAfter", "sync", "asyncAndWait", "addOperation", "perform":
      return .known(call.receiver?.queue ?? .unknown)
    case "run", "assumeIsolated":
      return call.receiver?.name == "MainActor" ? .known(.main) : .known(.unknown)
    case "detached" where call.receiver?.name == "Task":
      return .known(.background("a detached task"))
    case "Task": return .task
    case "dataTask", "uploadTask", "downloadTask":
      let isBackground = call.receiver?.isSessionOfItsOwnQueue == true
      return .known(isBackground ? .background("URLSession's completion handler") : .unknown)
    case "sink": return .known(call.threadOfSubscription)
    case "addObserver":
      return .known(call.argument("queue").flatMap { $0.name == "main" ? .main : nil } ?? .unknown)
    case _ where ImmediateFunctions.names.contains(name):
      return call.chainStart(calling: "publisher") == nil ? .surroundings : .known(.unknown)
    default: return .known(.unknown)
    }
  }

  /// The thread of a queue, run loop or operation queue that this expression stands for.
  var queue: ThreadContext { queue(depth: 0) }

  private func queue(depth: Int) -> ThreadContext {
    let node = unwrapped
    switch node.kind {
    case .member where node.name == "main":
      return ["DispatchQueue", "OperationQueue", "RunLoop"].contains(node.base?.name ?? "")
        ? .main : .unknown
    case .call:
      guard let callee = node.callee else { return .unknown }
      if callee.name == "global", callee.base?.name == "DispatchQueue" {
        return .background("a global queue")
      }
      return ["DispatchQueue", "OperationQueue"].contains(callee.name)
        ? .background("a queue of its own") : .unknown
    case .name, .member:
      guard depth < 3, let name = node.pathInSelf?.only else { return .unknown }
      if node.kind == .name, let local = node.localDeclaration(of: name) {
        return local.has(.isLet)
          ? local.initialValue?.queue(depth: depth + 1) ?? .unknown : .unknown
      }
      let property = node.enclosingType?.members.first { $0.kind == .property && $0.name == name }
      guard let property, property.has(.isLet) else { return .unknown }
      return property.initialValue?.queue(depth: depth + 1) ?? .unknown
    default: return .unknown
    }
  }

  /// Whether an expression is a `URLSession` that calls back on a queue of its own: the shared one,
  /// or one that is made without a queue.
  private var isSessionOfItsOwnQueue: Bool {
    guard let path else { return false }
    if path == ["URLSession", "shared"] { return true }
    guard let name = pathInSelf?.only else { return false }
    let local = unwrapped.kind == .name ? localDeclaration(of: name) : nil
    let declaration =
      local ?? enclosingType?.members.first { $0.kind == .property && $0.name == name }
    guard let declaration, declaration.has(.isLet) || declaration.has(.isLazy),
      let made = declaration.initialValue?.unwrapped
    else { return false }
    if made.path == ["URLSession", "shared"] { return true }
    guard made.calleeName == "URLSession", made.argument("configuration") != nil else {
      return false
    }
    return made.argument("delegateQueue").map { $0.has(.isNil) } ?? true
  }

  /// The thread on which the publisher in front of this call delivers.
  package var threadOfSubscription: ThreadContext {
    for link in chain.dropFirst() {
      switch link.calleeName {
      case "receive": return link.argument("on")?.queue ?? .unknown
      case "debounce", "throttle", "delay": return link.argument("scheduler")?.queue ?? .unknown
      case "dataTaskPublisher":
        return link.receiver?.isSessionOfItsOwnQueue == true
          ? .background("URLSession's publisher") : .unknown
      case let name?:
        guard CombineOperators.keepingThread.contains(name) else { return .unknown }
      case nil: return .unknown
      }
    }
    return .unknown
  }
}
