import Analysis

/// The projects that some paths belong to, and what applies to their files.
struct CheckedProjects {
  let scopes: CheckScopes
  /// By reported file, of each scope.
  private let settings: [[AbsolutePath: RuleSettings]]
  private let options: CheckOptions
  private let rules: [any Rule]
  private let overlay: [AbsolutePath: String]
  private let context: CommandContext

  /// Configurations that cannot be used, for which nothing is analysed.
  struct BadConfiguration: Error {
    let problems: [ConfigurationProblem]
  }

  /// Finds what `options` name, to be analysed with `rules`. `overlay` holds texts that stand in
  /// place of files.
  init(
    _ options: CheckOptions, rules: [any Rule], overlay: [AbsolutePath: String] = [:],
    in context: CommandContext
  ) throws(BadConfiguration) {
    self.options = options
    self.rules = rules
    self.overlay = overlay
    self.context = context
    var store = ConfigurationStore(rules: context.rules, replacement: options.configuration)
    if options.configuration != nil { _ = store.nearest(to: context.workingDirectory) }
    var scanner = ProjectScanner(
      settings: SettingsResolver(configurations: store),
      workingDirectory: context.workingDirectory)
    scopes =
      options.stdinName.map { CheckScopes(stdin: $0, scanner: &scanner) }
      ?? CheckScopes(options.paths, scanner: &scanner)
    var resolver = scanner.settings
    // A rule that waits to be asked for runs when it is asked for.
    let waiting = rules.map(\.metadata).filter { $0.level == .off && options.rules.contains($0.id) }
    settings = scopes.scopes.map { scope in
      scope.reported.reduce(into: [:]) { settings, file in
        var own = resolver.settings(for: file)
        for rule in waiting where own.levels[rule.id] == nil {
          own.levels[rule.id] = .at(.warning)
        }
        settings[file] = own
      }
    }
    let problems = resolver.configurations.problems
    guard problems.isEmpty else { throw BadConfiguration(problems: problems) }
  }

  /// Reads and analyses every project.
  func analyses() -> [ProjectAnalysis] {
    let progress = progress(over: scopes.scopes)
    defer { progress?.finish() }
    return scopes.scopes.indices.map { analysis(of: $0, progress) }
  }

  /// What a report shows of every project: what is kept of the last check where nothing has changed
  /// since, else what analysing it finds.
  func results() -> [ProjectResult] {
    let caches = scopes.scopes.indices.map(findingsCache)
    let kept = zip(scopes.scopes, caches).map { scope, cache in
      cache.flatMap { ProjectResult(keptIn: $0, of: scope, jobs: options.jobs) }
    }
    let progress = progress(over: zip(scopes.scopes, kept).filter { $1 == nil }.map(\.0))
    let analyses = kept.indices.map { kept[$0] == nil ? analysis(of: $0, progress) : nil }
    progress?.finish()
    return kept.indices.compactMap { number in
      if let kept = kept[number] { return kept }
      let result = analyses[number]?.result()
      if let result {
        caches[number]?.keep(result.findings.map(\.diagnostic), of: result.fingerprints)
      }
      return result
    }
  }

  private func analysis(of number: Int, _ progress: ProgressBar?) -> ProjectAnalysis {
    ProjectAnalysis(
      scopes.scopes[number], rules: rules, settings: settings[number], jobs: options.jobs,
      overlay: overlay, caches: options.caches
    ) { progress?.advance() }
  }

  private func findingsCache(of number: Int) -> FindingsCache? {
    guard overlay.isEmpty, let folder = options.caches else { return nil }
    return FindingsCache(
      of: scopes.scopes[number], rules: rules.map(\.metadata.id), settings: settings[number],
      in: folder)
  }

  private func progress(over scopes: [CheckScope]) -> ProgressBar? {
    ProgressBar(total: scopes.reduce(0) { $0 + $1.analyzed.count }, options, context)
  }
}
