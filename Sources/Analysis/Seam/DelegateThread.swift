/// Delegate methods and handlers that Apple's frameworks call on a queue which the code chose.
enum DelegateThread {
  /// The methods and closures of the file that certainly run off the main thread, with what brings
  /// them there.
  static func bodies(_ calls: CallTable, _ index: WorkspaceIndex) -> [(Node, ThreadContext)] {
    delegateMethods(calls, index) + handlers(calls)
  }

  /// The start of the names of the methods that a delegate of this has.
  private static let methods: [String: [String]] = [
    "URLSession": ["urlSession"], "CBCentralManager": ["centralManager", "peripheral"],
    "CBPeripheralManager": ["peripheralManager"], "setSampleBufferDelegate": ["captureOutput"],
    "setMetadataObjectsDelegate": ["metadataOutput"],
  ]

  /// Those of a type that makes itself the delegate of something with a queue of its own, and of
  /// nothing of the same kind without.
  private static func delegateMethods(
    _ calls: CallTable, _ index: WorkspaceIndex
  ) -> [(Node, ThreadContext)] {
    let makings = calls.calls(methods.keys).filter(\.makesItselfDelegate)
    return makings.flatMap { making -> [(Node, ThreadContext)] in
      guard let type = making.enclosingType, let name = making.calleeName,
        let prefixes = methods[name], case .background = making.delegateThread,
        !makings.contains(where: {
          $0.calleeName == name && $0.enclosingType == type
            && $0.delegateThread != making.delegateThread
        })
      else { return [] }
      let owner = index.name(of: type)
      return type.siblingsAndItself(index).flatMap(\.members).filter { member in
        member.kind == .function && prefixes.contains(member.name) && !index.isMainActor(owner)
      }.map { ($0, making.delegateThread) }
    }
  }

  /// `monitor.pathUpdateHandler = { … }` where `monitor.start(queue:)` is given a queue.
  private static func handlers(_ calls: CallTable) -> [(Node, ThreadContext)] {
    calls.calls("start").flatMap { start -> [(Node, ThreadContext)] in
      guard let queue = start.argument("queue")?.queue, case .background = queue,
        let path = start.receiver?.pathInSelf, let type = start.enclosingType
      else { return [] }
      return type.descendants.compactMap { node in
        guard node.kind == .assignment, let target = node.assignmentTarget?.unwrapped,
          ["pathUpdateHandler", "stateUpdateHandler"].contains(target.name),
          target.base?.pathInSelf == path, let closure = node.assignedValue?.unwrapped,
          closure.kind == .closure
        else { return nil }
        return (closure, queue)
      }
    }
  }
}

extension Node {
  /// Whether a call gives `self` as the delegate, together with a queue.
  fileprivate var makesItselfDelegate: Bool {
    let delegate = argument("delegate") ?? argument(at: 0)
    return delegate?.unwrapped.isSelfReference == true
      && (argument("queue") ?? argument("delegateQueue")) != nil
  }

  /// The thread on which the delegate is called. `URLSession` makes a queue where it is given none;
  /// the managers of Core Bluetooth use the main queue then.
  fileprivate var delegateThread: ThreadContext {
    if let queue = argument("delegateQueue") {
      return queue.has(.isNil) ? .background("URLSession's own queue") : queue.queue
    }
    guard let queue = argument("queue"), !queue.has(.isNil) else { return .main }
    return queue.queue
  }

  /// The declaration and the extensions of this type in its file.
  fileprivate func siblingsAndItself(_ index: WorkspaceIndex) -> [Node] {
    let name = index.name(of: self)
    return Code(storage).types.filter { index.name(of: $0) == name }
  }
}
