/// Methods that a closure calls on `self` from another thread than the main one.
enum BackgroundMethod {
  /// The methods of the file that certainly run off the main thread when such a closure calls them,
  /// with what brings the closure there. Methods of other files, and what these call in turn, are
  /// left out.
  static func bodies(_ calls: CallTable, _ index: WorkspaceIndex) -> [(Node, ThreadContext)] {
    backgroundClosures(calls).flatMap { _, closure -> [(Node, ThreadContext)] in
      guard let type = closure.enclosingType, type.has(.isClass) || type.has(.isExtension) else {
        return []
      }
      return closure.descendants.compactMap { call in
        guard call.kind == .call, case .background = call.thread,
          let method = call.ownMethod(of: type, index)
        else { return nil }
        return (method, call.thread)
      }
    }
  }

  /// The closures of the file that start off the main thread, with the calls that are given them.
  static func backgroundClosures(_ calls: CallTable) -> [(call: Node, closure: Node)] {
    let starts = calls.calls(
      "async", "asyncAfter", "addOperation", "detached", "dataTask", "uploadTask", "downloadTask",
      "sink")
    return starts.flatMap { call in
      call.arguments.compactMap { argument in
        guard let closure = argument.value?.unwrapped, closure.kind == .closure,
          case .background = closure.body?.thread
        else { return nil }
        return (call, closure)
      }
    }
  }
}

extension Node {
  /// The method of the type, in this file, that this calls on `self`: the only one of its name,
  /// which does not ask what thread it is on. An awaited call may go to an actor.
  fileprivate func ownMethod(of type: Node, _ index: WorkspaceIndex) -> Node? {
    let isAwaited = ancestors.prefix { $0.kind != .block && $0.kind != .closure }.contains {
      $0.kind == .awaitExpression
    }
    guard !isAwaited, let name = callee?.pathInSelf?.only,
      callee?.localDeclaration(of: name) == nil
    else { return nil }
    let owner = index.name(of: type)
    let parts = Code(storage).types.filter { index.name(of: $0) == owner }
    let methods = parts.flatMap(\.members).filter { $0.kind == .function && $0.name == name }
    guard let method = methods.only, index.functions(name, of: owner).count == 1,
      !method.has(.isAsync), !method.has(.isStatic), !index.isMainActor(owner),
      !method.descendants(named: "isMainThread").contains(where: \.isMention)
    else { return nil }
    return method
  }
}
