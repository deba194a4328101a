import Analysis

/// The projects that some paths belong to, read and analysed.
struct CheckedProjects {
  let scopes: CheckScopes
  var analyses: [ProjectAnalysis]

  /// Configurations that cannot be used, for which nothing is analysed.
  struct BadConfiguration: Error {
    let problems: [ConfigurationProblem]
  }

  /// Analyses what `options` name with `rules`. `overlay` holds texts that stand in place of files.
  init(
    _ options: CheckOptions, rules: [any Rule], overlay: [AbsolutePath: String] = [:],
    in context: CommandContext
  ) throws(BadConfiguration) {
    var store = ConfigurationStore(rules: context.rules, replacement: options.configuration)
    if options.configuration != nil { _ = store.nearest(to: context.workingDirectory) }
    var scanner = ProjectScanner(
      settings: SettingsResolver(configurations: store),
      workingDirectory: context.workingDirectory)
    let scopes =
      options.stdinName.map { CheckScopes(stdin: $0, scanner: &scanner) }
      ?? CheckScopes(options.paths, scanner: &scanner)
    var resolver = scanner.settings
    let settings = scopes.scopes.map { scope in
      Dictionary(
        scope.reported.map { ($0, Self.settings(of: $0, asking: options.rules, rules, &resolver)) }
      ) { first, _ in first }
    }
    let problems = resolver.configurations.problems
    guard problems.isEmpty else { throw BadConfiguration(problems: problems) }
    let progress = ProgressBar(
      total: scopes.scopes.reduce(0) { $0 + $1.analyzed.count }, options, context)
    analyses = zip(scopes.scopes, settings).map { scope, settings in
      ProjectAnalysis(
        scope, rules: rules, settings: settings, jobs: options.jobs, overlay: overlay,
        caches: options.caches
      ) { progress?.advance() }
    }
    progress?.finish()
    self.scopes = scopes
  }

  /// What applies to a file; a rule that waits to be asked for runs when it is `asked` for.
  private static func settings(
    of file: AbsolutePath, asking asked: Set<RuleID>, _ rules: [any Rule],
    _ resolver: inout SettingsResolver
  ) -> RuleSettings {
    var settings = resolver.settings(for: file)
    for rule in rules where asked.contains(rule.metadata.id) {
      guard rule.metadata.level == .off, settings.levels[rule.metadata.id] == nil else { continue }
      settings.levels[rule.metadata.id] = .at(.warning)
    }
    return settings
  }

  /// Everything that was found, in the order in which it is shown in `workingDirectory`.
  func findings(from workingDirectory: AbsolutePath) -> [ReportedFinding] {
    analyses.flatMap { $0.findings() }.sorted { left, right in
      let leftPath = left.location.path.displayed(from: workingDirectory)
      let rightPath = right.location.path.displayed(from: workingDirectory)
      if leftPath != rightPath {
        return leftPath.utf8.lexicographicallyPrecedes(rightPath.utf8)
      }
      return Diagnostic.isOrderedBefore(left.diagnostic, right.diagnostic)
    }
  }

  var texts: SourceTexts {
    SourceTexts(
      fingerprints: analyses.reduce(into: [:]) { $0.merge($1.fingerprints) { first, _ in first } },
      overlay: analyses.reduce(into: [:]) { $0.merge($1.overlay) { first, _ in first } })
  }
}
