import Analysis

/// One file on its way from fix to fix, until none is left that helps.
///
/// Whoever holds the file analyses it in between: ``attempt(_:on:_:)`` proposes a text, and
/// ``settle(_:before:after:)`` decides, with the findings of that text, whether it stays.
struct FileRepair: Sendable {
  /// How many fixes were applied and stayed.
  private(set) var applied = 0
  /// Rules whose fixes did not do what they promise and were taken back, or never applied.
  private(set) var refused: Set<RuleID> = []
  private var leftAlone: Set<KnownFinding>

  /// Fixes settle in two or three passes; the bound is for those that undo each other.
  static let mostPasses = 30

  /// `leftAlone` are findings of the text as it is now that are not to be repaired.
  init(leaving leftAlone: Set<KnownFinding> = []) { self.leftAlone = leftAlone }

  /// A text to which fixes lead, or the news that they lead nowhere.
  struct Attempt: Sendable {
    /// The text with the fixes; `nil` when every one of them breaks the file.
    let source: SourceFile?
    fileprivate let applied: [FixPlan.Step]
    fileprivate let refused: [FixPlan.Step]
  }

  /// Applies as many fixes of `found` as go together; `nil` when there is none to apply.
  func attempt(
    _ found: [Diagnostic], on source: SourceFile, _ selection: CheckOptions.FixSelection
  ) -> Attempt? {
    let open = found.filter { !leftAlone.contains(KnownFinding($0)) }
    let plan = FixPlan(open, in: source.text, selection, refusing: refused)
    guard !plan.steps.isEmpty else { return nil }
    let (text, applied, refused) = plan.applied(to: source)
    return Attempt(
      source: applied.isEmpty ? nil : SourceFile(path: source.path, text: text), applied: applied,
      refused: refused)
  }

  /// Whether the attempt's text stays: where a rule has as much to repair as before although its
  /// fix was applied, all of it is taken back, and the refusal keeps that fix from coming back.
  mutating func settle(
    _ attempt: Attempt, before: [Diagnostic], after: [Diagnostic]
  ) -> Bool {
    refused.formUnion(attempt.refused.map(\.rule))
    let useless = Set(attempt.applied.map(\.rule)).filter { rule in
      Self.work(of: rule, in: after) >= Self.work(of: rule, in: before)
    }
    refused.formUnion(useless)
    guard useless.isEmpty, attempt.source != nil else { return false }
    applied += attempt.applied.count
    let edits = attempt.applied.flatMap(\.edits)
    leftAlone = Set(leftAlone.compactMap { $0.moved(by: edits) })
    return true
  }

  /// How much a rule has to repair: a finding that takes several fixes counts once for each.
  private static func work(of rule: RuleID, in diagnostics: [Diagnostic]) -> Int {
    diagnostics.reduce(0) { $0 + ($1.rule == rule ? max(1, $1.fixes.count) : 0) }
  }
}

/// A finding recognised by its rule and by where it starts in one version of its file.
struct KnownFinding: Hashable, Sendable {
  let rule: RuleID
  let start: TextOffset

  init(_ diagnostic: Diagnostic) {
    self.init(rule: diagnostic.rule, start: diagnostic.range.lowerBound)
  }

  private init(rule: RuleID, start: TextOffset) {
    self.rule = rule
    self.start = start
  }

  /// The same finding in the text after `edits`; `nil` when one of them took its start away.
  func moved(by edits: [TextEdit]) -> KnownFinding? {
    var shift = 0
    for edit in edits {
      let length = edit.range.upperBound.utf8 - edit.range.lowerBound.utf8
      if edit.range.upperBound <= start {
        shift += edit.replacement.utf8.count - length
      } else if edit.range.lowerBound < start {
        return nil
      }
    }
    return KnownFinding(rule: rule, start: TextOffset(utf8: start.utf8 + shift))
  }
}
