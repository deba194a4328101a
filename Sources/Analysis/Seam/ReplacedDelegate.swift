/// An assignment of a delegate to a view that was found in SwiftUI's hierarchy.
package struct ReplacedDelegate: Sendable {
  package let assignment: Node
  package let property: String
  /// Whether introspection handed the view out, so that it certainly is SwiftUI's.
  package let isIntrospected: Bool
}

extension SeamModel {
  package var replacedDelegates: [ReplacedDelegate] {
    let seam = Set(representables.flatMap { $0.parts + ($0.coordinator?.parts ?? []) })
    return calls.assignments.compactMap { node in
      guard let target = node.assignmentTarget?.unwrapped,
        target.kind == .member, target.name == "delegate" || target.name == "dataSource",
        node.assignedValue?.has(.isNil) != true, let base = target.base, base.kind == .name,
        !node.keepsReplacedValue
      else { return nil }
      if base.isIntrospected {
        return ReplacedDelegate(assignment: node, property: target.name, isIntrospected: true)
      }
      let isSeam = node.ancestors.contains { $0.kind == .type && seam.contains($0) }
      guard isSeam, base.isFoundThroughSuperviews else { return nil }
      return ReplacedDelegate(assignment: node, property: target.name, isIntrospected: false)
    }
  }
}

extension Node {
  /// Whether what the target of this assignment held is put elsewhere before, as by a delegate that
  /// forwards to it: `proxy.original = view.delegate`.
  fileprivate var keepsReplacedValue: Bool {
    guard let path = assignmentTarget?.path, let body = enclosingBody else { return false }
    return body.descendants.prefix { $0.id < id }.contains { read in
      guard read.kind == .member, read.path == path else { return false }
      var user = read.wholeValue.parent
      while let cast = user, cast.kind == .cast, !cast.has(.isTest) {
        user = cast.wholeValue.parent
      }
      switch user?.kind {
      case .argument, .initialValue: return true
      case .condition: return user?.has(.isOptionalBinding) == true
      case .assignment: return user?.assignmentTarget?.contains(read) == false
      default: return false
      }
    }
  }

  /// A parameter of a closure given to `introspect…`, or `$0` in one.
  fileprivate var isIntrospected: Bool {
    let closure: Node?
    if name == "$0" {
      closure = ancestors.first { $0.kind == .closure }
    } else {
      let local = localDeclaration(of: name)
      closure = local?.kind == .parameter ? local?.parent : nil
    }
    guard let closure, closure.kind == .closure, let call = closure.enclosingArgument?.call else {
      return false
    }
    return call.calleeName?.hasPrefix("introspect") == true
  }

  /// A local that comes from `superview`, through casts, bindings and other locals.
  fileprivate var isFoundThroughSuperviews: Bool {
    var current = self
    for _ in 0..<12 {
      switch current.kind {
      case .name:
        guard let local = current.localDeclaration(of: current.name),
          let value = local.initialValue?.unwrapped
        else { return false }
        current = value
      case .cast:
        guard let value = current.firstChild?.unwrapped else { return false }
        current = value
      case .member:
        if current.name == "superview" { return true }
        guard let base = current.base else { return false }
        current = base
      default: return false
      }
    }
    return false
  }
}
