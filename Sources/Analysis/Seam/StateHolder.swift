/// Where a tree of views keeps state that outlives its data.
package struct StateHolder: Sendable {
  /// The qualified name of the view that has it.
  package let view: String
  package let property: String
  package let key: DeclarationKey
}

extension WorkspaceIndex {
  private static let stateWrappers: Set<String> = ["State", "StateObject", "FocusState"]

  /// The first state in a view or in the views that it builds, nearest first.
  package func holderOfState(_ view: String) -> StateHolder? {
    var pending = [view][...]
    var seen: Set<String> = []
    while let next = pending.popFirst(), seen.count < 30 {
      guard seen.insert(next).inserted, isView(next).isYes else { continue }
      let stateful = properties(of: next).filter {
        $0.fact.attributes.contains { Self.stateWrappers.contains($0.name) }
      }
      if let first = stateful.first {
        return StateHolder(view: next, property: first.fact.name, key: first.key(first.fact.name))
      }
      for piece in declarations(of: next) {
        for element in piece.fact.viewElements where element.path.allSatisfy(\.keepsIdentity) {
          guard case .call(let callee, _) = element.kind, let name = callee.builtName,
            let child = qualifiedName(of: name, in: next)
          else { continue }
          pending.append(child)
        }
      }
    }
    return nil
  }

  /// Whether the body of a view gives itself an identity: `Text(…).id(item.id)`.
  package func hasIdentityOfItsOwn(_ view: String) -> Bool {
    guard let body = property("body", of: view) else { return false }
    return body.fact.returns.contains { origin in
      var current = origin
      for _ in 0..<32 {
        guard case .call(.member(let base, let name), _) = current else { return false }
        if name == "id" { return true }
        current = base
      }
      return false
    }
  }
}

extension ViewStep {
  /// Whether what stands inside is shown at once, in the same place for every item.
  fileprivate var keepsIdentity: Bool {
    switch self {
    case .action, .hidden: false
    case .argument(_, _, let isClosure), .modifierArgument(_, _, let isClosure): !isClosure
    default: true
    }
  }
}
