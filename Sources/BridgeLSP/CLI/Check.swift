import Analysis

/// `bridge-lsp check`
struct Check {
  let options: CheckOptions
  let context: CommandContext
  private let rules: [any Rule]

  init(_ options: CheckOptions, _ context: CommandContext) {
    self.options = options
    self.context = context
    rules = context.rules.filter {
      options.rules.isEmpty || options.rules.contains($0.metadata.id)
    }
  }

  func run() -> Int32 {
    var overlay: [AbsolutePath: String] = [:]
    if let name = options.stdinName {
      do throws(DiskError) {
        overlay[name] = try Disk.text(try context.readInput(), of: AbsolutePath("/dev/stdin"))
      } catch {
        context.fail("stdin: \(error.reason)")
        return CommandLineTool.failure
      }
    }
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
      Dictionary(scope.reported.map { ($0, self.settings(of: $0, &resolver)) }) { first, _ in first
      }
    }
    let problems = resolver.configurations.problems
    guard problems.isEmpty else {
      for problem in problems {
        context.errors.write(problem.text(from: context.workingDirectory).onOneLine + "\n")
      }
      return CommandLineTool.failure
    }
    let progress = ProgressBar(
      total: scopes.scopes.reduce(0) { $0 + $1.analyzed.count }, options, context)
    var analyses = zip(scopes.scopes, settings).map { scope, settings in
      ProjectAnalysis(
        scope, rules: rules, settings: settings, jobs: options.jobs, overlay: overlay
      ) { progress?.advance() }
    }
    progress?.finish()
    var ending = CheckEnding(options, context)
    ending.note(scopes)
    for analysis in analyses { ending.note(analysis) }
    let baseline = readBaseline(&ending)
    if let selection = options.fixes {
      var fixer = Fixer(selection, leaving: baseline.map { known(in: $0, analyses) } ?? [:])
      if baseline != nil || options.baseline == nil {
        for index in analyses.indices { fixer.run(on: &analyses[index]) }
      }
      let unwritten = deliver(&fixer, input: options.stdinName.flatMap { overlay[$0] }, &ending)
      for index in analyses.indices { analyses[index].replace(unwritten) }
      ending.note(fixer)
    }
    if options.showsDiff { return ending.finish() }
    report(analyses, baseline, &ending)
    return ending.finish()
  }

  /// What applies to a file; a rule that waits to be asked for runs when `--rule` asks for it.
  private func settings(of file: AbsolutePath, _ resolver: inout SettingsResolver) -> RuleSettings {
    var settings = resolver.settings(for: file)
    for rule in rules where options.rules.contains(rule.metadata.id) {
      guard rule.metadata.level == .off, settings.levels[rule.metadata.id] == nil else { continue }
      settings.levels[rule.metadata.id] = .at(.warning)
    }
    return settings
  }

  /// The baseline to use. Where it cannot be read, nothing tells what a fix has to leave alone.
  private func readBaseline(_ ending: inout CheckEnding) -> Baseline? {
    guard let file = options.baseline else { return nil }
    do throws(DiskError) { return try Baseline(file: file) } catch {
      ending.fail(error, about: "baseline ")
      return nil
    }
  }

  /// The findings that the baseline lists.
  private func known(
    in baseline: Baseline, _ analyses: [ProjectAnalysis]
  ) -> [AbsolutePath: Set<KnownFinding>] {
    let everything = findings(analyses)
    let unlisted = baseline.unlisted(everything, texts(analyses)).map(\.diagnostic)
    let isUnlisted = Set(unlisted)
    return everything.reduce(into: [:]) { known, finding in
      guard !isUnlisted.contains(finding.diagnostic) else { return }
      known[finding.location.path, default: []].insert(KnownFinding(finding.diagnostic))
    }
  }

  /// Shows, prints or writes what the fixes changed. Returns what the files hold that could not be
  /// written.
  private func deliver(
    _ fixer: inout Fixer, input: String?, _ ending: inout CheckEnding
  ) -> [AbsolutePath: String] {
    let changes = fixer.changes.sorted { $0.key < $1.key }
    var unwritten: [AbsolutePath: String] = [:]
    if options.showsDiff {
      for (path, change) in changes {
        let name = path.displayed(from: context.workingDirectory)
        context.output.write(UnifiedDiff.text(from: change.old, to: change.new, path: name))
      }
      ending.hasDiff = !changes.isEmpty
    } else if let input {
      context.output.write(changes.first?.value.new ?? input)
    } else {
      for (path, change) in changes {
        do throws(DiskError) { try write(change.new, in: path, over: change.old) } catch {
          ending.fail(error)
          fixer.discard(path)
          unwritten[path] = (try? Disk.text(of: path)) ?? change.old
        }
      }
    }
    return unwritten
  }

  private func write(
    _ new: String, in path: AbsolutePath, over old: String
  ) throws(DiskError) {
    guard try Disk.bytes(of: path) == Array(old.utf8) else {
      throw DiskError(path, "changed while it was fixed; it was left alone")
    }
    guard Disk.isWritable(path) else { throw DiskError(path, "is read-only; it was not fixed") }
    try Disk.replace(path, with: Array(new.utf8))
  }

  /// Everything that was found, in the order in which it is shown.
  private func findings(_ analyses: [ProjectAnalysis]) -> [ReportedFinding] {
    let directory = context.workingDirectory
    return analyses.flatMap { $0.findings() }.sorted { left, right in
      let leftPath = left.location.path.displayed(from: directory)
      let rightPath = right.location.path.displayed(from: directory)
      if leftPath != rightPath {
        return leftPath.utf8.lexicographicallyPrecedes(rightPath.utf8)
      }
      return Diagnostic.isOrderedBefore(left.diagnostic, right.diagnostic)
    }
  }

  private func texts(_ analyses: [ProjectAnalysis]) -> SourceTexts {
    SourceTexts(
      fingerprints: analyses.reduce(into: [:]) { $0.merge($1.fingerprints) { first, _ in first } },
      overlay: analyses.reduce(into: [:]) { $0.merge($1.overlay) { first, _ in first } })
  }

  private func report(
    _ analyses: [ProjectAnalysis], _ baseline: Baseline?, _ ending: inout CheckEnding
  ) {
    let everything = findings(analyses)
    let texts = texts(analyses)
    let counted = baseline?.unlisted(everything, texts) ?? everything
    if let file = options.writtenBaseline {
      let text = Baseline.text(of: everything, texts, in: file)
      do throws(DiskError) {
        try Disk.replace(file, with: Array(text.utf8))
        ending.hasWrittenBaseline = true
      } catch {
        ending.fail(error, about: "baseline ")
      }
    }
    let shown = counted.filter { $0.diagnostic.severity >= options.leastShown }
    let files = analyses.reduce(0) { $0 + $1.scope.reported.count }
    let channel =
      options.stdinName != nil && options.fixes != nil ? context.errors : context.output
    let writer = options.format.writer(
      style: TerminalStyle(options.color, for: channel, in: context), width: channel.width, context)
    let report = Report(
      files: files, findings: shown, rules: context.rules.map(\.metadata),
      workingDirectory: context.workingDirectory, texts: texts)
    channel.write(writer.text(report))
    ending.note(files: files, counted: counted, shown: shown, everything: everything.count)
  }
}
