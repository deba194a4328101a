import Analysis

/// Applies fixes until none is left to apply, in memory.
struct Fixer {
  let selection: CheckOptions.FixSelection
  /// The files that differ from what they were, with both texts.
  private(set) var changes: [AbsolutePath: (old: String, new: String)] = [:]
  /// How many fixes were applied.
  private(set) var applied = 0
  /// What could not be fixed for a reason outside the fix.
  private(set) var failures: [DiskError] = []
  /// Fixes that did not do what they promise and were taken back, by file.
  private(set) var refused: [AbsolutePath: Set<RuleID>] = [:]

  /// Fixes settle in two or three passes; the bound is for those that undo each other.
  private static let mostPasses = 30

  init(_ selection: CheckOptions.FixSelection) { self.selection = selection }

  /// Fixes the reported files of `analysis`, which afterwards describes the fixed texts.
  mutating func run(on analysis: inout ProjectAnalysis) {
    for _ in 0..<Self.mostPasses where !pass(&analysis) { break }
  }

  private struct Outcome: Sendable {
    let path: AbsolutePath
    let old: String
    let new: String
    let applied: [RuleID]
    let refused: [RuleID]
  }

  /// Returns whether anything changed.
  private mutating func pass(_ analysis: inout ProjectAnalysis) -> Bool {
    let paths = analysis.scope.reported.filter { path in
      !failures.contains { $0.path == path }
    }
    let found = analysis.diagnostics(of: paths)
    let outcomes = propose(zip(paths, found).filter { !$0.1.isEmpty }, analysis)
    for outcome in outcomes { refused[outcome.path, default: []].formUnion(outcome.refused) }
    let changed = outcomes.filter { !$0.applied.isEmpty }
    guard !changed.isEmpty else { return false }
    analysis.replace(texts(changed, \.new))
    let before = Dictionary(zip(paths, found)) { first, _ in first }
    let failed = unhelpful(changed, before, analysis)
    // Taking back shows the same findings again, and the refusal keeps the fix from coming back.
    analysis.replace(texts(failed, \.old))
    let takenBack = Set(failed.map(\.path))
    for outcome in changed where !takenBack.contains(outcome.path) {
      changes[outcome.path] = (changes[outcome.path]?.old ?? outcome.old, outcome.new)
      applied += outcome.applied.count
    }
    return true
  }

  private mutating func propose(
    _ found: [(AbsolutePath, [Diagnostic])], _ analysis: ProjectAnalysis
  ) -> [Outcome] {
    let results = parallelMap(found.count, jobs: analysis.jobs) {
      [selection, refused] index -> Result<Outcome, DiskError>? in
      let (path, diagnostics) = found[index]
      do throws(DiskError) {
        guard diagnostics.contains(where: { !$0.fixes.isEmpty }) else { return nil }
        let text = try analysis.text(of: path)
        let source = SourceText(text)
        let plan = FixPlan(diagnostics, in: source, selection, refusing: refused[path] ?? [])
        guard !plan.steps.isEmpty else { return nil }
        let outcome = plan.applied(to: SourceFile(path: path.string, text: source))
        return .success(
          Outcome(
            path: path, old: text, new: outcome.text.string,
            applied: outcome.applied.map(\.rule), refused: outcome.refused.map(\.rule)))
      } catch {
        return .failure(error)
      }
    }
    var outcomes: [Outcome] = []
    for result in results.compactMap(\.self) {
      switch result {
      case .success(let outcome): outcomes.append(outcome)
      case .failure(let error): failures.append(error)
      }
    }
    return outcomes
  }

  /// The files where a rule has as much to repair as before although its fix was applied.
  private mutating func unhelpful(
    _ changed: [Outcome], _ before: [AbsolutePath: [Diagnostic]], _ analysis: ProjectAnalysis
  ) -> [Outcome] {
    let after = analysis.diagnostics(of: changed.map(\.path))
    var failed: [Outcome] = []
    for (outcome, remaining) in zip(changed, after) {
      let useless = Set(outcome.applied).filter { rule in
        Self.work(of: rule, in: remaining) >= Self.work(of: rule, in: before[outcome.path] ?? [])
      }
      guard !useless.isEmpty else { continue }
      refused[outcome.path, default: []].formUnion(useless)
      failed.append(outcome)
    }
    return failed
  }

  /// How much a rule has to repair: a finding that takes several fixes counts once for each.
  private static func work(of rule: RuleID, in diagnostics: [Diagnostic]) -> Int {
    diagnostics.reduce(0) { $0 + ($1.rule == rule ? max(1, $1.fixes.count) : 0) }
  }

  private func texts(
    _ outcomes: [Outcome], _ version: KeyPath<Outcome, String>
  ) -> [AbsolutePath: String] {
    Dictionary(outcomes.map { ($0.path, $0[keyPath: version]) }) { first, _ in first }
  }
}
