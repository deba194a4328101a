/// Which branches of a view are reached, as far as the call that makes it tells.
extension WorkspaceIndex {
  /// Whether a call with `arguments` makes a view of the type `view` for which one of `conditions`
  /// does not hold: a literal is passed, or left out and has another literal as its default.
  func excludes(
    _ conditions: Set<ViewCondition>, _ arguments: [ViewArgument], of view: String
  ) -> Bool {
    conditions.contains { condition in
      guard let found = property(condition.property, of: view), !found.fact.has(.isComputed),
        ViewStorage(found.fact) == .plain
      else { return false }
      if let argument = arguments.first(where: { $0.label == condition.property }) {
        return argument.literal.map(condition.excludes) ?? false
      }
      guard let literal = found.fact.initialLiteral, functions("init", of: view).isEmpty else {
        return false
      }
      return condition.excludes(literal)
    }
  }

  /// Whether a stored variable may hold something else than its initial value: its type assigns
  /// it, or passes it `inout`.
  func isChanged(_ found: Found<PropertyFact>) -> Bool {
    guard !found.fact.has(.isLet), !found.fact.has(.isComputed) else { return false }
    return declarations(of: found.owner, for: found.fact.name).contains {
      $0.fact.assignedMembers.contains(found.fact.name)
    }
  }
}

extension [ViewStep] {
  /// The comparisons of properties that the place rests on.
  var conditions: Set<ViewCondition> {
    var result: Set<ViewCondition> = []
    for case .conditional(let condition?) in self { result.insert(condition) }
    return result
  }

  /// These steps with those further out, each condition once.
  func joined(to outer: [ViewStep]) -> [ViewStep] {
    guard contains(where: \.isCondition), outer.contains(where: \.isCondition) else {
      return self + outer
    }
    return filter { !$0.isCondition || ($0 != .conditional(nil) && !outer.contains($0)) } + outer
  }
}

extension EnvironmentNeed {
  /// The need as it is of code that has it behind `steps`.
  func inside(_ steps: [ViewStep]) -> EnvironmentNeed {
    var need = self
    need.conditions = steps.conditions
    if need.timing == .inBody, steps.contains(where: \.isCondition) { need.timing = .inBranch }
    return need
  }
}

extension Sequence<EnvironmentNeed> {
  /// The needs of a view that matter to those who make it, in a stable order: for each property
  /// the worst timing, and what is worse than that under conditions they may exclude.
  var worst: [EnvironmentNeed] {
    let groups = Dictionary(grouping: self, by: \.key)
    return groups.keys.sorted().flatMap { key -> [EnvironmentNeed] in
      let group = groups[key] ?? []
      let certain = group.filter(\.conditions.isEmpty).max { $0.timing < $1.timing }
      let open = group.filter { need in
        !need.conditions.isEmpty && (certain.map { need.timing > $0.timing } ?? true)
      }
      // With so many ways one of them is open to most callers.
      guard open.count > 8 else { return open + (certain.map { [$0] } ?? []) }
      return group.withoutConditions
    }
  }

  /// One need for each property, with its worst timing, in a stable order.
  var withoutConditions: [EnvironmentNeed] {
    var worst: [DeclarationKey: EnvironmentNeed] = [:]
    for var need in self {
      if let known = worst[need.key], known.timing >= need.timing { continue }
      need.conditions = []
      worst[need.key] = need
    }
    return worst.keys.sorted().compactMap { worst[$0] }
  }
}
