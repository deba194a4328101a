/// A `for await` loop in an unstructured task, over a sequence that may never end.
package struct TaskLoop: Sendable {
  package enum End: Sendable, Hashable {
    /// The sequence goes on for as long as the app runs: notifications, a `@Published` property.
    case never
    /// It ends when something finishes it, which cannot be seen.
    case unknown
  }

  /// How the loop keeps `self` while it waits.
  package enum Keeping: Sendable, Hashable {
    /// The task's closure captures `self` strongly.
    case closure
    /// `guard let self` in front of the loop; the node is the binding.
    case binding(Node)
  }

  /// The loop and the call of `Task` around it.
  package let node: Node
  package let task: Node
  package let closure: Node
  /// What is looped over.
  package let sequence: Node
  package let end: End
  package let keeping: Keeping
  package let ending: Registration.Ending
  package let ownerName: String

  /// The loops of a file that keep `self`, in source order.
  static func all(in code: Code, _ calls: CallTable, _ index: WorkspaceIndex) -> [TaskLoop] {
    let search = EndingSearch(code: code, calls: calls, index: index)
    return calls.asyncLoops.compactMap { loop in
      guard let closure = loop.enclosingBody, closure.kind == .closure,
        let call = closure.enclosingArgument?.call, call.makesTask,
        let sequence = loop.children.first(where: \.isExpression), !loop.mayStop
      else { return nil }
      let ownerName = index.name(of: call.enclosingType)
      guard !ownerName.isEmpty, let end = index.end(of: sequence, in: ownerName),
        let keeping = closure.keepingOfSelf(during: loop, ownerName, index)
      else { return nil }
      return TaskLoop(
        node: loop, task: call, closure: closure, sequence: sequence, end: end, keeping: keeping,
        ending: search.ending(of: call, .task, call.registrationToken(.task), in: [ownerName]),
        ownerName: ownerName)
    }
  }

  /// Whether the sequence or something inside of it is `self`, or has the name of one of its
  /// members.
  package func sequenceMentionsSelf(_ index: WorkspaceIndex) -> Bool {
    sequence.subtree.contains { node in
      guard node.kind == .name else { return false }
      let plain = node.name.hasPrefix("$") ? String(node.name.dropFirst()) : node.name
      return node.isSelf || index.property(plain, of: ownerName) != nil
        || !index.functions(node.name, of: ownerName).isEmpty
    }
  }
}

extension Node {
  /// `Task { … }`, `Task.detached { … }`.
  package var makesTask: Bool {
    guard kind == .call, let callee else { return false }
    if callee.kind == .name { return callee.name == "Task" }
    return callee.name == "detached" && callee.base?.name == "Task"
  }

  /// Whether the body of this loop can leave it.
  fileprivate var mayStop: Bool {
    guard let body else { return true }
    var index = body.id + 1
    while index < body.end {
      let node = Node(storage: storage, id: index)
      switch node.kind {
      case .closure, .function, .type: index = Swift.max(node.end, index + 1)
      case .guardStatement where node.unwrapsSelf:
        // What is left when `self` is gone is the point of the guard.
        index = Swift.max(node.end, index + 1)
      case .returnStatement, .throwStatement: return true
      case .jump where node.name == "break": return true
      case .tryExpression where !node.has(.isOptional) && !node.has(.isForced): return true
      default: index += 1
      }
    }
    return false
  }

  private var unwrapsSelf: Bool {
    children.contains { $0.kind == .condition && $0.name == "self" && $0.has(.isOptionalBinding) }
  }

  /// How this closure of a task keeps the `self` of the code around it while `loop` waits.
  fileprivate func keepingOfSelf(
    during loop: Node, _ owner: String, _ index: WorkspaceIndex
  ) -> TaskLoop.Keeping? {
    let ownCapture = children.first { $0.kind == .capture && $0.name == "self" }
    for node in descendants
    where node.meansSelf(in: owner, index) && node.enclosingType == enclosingType {
      if let listing = node.listing(in: self) {
        // What the closure captures of `self` is not `self`.
        guard node.name == "self", listing == .kept else { continue }
        return .closure
      }
      switch node.localDeclaration(of: "self") {
      case nil: return .closure
      case let binding? where binding.kind == .capture:
        if !binding.has(.isWeak), !binding.has(.isUnowned) { return .closure }
      case let binding?:
        guard ownCapture != nil || contains(binding) else { return .closure }
        if loop.body?.contains(node) == true, !loop.contains(binding) { return .binding(binding) }
      }
    }
    return nil
  }

  /// `self`, or a member of the type called `owner` that is written without it.
  private func meansSelf(in owner: String, _ index: WorkspaceIndex) -> Bool {
    guard kind == .name else { return false }
    if name == "self" { return true }
    guard !name.hasPrefix("$"), localDeclaration(of: name) == nil else { return false }
    if let property = index.property(name, of: owner) { return !property.fact.has(.isStatic) }
    return index.functions(name, of: owner).contains { !$0.fact.has(.isStatic) }
  }
}

extension WorkspaceIndex {
  /// Whether an asynchronous sequence goes on for ever; `nil` where it ends, or where nothing is
  /// known of it.
  fileprivate func end(of sequence: Node, in context: String) -> TaskLoop.End? {
    var current = sequence.unwrapped
    for _ in 0..<12 {
      if current.kind == .call, let callee = current.callee {
        switch callee.name {
        case "notifications" where current.argumentLabels.first == "named": return .never
        case "Observations": return .never
        case "first", "prefix", "finite": return nil
        case "map", "compactMap", "filter", "flatMap", "removeDuplicates", "debounce", "dropFirst":
          guard let base = callee.base else { return nil }
          current = base.unwrapped
          continue
        default: break
        }
      }
      if current.kind == .member, current.name == "values", let base = current.base {
        switch publisher(base, in: context) {
        case .live, .replaying: return .never
        case .unknown: return .unknown
        case .immediate, .finite, nil: return nil
        }
      }
      let type = type(of: current.origin, in: context)
      return ["AsyncStream", "Observations"].contains(type?.name) ? .unknown : nil
    }
    return nil
  }
}
