/// Something that a representable or its coordinator starts and that goes on until it is stopped.
package struct RepresentableResource: Sendable {
  package let kind: Registration.Kind
  /// The call that starts it.
  package let node: Node
  /// Whether it certainly outlives the view.
  package let isCertain: Bool
  /// The coordinator's property that keeps it.
  package let keeper: String?
}

extension Representable {
  /// What goes on after the view is gone: started here or by the coordinator, and ended nowhere.
  package func unendedResources(_ calls: CallTable) -> [RepresentableResource] {
    let started = calls.calls(Registration.Kind.starters)
    guard !started.isEmpty, !hasDismantle else { return [] }
    let parts = partsWithCoordinator
    func isHere(_ call: Node) -> Bool { parts.contains { $0.contains(call) } }
    return started.filter(isHere).compactMap(resource).filter { resource in
      !calls.calls(resource.kind.enders).filter(isHere).contains { call in
        // A timer keeps its target alive, so that a `deinit` that would end it never comes.
        let isDeinit = call.enclosingFunction?.kind == .deinitializer
        return !isDeinit || !resource.node.keepsItsOwner
      }
    }
  }

  private var hasDismantle: Bool {
    !dismantles.isEmpty
      || RepresentableMethods.dismantling.contains {
        index.functions($0, of: name).contains { $0.fact.has(.isStatic) }
      }
  }

  private func resource(_ call: Node) -> RepresentableResource? {
    guard let kind = call.registeredKind(index) else { return nil }
    let isCertain: Bool
    switch kind {
    case .timer: isCertain = call.repeatsForCertain
    // It keeps its delegate, not the view.
    case .urlSession: return nil
    case .keyValueObserver: isCertain = false
    case .timeObserver: isCertain = call.receiver.map(isInput) ?? false
    case .captureSession:
      guard let receiver = call.receiver, let type = type(of: receiver),
        index.descends(type.name, from: "AVCaptureSession").isYes
      else { return nil }
      // One that only this view has is released with it, sooner or later.
      isCertain = isInput(receiver)
    case .scriptMessageHandler:
      // A content controller that is made for this view dies with it.
      guard let receiver = call.receiver, isInput(receiver) else { return nil }
      isCertain = true
    case .displayLink, .blockObserver, .task: isCertain = true
    }
    return RepresentableResource(
      kind: kind, node: call, isCertain: isCertain, keeper: keeper(of: call))
  }

  /// Whether an expression starts at a stored input of the representable, or at a type.
  private func isInput(_ expression: Node) -> Bool {
    guard let path = expression.path else { return false }
    if path[0].isTypeName { return true }
    let members = path[0] == "self" ? Array(path.dropFirst()) : path
    guard let first = members.first,
      path[0] == "self" || expression.localDeclaration(of: first) == nil,
      expression.enclosingType.map({ parts.contains($0) }) == true
    else { return false }
    return storedProperties.contains { $0.name == first && $0.initialValue == nil }
  }

  /// `timer` in `context.coordinator.timer = Timer…` and, in the coordinator, `timer = Timer…`;
  /// `session` in `context.coordinator.session.startRunning()`.
  private func keeper(of call: Node) -> String? {
    if call.calleeName == "startRunning", let receiver = call.receiver {
      return receiver.base?.isCoordinator == true ? receiver.name : nil
    }
    guard let assignment = call.wrapped.parent, assignment.kind == .assignment,
      let target = assignment.assignmentTarget?.unwrapped
    else { return nil }
    if target.kind == .member, target.base?.isCoordinator == true { return target.name }
    let isCoordinators = call.enclosingType.map { coordinator?.parts.contains($0) == true } ?? false
    return isCoordinators ? target.pathInSelf?.only : nil
  }
}

extension Node {
  /// Whether what the call starts keeps the object whose code it is: as its target, or in a block
  /// that captures it.
  fileprivate var keepsItsOwner: Bool {
    arguments.contains { argument in
      guard let value = argument.value?.unwrapped else { return false }
      if value.isSelf || value.isCoordinator { return argument.label == "target" }
      guard value.kind == .closure else { return false }
      return SelfCapture(closure: value) != nil
        || value.descendants.contains { $0.isStrongMentionOfCoordinator }
    }
  }

  /// `context.coordinator` inside a closure, or a local from outside that holds it.
  private var isStrongMentionOfCoordinator: Bool {
    switch kind {
    case .member:
      name == "coordinator" && isCoordinator && !ancestors.contains { $0.kind == .capture }
    case .name: localDeclaration(of: name)?.kind == .property && isCoordinator
    default: false
    }
  }
}
