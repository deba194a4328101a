/// A closure that is given a name elsewhere: `Screen(onBack: { … })`, `screen.onBack = { … }`.
package struct CallbackFact: Hashable, Sendable {
  /// The property or parameter that takes it.
  package let name: String
  /// The type that is made, or the object whose property is assigned.
  package let receiver: Origin
  /// What the closure calls, now or soon; not what it gives others to call.
  package let calls: Set<Origin>
  /// The type and the member this stands in.
  package let context: String
  package let member: String

  static func all(in code: Code) -> [CallbackFact] {
    code.file.descendants.compactMap { node in
      switch node.kind {
      case .argument where !node.label.isEmpty:
        guard let call = node.parent, call.kind == .call, let callee = call.callee,
          callee.name == "init" || callee.name.isTypeName, let value = node.value
        else { return nil }
        return CallbackFact(node.label, callee.origin, value)
      case .assignment:
        guard let target = node.assignmentTarget?.unwrapped, target.kind == .member,
          let base = target.base, let value = node.assignedValue
        else { return nil }
        return CallbackFact(target.name, base.origin, value)
      default: return nil
      }
    }
  }

  private init?(_ name: String, _ receiver: Origin, _ value: Node) {
    let value = value.unwrapped
    let calls: Set<Origin>
    if value.kind == .closure {
      calls = value.calledOrigins { $0.runsInCourse(of: value) }
    } else if let path = value.pathInSelf, path.count <= 2,
      value.kind == .name || value.kind == .member
    {
      calls = [value.origin]
    } else {
      return nil
    }
    self.name = name
    self.receiver = receiver
    self.calls = calls
    context = value.enclosingType?.qualifiedName ?? ""
    member = value.ancestors.first { $0.isFunctionLike && $0.kind != .accessor }?.memberName ?? ""
  }
}
