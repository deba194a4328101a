/// What SwiftUI runs each time a view appears.
extension Node {
  /// The closure of `.onAppear { … }` or `.task { … }`, if this is a call of one; a task that
  /// belongs to a value runs when that changes.
  package var appearanceAction: Node? {
    guard kind == .call, let callee, callee.kind == .member,
      callee.name == "onAppear" || callee.name == "task"
    else { return nil }
    let arguments = arguments
    guard arguments.allSatisfy({ ["", "perform", "priority"].contains($0.label) }) else {
      return nil
    }
    return arguments.last?.value.flatMap { $0.kind == .closure ? $0 : nil }
  }

  /// The method in `.onAppear(perform: model.load)`.
  package var appearanceMethod: Node? {
    guard kind == .call, callee?.kind == .member, calleeName == "onAppear",
      let value = arguments.only?.value?.unwrapped, value.path != nil,
      arguments.first?.label == "perform"
    else { return nil }
    return value
  }

  /// The calls inside of `.onAppear` and `.task` that no condition decides about.
  var appearanceCalls: Set<Origin> {
    var calls: Set<Origin> = []
    for node in descendants {
      if let method = node.appearanceMethod, method.origin != .unknown {
        calls.insert(method.origin)
      }
      guard let action = node.appearanceAction else { continue }
      for call in action.descendants where call.kind == .call && !call.isConditional(within: action)
      {
        guard let callee = call.callee, let path = callee.path, path.count <= 4 else { continue }
        let origin = callee.origin
        if origin != .unknown { calls.insert(origin) }
      }
    }
    return calls
  }

  /// Whether a body begins with a look at some state: a `guard` that does more than bind what
  /// is used, an `if`, the end of an earlier task; also inside of a `Task` that is all it starts.
  var looksFirst: Bool { looksFirst(depth: 0) }

  private func looksFirst(depth: Int) -> Bool {
    var seen = 0
    for statement in children {
      switch statement.kind {
      case .guardStatement:
        if !statement.bindsInputs { return true }
      case .ifStatement: if !statement.assignsInputs { return true }
      case .switchStatement: return true
      case .call, .assignment, .awaitExpression, .tryExpression, .optionalChain:
        seen += 1
        if statement.unwrapped.calleeName == "cancel" { return true }
        guard depth < 3, seen <= 3 else { continue }
        let deferred = statement.deferredClosures.compactMap(\.body)
        if deferred.contains(where: { $0.looksFirst(depth: depth + 1) }) { return true }
      default: continue
      }
    }
    return false
  }

  /// The closures that this statement itself runs later: `Task { … }`.
  private var deferredClosures: [Node] {
    descendants.filter { closure in
      closure.kind == .closure && closure.enclosingClosure(within: self) == nil
        && DeferringFunctions.soon.contains(
          closure.enclosingArgument?.call.calleeName ?? "")
    }
  }

  /// Whether this `guard` only gets hold of something that the code behind it works with.
  private var bindsInputs: Bool {
    guard let block = parent else { return false }
    return children(.condition).allSatisfy { condition in
      guard !condition.name.isEmpty else { return false }
      if condition.name == "self" { return true }
      return block.descendants.contains {
        $0.id >= end && $0.kind == .name && $0.name == condition.name
      }
    }
  }

  /// Whether this `if` only assigns what it got hold of, and decides about nothing else.
  private var assignsInputs: Bool {
    let conditions = children(.condition)
    let blocks = children(.block)
    guard !conditions.isEmpty, conditions.allSatisfy({ !$0.name.isEmpty }), blocks.count == 1,
      children.allSatisfy({ $0.kind == .condition || $0.kind == .block })
    else { return false }
    return blocks[0].children.allSatisfy { $0.kind == .assignment }
  }

  /// Whether a body leaves something running when it returns: it waits, or hands closures to
  /// functions that may call them later.
  var startsWork: Bool {
    descendants.contains { node in
      switch node.kind {
      case .awaitExpression: true
      case .closure:
        node.enclosingArgument.map { argument in
          let name = argument.call.calleeName ?? ""
          return !ImmediateFunctions.names.contains(name) && !Self.briefFunctions.contains(name)
        } ?? false
      default: false
      }
    }
  }

  /// What else calls its closure at once, or does no more than log.
  private static let briefFunctions: Set<String> = [
    "Dictionary", "animate", "debug", "error", "grouping", "info",
  ]
}
