import Analysis

/// Applies fixes until none is left to apply, in memory.
struct Fixer {
  let selection: CheckOptions.FixSelection
  /// The files that differ from what they were, with both texts.
  private(set) var changes: [AbsolutePath: (old: String, new: String)] = [:]
  /// Files outside of what was named, to which a link leads: they are left as they are.
  private(set) var foreign: Set<AbsolutePath> = []
  /// What could not be fixed for a reason outside the fix.
  private(set) var failures: [DiskError] = []
  private let known: [AbsolutePath: Set<KnownFinding>]
  private var repairs: [AbsolutePath: FileRepair] = [:]

  /// Whether only sources are changed: nothing but one file's text is asked for.
  private let changesSourcesOnly: Bool

  /// `known` are the findings to leave alone, as they are before anything is fixed.
  init(
    _ selection: CheckOptions.FixSelection,
    leaving known: [AbsolutePath: Set<KnownFinding>] = [:], changingSourcesOnly: Bool = false
  ) {
    self.selection = selection
    self.known = known
    changesSourcesOnly = changingSourcesOnly
  }

  private var entries: [AbsolutePath: Set<PropertyListEntry>] = [:]

  /// How many fixes were applied and are part of ``changes``.
  var applied: Int {
    changes.keys.reduce(0) { $0 + (repairs[$1]?.applied ?? 0) + (entries[$1]?.count ?? 0) }
  }

  /// Rules whose fixes did not do what they promise and were left, by file.
  var refused: [AbsolutePath: Set<RuleID>] { repairs.mapValues(\.refused).filter { !$1.isEmpty } }

  /// Fixes the reported files of `analysis`, which afterwards describes the fixed texts.
  mutating func run(on analysis: inout ProjectAnalysis) {
    noteForeign(in: analysis)
    if selection == .all, !changesSourcesOnly { turnOnEntries(in: &analysis) }
    for _ in 0..<FileRepair.mostPasses where !pass(&analysis) { break }
  }

  /// Takes the changes of a file for never made: they could not be written.
  mutating func discard(_ path: AbsolutePath) { changes[path] = nil }

  /// Makes the entries in property lists that fixes come with, before anything relies on them.
  private mutating func turnOnEntries(in analysis: inout ProjectAnalysis) {
    let paths = analysis.scope.reported.filter { !analysis.scope.foreign.contains($0) }
    var wanted: Set<PropertyListEntry> = []
    for (path, found) in zip(paths, analysis.diagnostics(of: paths)) {
      let leftAlone = known[path] ?? []
      for diagnostic in found where !leftAlone.contains(KnownFinding(diagnostic)) {
        if let entry = diagnostic.fixes.first?.entry { wanted.insert(entry) }
      }
    }
    for entry in wanted.sorted(by: { ($0.path, $0.key) < ($1.path, $1.key) }) {
      let path = AbsolutePath(entry.path)
      // One edit of a list at a time; the next run makes the next.
      guard changes[path] == nil, let list = PropertyListFile(entry), let new = list.edited else {
        continue
      }
      changes[path] = (list.text.string, new)
      entries[path, default: []].insert(entry)
      analysis.turnOn(entry)
    }
  }

  private mutating func noteForeign(in analysis: ProjectAnalysis) {
    let paths = analysis.scope.foreign.sorted()
    for (path, found) in zip(paths, analysis.diagnostics(of: paths)) {
      let fixes = found.flatMap(\.fixes)
      if fixes.contains(where: { selection == .all || $0.safety == .safe }) {
        foreign.insert(path)
      }
    }
  }

  private struct Proposal: Sendable {
    let path: AbsolutePath
    let old: String
    let found: [Diagnostic]
    let attempt: FileRepair.Attempt

    var new: String? { attempt.source?.text.string }
  }

  /// Returns whether there may be more to do.
  private mutating func pass(_ analysis: inout ProjectAnalysis) -> Bool {
    let paths = analysis.scope.reported.filter { path in
      !analysis.scope.foreign.contains(path) && !failures.contains { $0.path == path }
    }
    let found = zip(paths, analysis.diagnostics(of: paths)).filter { _, found in
      found.contains { !$0.fixes.isEmpty }
    }
    let proposals = propose(found, analysis)
    guard !proposals.isEmpty else { return false }
    analysis.replace(texts(proposals, \.new))
    let after = analysis.diagnostics(of: proposals.map(\.path))
    var takenBack: [Proposal] = []
    for (proposal, after) in zip(proposals, after) {
      var repair = repair(of: proposal.path)
      let stays = repair.settle(proposal.attempt, before: proposal.found, after: after)
      repairs[proposal.path] = repair
      if stays, let new = proposal.new {
        changes[proposal.path] = (changes[proposal.path]?.old ?? proposal.old, new)
      } else if proposal.new != nil {
        takenBack.append(proposal)
      }
    }
    analysis.replace(texts(takenBack, \.old))
    return true
  }

  private func repair(of path: AbsolutePath) -> FileRepair {
    repairs[path] ?? FileRepair(leaving: known[path] ?? [])
  }

  private mutating func propose(
    _ found: [(AbsolutePath, [Diagnostic])], _ analysis: ProjectAnalysis
  ) -> [Proposal] {
    let repairs = found.map { repair(of: $0.0) }
    let results = parallelMap(found.count, jobs: analysis.jobs) {
      [selection] index -> Result<Proposal, DiskError>? in
      let (path, diagnostics) = found[index]
      do throws(DiskError) {
        let text = try analysis.text(of: path)
        let source = SourceFile(path: path.string, text: SourceText(text))
        let attempt = repairs[index].attempt(diagnostics, on: source, selection)
        return attempt.map {
          .success(Proposal(path: path, old: text, found: diagnostics, attempt: $0))
        }
      } catch {
        return .failure(error)
      }
    }
    var proposals: [Proposal] = []
    for result in results.compactMap(\.self) {
      switch result {
      case .success(let proposal): proposals.append(proposal)
      case .failure(let error): failures.append(error)
      }
    }
    return proposals
  }

  private func texts(
    _ proposals: [Proposal], _ version: (Proposal) -> String?
  ) -> [AbsolutePath: String] {
    proposals.reduce(into: [:]) { texts, proposal in texts[proposal.path] = version(proposal) }
  }
}
