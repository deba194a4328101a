/// An assignment that shows nothing where the call behind it fails: `x = (try? await f()) ?? []`, or
/// `x = (try? result.get()) ?? []` in a completion handler.
package struct EmptyingAssignment: Sendable {
  package let node: Node
  /// What is assigned: the name of the property.
  package let target: String
  /// Whether `false` stands in for the answer.
  package let becomesFalse: Bool

  /// Those whose target somebody looks at: published, observable and view state, and the content of
  /// UIKit's labels and fields, and what the data source of a table or collection goes by.
  static func all(_ calls: CallTable, _ index: WorkspaceIndex) -> [EmptyingAssignment] {
    calls.assignments.compactMap { node in
      guard let value = node.assignedValue, value.isEmptyOnFailure,
        let target = node.assignmentTarget?.unwrapped, let path = target.pathInSelf,
        target.localDeclaration(of: path[0]) == nil || target.path?.first == "self",
        index.isShown(path, in: index.name(of: node.enclosingType))
      else { return nil }
      return EmptyingAssignment(
        node: node, target: path.joined(separator: "."),
        becomesFalse: value.children.contains { $0.kind == .literal && $0.name == "false" })
    }
  }
}

extension Node {
  /// Whether this gives the result that a closure is told: `result.get()`.
  private var opensAnswer: Bool {
    guard kind == .call, calleeName == "get", arguments.isEmpty, let result = receiver,
      result.kind == .name, let parameter = result.localDeclaration(of: result.name)
    else { return false }
    return parameter.kind == .parameter && parameter.parent?.kind == .closure
  }

  /// Whether this is `(try? await f()) ?? <empty>`.
  fileprivate var isEmptyOnFailure: Bool {
    guard kind == .operation, name == "??" else { return false }
    let parts = Array(children)
    guard parts.count == 2, parts[0].kind == .tryExpression, parts[0].has(.isOptional),
      let call = parts[0].firstChild, call.kind == .awaitExpression || call.opensAnswer
    else { return false }
    let fallback = parts[1]
    switch fallback.kind {
    case .literal: return fallback.has(.isNil) || fallback.name == "false"
    case .string: return fallback.range.upperBound.utf8 - fallback.range.lowerBound.utf8 == 2
    case .array, .dictionary: return fallback.firstChild == nil
    case .call: return fallback.callee?.has(.isImplicit) == true && fallback.arguments.isEmpty
    default: return false
    }
  }
}

extension WorkspaceIndex {
  fileprivate func isShown(_ path: [String], in type: String) -> Bool {
    guard let found = property(path[0], of: type) else { return false }
    if path.count == 1 {
      if found.fact.attributes.contains(where: { ["Published", "State"].contains($0.name) }) {
        return true
      }
      return !found.fact.has(.isComputed) && !found.fact.has(.isLet)
        && found.fact.attributes.isEmpty
        && isObservable(type).isYes
    }
    guard path.count == 2, let object = self.type(of: found.fact, owner: found.owner) else {
      return false
    }
    if ["text", "attributedText", "title", "image"].contains(path[1]) {
      return isUIView(object.name).isYes
    }
    return ["UITableViewDataSource", "UICollectionViewDataSource"].contains {
      descends(object.name, from: $0).isYes
    }
  }
}
