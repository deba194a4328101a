/// What the methods that are called on a local object do to keep it.
extension WeakHoldingSearch {
  /// What becomes of an object of class `type` by a call of its method `name`.
  func holding(ofReceiverOf name: String, _ type: String) -> Holding {
    var visited: Set<String> = []
    return holding(ofReceiverOf: name, type, &visited)
  }

  private func holding(
    ofReceiverOf name: String, _ type: String, _ visited: inout Set<String>
  ) -> Holding {
    let methods = index.functions(name, of: type)
    guard !methods.isEmpty, visited.count < 24 else { return .strong }
    guard visited.insert(name).inserted else { return .none }
    var result = Holding.none
    for method in methods {
      result = result.joined(holding(by: method, type))
      for call in method.fact.summary.calls {
        if case .strong = result { return .strong }
        guard let called = call.ownMember, !index.functions(called, of: type).isEmpty else {
          continue
        }
        result = result.joined(holding(ofReceiverOf: called, type, &visited))
      }
    }
    return result
  }

  private func holding(
    by method: WorkspaceIndex.Found<FunctionFact>, _ type: String
  ) -> Holding {
    let summary = method.fact.summary
    guard let handouts = summary.handouts else {
      return summary.receiver.isEmpty && !method.fact.keepsClosures ? .none : .strong
    }
    // What is made when it is first asked for may be given the object then.
    guard !index.properties(of: type).contains(where: { $0.fact.has(.isLazy) }) else {
      return .strong
    }
    let search = WeakHoldingSearch(index: index, context: method.owner)
    return handouts.reduce(Holding.none) { result, handout in
      result.joined(search.holding(by: handout, of: method, type))
    }
  }

  private func holding(
    by handout: SelfHandout, of method: WorkspaceIndex.Found<FunctionFact>, _ type: String
  ) -> Holding {
    switch handout {
    case .kept: return .strong
    case .weakClosure: return .weak(.closures(method.fact.name, method.key(method.fact.name)))
    case .mentioned(let name):
      guard let property = index.property(name, of: type)?.fact else {
        return index.functions(name, of: type).isEmpty ? .none : .strong
      }
      return property.has(.isComputed) ? .strong : .none
    case .passed(let passing, let isShown):
      let result = holding(of: passing)
      if case .weak = result, !isShown { return .none }
      return result
    case .assigned(let base, let property, let isShown):
      guard let owner = index.type(of: base, in: context) else { return .strong }
      let lead: WeaklyHeldLocal.Lead
      if let found = index.property(property, of: owner.name) {
        guard found.fact.isUnretained else { return .strong }
        lead = .property(found)
      } else {
        guard WeakDelegates.holdWeakly(property, of: owner.name, index) else { return .strong }
        lead = .property(.init(property: property, owner: owner.name, key: nil))
      }
      return isShown ? .weak(lead) : .none
    }
  }
}

extension WeakHoldingSearch.Holding {
  /// What two uses together come to.
  fileprivate func joined(_ other: Self) -> Self {
    switch (self, other) {
    case (.strong, _), (_, .strong): .strong
    case (.weak(let lead), .weak(let second)): .weak(lead.shownFirst(second))
    case (.weak, _): self
    default: other
    }
  }
}

extension WeaklyHeldLocal.Lead {
  /// The one that is to be told of, whatever order they came in: a property tells more.
  fileprivate func shownFirst(_ other: Self) -> Self {
    rank <= other.rank ? self : other
  }

  private var rank: String {
    switch self {
    case .property(let holder): "0 \(holder.owner).\(holder.property)"
    case .closures(let method, _): "1 \(method)"
    }
  }
}

extension Origin {
  /// The member of the surrounding type that this names: `show`, `self.show`, `super.show`.
  fileprivate var ownMember: String? {
    switch self {
    case .name(let name), .member(.selfValue, let name), .member(.superValue, let name): name
    default: nil
    }
  }
}
