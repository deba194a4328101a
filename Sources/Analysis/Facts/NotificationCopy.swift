/// A property that takes over a value which a notification brings.
package struct NotificationCopy: Hashable, Sendable {
  /// What posters know it by; see ``Node/notificationName``.
  package let name: String
  /// The type this stands in, as its file names it.
  package let context: String
  package let property: String

  /// The copies of a file with the assignments that make them: in the blocks, sinks and selector
  /// methods that are given a notification.
  static func all(in code: Code) -> [(copy: NotificationCopy, assignment: Node)] {
    guard code.uses("NotificationCenter"), code.uses("userInfo") || code.uses("object") else {
      return []
    }
    return code.file.descendants.flatMap { call -> [(copy: NotificationCopy, assignment: Node)] in
      guard call.kind == .call, let type = call.enclosingType,
        let (name, handler) = call.notificationHandler
      else { return [] }
      return handler.assignmentsFromParameter.map { property, assignment in
        (
          NotificationCopy(name: name, context: type.qualifiedName, property: property),
          assignment
        )
      }
    }
  }
}

extension Node {
  /// The notification that a call asks for, and the closure or method that is given it.
  fileprivate var notificationHandler: (name: String, handler: Node)? {
    switch calleeName {
    case "addObserver":
      if let name = argument("forName")?.notificationName,
        let block = arguments.last?.value?.unwrapped, block.kind == .closure
      {
        return (name, block)
      }
      guard let name = argument("name")?.notificationName, let selector = argument("selector"),
        let method = selector.selectedMethod
      else { return nil }
      return (name, method)
    case "sink":
      guard let source = chainStart(calling: "publisher"),
        let name = source.argument("for")?.notificationName,
        let closure = arguments.last?.value?.unwrapped, closure.kind == .closure
      else { return nil }
      return (name, closure)
    default: return nil
    }
  }

  /// The method of the surrounding type that `#selector(update(_:))` names.
  private var selectedMethod: Node? {
    let names = Set(
      ([self] + Array(descendants)).filter { $0.kind == .name || $0.kind == .member }
        .map(\.name))
    return enclosingType?.members.first {
      $0.kind == .function && names.contains($0.name) && $0.attribute("objc") != nil
    }
  }

  /// The members of `self` that are assigned something which comes from the first parameter.
  fileprivate var assignmentsFromParameter: [(property: String, assignment: Node)] {
    let first = children(.parameter).first
    return descendants.compactMap { node in
      guard node.kind == .assignment, let property = node.assignmentTarget?.pathInSelf?.only,
        node.assignmentTarget?.localDeclaration(of: property) == nil
          || node.assignmentTarget?.kind == .member,
        let value = node.assignedValue, value.comes(from: first, of: self, depth: 0)
      else { return nil }
      return (property, node)
    }
  }

  private func comes(from parameter: Node?, of handler: Node, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    return ([self] + Array(descendants)).contains { node in
      guard node.kind == .name else { return false }
      if node.name == "$0" {
        return parameter == nil && node.ancestors.first { $0.kind == .closure } == handler
      }
      guard let local = node.localDeclaration(of: node.name), handler.contains(local) else {
        return false
      }
      return local == parameter
        || local.initialValue?.comes(from: parameter, of: handler, depth: depth + 1) ?? false
    }
  }
}
