/// Takes suppressed findings out, and remembers which suppressions did something.
package struct SuppressionOutcome: Sendable {
  let suppressions: Suppressions
  /// The rules that looked at the file, where it has suppressions.
  private(set) var rulesThatRan: Set<RuleID> = []
  /// The reaches that a finding was suppressed by.
  private var used: Set<Int> = []
  private let reachesByRule: [RuleID: [Int]]

  init(_ suppressions: Suppressions) {
    self.suppressions = suppressions
    reachesByRule = Dictionary(grouping: suppressions.reaches.indices) {
      suppressions.reaches[$0].rule
    }
  }

  mutating func noteRun(of rule: RuleID) {
    if !suppressions.reaches.isEmpty { rulesThatRan.insert(rule) }
  }

  /// Whether a finding of `rule` that starts at `offset` is suppressed.
  ///
  /// Of several suppressions the narrowest counts as used, so that the others show up as unused.
  mutating func suppresses(_ rule: RuleID, at offset: TextOffset) -> Bool {
    var narrowest: (reach: Int, length: Int)?
    for index in reachesByRule[rule] ?? [] {
      guard let range = suppressions.reaches[index].range, range.contains(offset) else { continue }
      let length = range.upperBound.utf8 - range.lowerBound.utf8
      if let narrowest, narrowest.length <= length { continue }
      narrowest = (index, length)
    }
    guard let narrowest else { return false }
    used.insert(narrowest.reach)
    return true
  }

  /// The suppressions of rules that ran which suppressed nothing, and the ends of nothing.
  var unused: [Suppressions.Reach] {
    suppressions.reaches.indices.lazy.filter { !used.contains($0) }
      .map { suppressions.reaches[$0] }
      .filter { rulesThatRan.contains($0.rule) && ($0.range != nil || !$0.isEffective) }
  }
}
