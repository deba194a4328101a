/// What the bodies of views read from their models.
extension EnvironmentFlow {
  /// A member that a view reads through one of its properties.
  struct MemberRead: Hashable, Sendable {
    let property: String
    /// `items` in `model.items`, `$items` in `model.$items`; `nil` for the property alone.
    let member: String?
    /// Whether only something that happens later reads it, such as a button's action.
    let isLater: Bool
  }

  /// Everything that is read while `view` is drawn or updated, through the computed properties
  /// and methods that it uses, and what its actions read.
  func memberReads(ofView view: String) -> Set<MemberRead> {
    var reads: Set<MemberRead> = []
    var visited: Set<MemberRead> = []
    var pending = (["body"] + RepresentableMethods.updating).map {
      MemberRead(property: $0, member: nil, isLater: false)
    }
    while let next = pending.popLast(), visited.count < 2_000 {
      guard visited.insert(next).inserted else { continue }
      var summaries = index.functions(next.property, of: view).map(\.fact.views)
      if let found = index.property(next.property, of: view) { summaries.append(found.fact.views) }
      for element in summaries.flatMap(\.elements) {
        guard case .read(let name, let member) = element.kind else { continue }
        let isLater = next.isLater || runsLater(element.path, in: view)
        reads.insert(MemberRead(property: name, member: member, isLater: isLater))
        let plain = name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
        pending.append(MemberRead(property: plain, member: nil, isLater: isLater))
      }
    }
    return reads
  }
}
