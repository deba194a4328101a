/// Where a tree of views keeps state that outlives its data.
package struct StateHolder: Sendable {
  /// The qualified name of the view that has it.
  package let view: String
  package let property: String
  package let key: DeclarationKey
  /// Whether the view sets it when one of its inputs changes, as `.onChange(of: title)` may.
  package let isFollowing: Bool
}

/// What a tree of views does each time that it appears, and not when it only gets other data.
package struct AppearanceWork: Sendable {
  /// The qualified name of the view whose code has it.
  package let view: String
  /// `onAppear` or `task`.
  package let modifier: String
  /// Whether it certainly does something with what the view is given.
  package let usesInput: Bool
  package let key: DeclarationKey
}

extension WorkspaceIndex {
  private static let stateWrappers: Set<String> = ["State", "StateObject", "FocusState"]

  /// The first state in a view or in the views that it builds, nearest first.
  package func holderOfState(_ view: String) -> StateHolder? {
    firstInSamePlace(from: view) { next in
      let states = properties(of: next).filter {
        $0.fact.attributes.contains { Self.stateWrappers.contains($0.name) }
      }
      let following = states.isEmpty ? [] : membersFollowingInputs(of: next)
      let stateful = states.first { !following.contains($0.fact.name) } ?? states.first
      return stateful.map {
        StateHolder(
          view: next, property: $0.fact.name, key: $0.key($0.fact.name),
          isFollowing: following.contains($0.fact.name))
      }
    }
  }

  /// What a view sets when one of its inputs changes.
  private func membersFollowingInputs(of view: String) -> Set<String> {
    var members: Set<String> = []
    for element in declarations(of: view).flatMap(\.fact.viewElements) {
      guard case .landmark("onChange", let text?) = element.kind else { continue }
      let names = text.split(separator: " ").map(String.init)
      guard let watched = names.first, let input = property(watched, of: view)?.fact,
        !input.attributes.contains(where: { Self.stateWrappers.contains($0.name) })
      else { continue }
      members.formUnion(names.dropFirst())
    }
    return members
  }

  private static let appearanceLandmarks: Set<String> = [
    "onAppear", "task", "onAppear(refresh)", "task(refresh)",
  ]

  /// The first `.onAppear` or `.task` in a view or in the views that it builds, nearest first.
  package func appearanceWork(_ view: String) -> AppearanceWork? {
    firstInSamePlace(from: view) { next in
      for piece in declarations(of: next) {
        for element in piece.fact.viewElements where element.path.allSatisfy(\.keepsIdentity) {
          guard case .landmark(let name, _) = element.kind,
            Self.appearanceLandmarks.contains(name)
          else { continue }
          let usesInput = piece.fact.appearanceCalls.contains { call in
            call.member.flatMap { property($0, of: next) }.map {
              !$0.fact.has(.isComputed) && $0.fact.initial == nil
                && $0.fact.attributes.allSatisfy { $0.name == "ObservedObject" }
            } ?? false
          }
          return AppearanceWork(
            view: next, modifier: String(name.prefix { $0 != "(" }), usesInput: usesInput,
            key: DeclarationKey(path: piece.path, type: next, member: "body"))
        }
      }
      return nil
    }
  }

  /// What `find` finds first in a view and in the views that it always builds in the same place.
  private func firstInSamePlace<Found>(
    from view: String, _ find: (String) -> Found?
  ) -> Found? {
    var pending = [view][...]
    var seen: Set<String> = []
    while let next = pending.popFirst(), seen.count < 30 {
      guard seen.insert(next).inserted, isView(next).isYes else { continue }
      if let found = find(next) { return found }
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

extension Origin {
  /// The member of `self` that something is called on: `model` in `model.load()`.
  fileprivate var member: String? {
    switch self {
    case .member(.name(let name), _), .member(.member(.selfValue, let name), _): name
    default: nil
    }
  }
}
