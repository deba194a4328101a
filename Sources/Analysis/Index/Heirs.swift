/// Who inherits from what, by the last components of names: a first sieve for questions that only
/// few types answer with yes.
struct Heirs: Sendable {
  private var direct: [String: [String: Int]] = [:]

  mutating func insert(_ fact: TypeFact) {
    let name = fact.name.lastComponent
    for parent in fact.possibleParents { direct[parent, default: [:]][name, default: 0] += 1 }
  }

  mutating func remove(_ fact: TypeFact) {
    let name = fact.name.lastComponent
    for parent in fact.possibleParents {
      guard let count = direct[parent]?[name] else { continue }
      direct[parent]?[name] = count > 1 ? count - 1 : nil
    }
  }

  /// `ancestor` and every name that a type, alias or protocol has which may descend from it.
  func all(of ancestor: String) -> Set<String> {
    var result: Set<String> = [ancestor]
    var pending = [ancestor]
    while let name = pending.popLast() {
      for heir in direct[name, default: [:]].keys where result.insert(heir).inserted {
        pending.append(heir)
      }
    }
    return result
  }
}

extension TypeFact {
  /// The last components of all names that the type may descend from or stand for.
  fileprivate var possibleParents: Set<String> {
    var names: Set<String> = []
    for parent in inherits { FactNames.collect(parent, into: &names) }
    for constraint in generics where constraint.name == "Self" {
      if let type = constraint.constraint { FactNames.collect(type, into: &names) }
    }
    return names
  }
}
