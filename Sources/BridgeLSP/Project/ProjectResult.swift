import Analysis

/// What a report shows of one project.
struct ProjectResult: Sendable {
  let scope: CheckScope
  let findings: [ReportedFinding]
  /// What each file held when it was analysed.
  let fingerprints: [AbsolutePath: Fingerprint]
  /// Texts that stand in place of what is on the disk.
  var overlay: [AbsolutePath: String] = [:]
  let unreadable: [DiskError]
}

extension ProjectResult {
  /// What is kept of the last check of `scope`; `nil` where anything has changed since.
  init?(keptIn cache: FindingsCache, of scope: CheckScope, jobs: Int) {
    guard !cache.isEmpty else { return nil }
    let read = FileLoader(jobs: jobs, root: scope.root).fingerprints(of: scope.analyzed)
    guard let diagnostics = cache.diagnostics(of: read.fingerprints) else { return nil }
    var lines: [String: LineIndex] = [:]
    for path in Set(diagnostics.flatMap { [$0.path] + $0.notes.map(\.path) }) {
      // A file that has changed since it was read a moment ago is analysed.
      guard let text = try? Disk.text(of: AbsolutePath(path)),
        read.fingerprints[AbsolutePath(path)] == Fingerprint(text.utf8)
      else { return nil }
      lines[path] = LineIndex(text)
    }
    self.init(
      scope: scope, findings: diagnostics.compactMap { ReportedFinding($0) { lines[$0] } },
      fingerprints: read.fingerprints, unreadable: read.unreadable)
  }
}

/// What a report shows of all projects that were checked.
struct CheckResults {
  /// How many files were reported.
  let files: Int
  /// Everything that was found, in the order in which it is shown.
  let findings: [ReportedFinding]
  let texts: SourceTexts

  /// Shown in `workingDirectory`.
  init(_ projects: [ProjectResult], from workingDirectory: AbsolutePath) {
    files = projects.reduce(0) { $0 + $1.scope.reported.count }
    findings = projects.flatMap(\.findings).sorted { left, right in
      let leftPath = left.location.path.displayed(from: workingDirectory)
      let rightPath = right.location.path.displayed(from: workingDirectory)
      if leftPath != rightPath {
        return leftPath.utf8.lexicographicallyPrecedes(rightPath.utf8)
      }
      return Diagnostic.isOrderedBefore(left.diagnostic, right.diagnostic)
    }
    texts = SourceTexts(
      fingerprints: projects.reduce(into: [:]) { $0.merge($1.fingerprints) { first, _ in first } },
      overlay: projects.reduce(into: [:]) { $0.merge($1.overlay) { first, _ in first } })
  }
}
