import Analysis

/// One workspace as a check sees it: what was read, and what applies to each reported file.
struct ProjectAnalysis: Sendable {
  let scope: CheckScope
  let rules: [any Rule]
  let jobs: Int
  /// By reported file.
  private(set) var settings: [AbsolutePath: RuleSettings]
  private(set) var workspace: Workspace
  /// What each file held when it was analysed.
  private(set) var fingerprints: [AbsolutePath: Fingerprint] = [:]
  private(set) var unreadable: [DiskError] = []
  /// Texts that stand in place of what is on the disk.
  private(set) var overlay: [AbsolutePath: String]

  /// Reads and analyses the scope's files. `progress` hears of every finished one.
  init(
    _ scope: CheckScope, rules: [any Rule], settings: [AbsolutePath: RuleSettings], jobs: Int,
    overlay: [AbsolutePath: String], caches: CacheFolder? = nil,
    progress: @escaping @Sendable () -> Void
  ) {
    self.scope = scope
    self.rules = rules
    self.settings = settings
    self.jobs = jobs
    self.overlay = overlay
    workspace = Workspace(root: scope.root.string)
    let cache = caches.map { AnalysisCache(of: scope.root, in: $0) }
    let loaded = FileLoader(jobs: jobs, root: scope.root, overlay: overlay, cache: cache)
      .load(scope.analyzed, progress: progress)
    cache?.update(loaded.kept)
    workspace.load(loaded.files)
    fingerprints = loaded.fingerprints
    unreadable = loaded.unreadable
  }

  /// The diagnostics of `paths`, in their order.
  func diagnostics(of paths: [AbsolutePath]) -> [[Diagnostic]] {
    parallelMap(paths.count, jobs: jobs) { [workspace, settings, rules] index in
      let path = paths[index]
      return workspace.diagnostics(
        for: path.string, settings: settings[path] ?? RuleSettings(), rules: rules)
    }
  }

  /// Everything that is reported, with its places.
  func result() -> ProjectResult {
    let findings = diagnostics(of: scope.reported).joined().compactMap { diagnostic in
      ReportedFinding(diagnostic) { workspace.files[$0]?.lines }
    }
    return ProjectResult(
      scope: scope, findings: findings, fingerprints: fingerprints, overlay: overlay,
      unreadable: unreadable)
  }

  /// Analyses new texts of files in place of what they held; files of other projects are no
  /// business of this one.
  mutating func replace(_ texts: [AbsolutePath: String]) {
    let texts = texts.filter { workspace.files[$0.key.string] != nil }
    guard !texts.isEmpty else { return }
    overlay.merge(texts) { _, new in new }
    let paths = texts.keys.sorted()
    let loaded = FileLoader(jobs: jobs, root: scope.root, overlay: texts).load(paths)
    workspace.load(loaded.files)
    fingerprints.merge(loaded.fingerprints) { _, new in new }
  }

  /// Judges the files of an app as if its property list had the entry.
  mutating func turnOn(_ entry: PropertyListEntry) {
    for (path, var own) in settings where own.appPropertyList == entry.path {
      own.turnOn(entry)
      settings[path] = own
    }
  }

  /// What a file held when it was analysed; an error when that is no longer what it holds.
  func text(of path: AbsolutePath) throws(DiskError) -> String {
    if let text = overlay[path] { return text }
    let text = try Disk.text(of: path)
    guard fingerprints[path] == Fingerprint(text.utf8) else {
      throw DiskError(path, "changed while it was checked")
    }
    return text
  }
}
