/// An assignment to a `@Published` property that is certain to run off the main thread.
package struct PublishedWrite: Sendable {
  /// The assignment, or the call of `assign` that makes it.
  package let node: Node
  package let property: String
  /// What brings the code to its thread.
  package let reason: String
  /// The call that delivers, where it belongs to a Combine chain.
  package let delivery: Node?
  /// Whether code that runs on the same thread after the write mentions the property: that code
  /// would find the old value, and be overtaken, if the write moved to another queue by itself.
  package let isUsedAgain: Bool
  /// Whether it means `self` without a mention, as code outside of closures may: in the property
  /// alone, or in the value too.
  package var impliesSelf = ImpliedSelf.nowhere

  package enum ImpliedSelf: Sendable { case nowhere, inTarget, inValue }

  /// Whether the statement can be handed to another queue as it stands: nothing around it waits for
  /// it or for what it may throw, and nothing behind it looks for the new value.
  package var mayMove: Bool {
    node.has(.ownsLines) && !isUsedAgain && impliesSelf != .inValue
      && !node.descendants.contains { $0.kind == .awaitExpression || $0.kind == .tryExpression }
  }

  static func all(_ calls: CallTable, _ index: WorkspaceIndex) -> [PublishedWrite] {
    var seen: Set<Node> = []
    var writes: [PublishedWrite] = []
    for (call, closure) in BackgroundMethod.backgroundClosures(calls) {
      for node in closure.descendants where node.kind == .assignment {
        guard case .background(let reason) = node.thread, seen.insert(node).inserted,
          let name = node.propertyAssigned,
          index.publishes(name, of: index.name(of: node.enclosingType))
        else { continue }
        writes.append(
          PublishedWrite(
            node: node, property: name, reason: reason,
            delivery: call.calleeName == "sink" && node.enclosingBody == closure ? call : nil,
            isUsedAgain: node.isFollowed(byUseOf: name, in: closure)))
      }
    }
    for call in calls.calls("assign") {
      guard case .background(let reason) = call.threadOfSubscription,
        let name = call.assignedProperty,
        index.publishes(name, of: index.name(of: call.enclosingType))
      else { continue }
      writes.append(
        PublishedWrite(
          node: call, property: name, reason: reason, delivery: call, isUsedAgain: false))
    }
    let bodies = DelegateThread.bodies(calls, index) + BackgroundMethod.bodies(calls, index)
    for (body, thread) in bodies {
      for node in body.descendants where node.kind == .assignment {
        guard case .background(let reason) = node.thread(where: body, runsOn: thread),
          seen.insert(node).inserted, let name = node.propertyAssigned,
          index.publishes(name, of: index.name(of: node.enclosingType))
        else { continue }
        writes.append(
          PublishedWrite(
            node: node, property: name, reason: reason, delivery: nil,
            isUsedAgain: node.isFollowed(byUseOf: name, in: body),
            impliesSelf: node.impliedSelf(index)))
      }
    }
    return writes.sorted { $0.node.id < $1.node.id }
  }
}

extension Node {
  /// Where this assignment means members of `self` by their bare names.
  fileprivate func impliedSelf(_ index: WorkspaceIndex) -> PublishedWrite.ImpliedSelf {
    let type = index.name(of: enclosingType)
    let isImplied = assignedValue.map { value in
      ([value] + Array(value.descendants)).contains { node in
        node.kind == .name && node.localDeclaration(of: node.name) == nil
          && (index.property(node.name, of: type) != nil
            || !index.functions(node.name, of: type).isEmpty)
      }
    }
    if isImplied ?? true { return .inValue }
    return assignmentTarget?.unwrapped.kind == .name ? .inTarget : .nowhere
  }

  /// Whether `closure` mentions a property of `self` behind this write to it, outside of what runs
  /// on the main thread; in front of it too where a loop or a closure may run both again.
  fileprivate func isFollowed(byUseOf property: String, in closure: Node) -> Bool {
    let repeated = ancestors.prefix { $0 != closure }.reversed().first {
      $0.kind == .forLoop || $0.kind == .whileLoop || $0.kind == .repeatLoop
        || $0.kind == .closure || $0.kind == .function
    }
    let start = repeated?.id ?? end
    let names: Set<String> = [property, "$" + property, "_" + property]
    return closure.descendants.contains { node in
      node.id >= start && !self.contains(node) && names.contains(node.name)
        && (node.kind == .member
          || node.kind == .name && node.localDeclaration(of: node.name) == nil)
        && node.pathInSelf?.only == node.name && node.thread != .main
    }
  }

  /// The property that `assign(to: &$name)` or `assign(to: \.name, on: self)` writes.
  fileprivate var assignedProperty: String? {
    guard let target = argument("to") else { return nil }
    if target.kind == .keyPath {
      guard argument("on")?.unwrapped.isSelfReference == true, target.name.hasPrefix(".") else {
        return nil
      }
      return String(target.name.dropFirst())
    }
    guard target.kind == .reference, let name = target.firstChild?.pathInSelf?.only,
      name.hasPrefix("$")
    else { return nil }
    return String(name.dropFirst())
  }
}

extension WorkspaceIndex {
  /// Whether `name` is a `@Published` property of a class that no actor protects.
  fileprivate func publishes(_ name: String, of type: String) -> Bool {
    guard let found = property(name, of: type), found.fact.attribute("Published") != nil,
      found.fact.attribute("MainActor") == nil
    else { return false }
    return !isMainActor(type)
  }
}
