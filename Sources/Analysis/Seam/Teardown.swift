extension Subscription {
  /// The property of `self` that keeps the subscription for as long as the object lives; `nil` for
  /// all other tokens, for owners that are values or that live as long as the app, and where the
  /// type lets go of what the property holds.
  package func lastingProperty(_ index: WorkspaceIndex) -> String? {
    guard case .property(let property) = token, let owner, index.isMeantToBeFreed(ownerName),
      !isTornDown(property, in: owner.pieces, index)
    else { return nil }
    return property
  }

  /// Whether some method of the type lets go of what `property` holds while the object lives.
  private func isTornDown(
    _ property: String, in pieces: [Node], _ index: WorkspaceIndex
  ) -> Bool {
    if pieces.contains(where: { $0.tearsDown(property) }) { return true }
    let ancestors = index.lineage(of: ownerName).dropFirst()
    let inherited = ancestors.flatMap(index.declarations)
    if inherited.contains(where: { $0.fact.tearsDown(property) || $0.fact.empties(property) }) {
      return true
    }
    let all = index.declarations(of: ownerName)
    guard all.count > pieces.count else { return false }
    return all.contains { $0.fact.tearsDown(property) }
  }
}

extension Node {
  /// Whether some method of this type says `bag.removeAll()`, `bag = []`, `token?.cancel()`,
  /// `token = nil`, outside of `deinit` and the initialisers.
  fileprivate func tearsDown(_ property: String) -> Bool {
    descendants.contains { node in
      guard node.kind == .call || node.kind == .assignment,
        let function = node.enclosingFunction, function.kind == .function
      else { return false }
      if node.kind == .call {
        return Teardown.isNamed(node.calleeName ?? "")
          && node.receiver?.pathInSelf == [property]
      }
      guard node.assignmentTarget?.pathInSelf == [property], let value = node.assignedValue else {
        return false
      }
      if value.has(.isNil) { return true }
      if value.kind == .array { return value.firstChild == nil }
      return value.kind == .call && value.arguments.isEmpty
    }
  }
}

extension TypeFact {
  /// The same for a declaration or extension in another file, as far as its facts tell.
  fileprivate func tearsDown(_ property: String) -> Bool {
    functions.contains { function in
      function.baseName != "init"
        && function.summary.calls.contains { call in
          guard case .member(let receiver, let name) = call, Teardown.isNamed(name) else {
            return false
          }
          return receiver == .name(property) || receiver == .member(.selfValue, property)
        }
    }
  }
}

extension TypeFact {
  /// Whether the declaration says `bag = []` or `token = nil`.
  fileprivate func empties(_ property: String) -> Bool {
    memberUses.contains { $0.member == property && $0.effects.contains(.cleared) }
  }
}

private enum Teardown {
  /// `removeAll`, `cancel`, and what a project calls like that: `cancelAll`.
  static func isNamed(_ call: String) -> Bool {
    ["removeAll", "invalidate", "forEach"].contains(call) || call.hasPrefix("cancel")
  }
}
