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
    if let selection = options.fixes {
      var fixer = Fixer(selection)
      for index in analyses.indices { fixer.run(on: &analyses[index]) }
      ending.note(fixer)
      deliver(fixer, input: options.stdinName.flatMap { overlay[$0] }, &ending)
      if options.showsDiff { return ending.finish() }
    }
    report(analyses, &ending)
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

  /// Shows, prints or writes what the fixes changed.
  private func deliver(_ fixer: Fixer, input: String?, _ ending: inout CheckEnding) {
    let changes = fixer.changes.sorted { $0.key < $1.key }
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
        }
      }
    }
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

  private func report(_ analyses: [ProjectAnalysis], _ ending: inout CheckEnding) {
    let directory = context.workingDirectory
    let everything = analyses.flatMap { $0.findings() }.sorted { left, right in
      let leftPath = left.location.path.displayed(from: directory)
      let rightPath = right.location.path.displayed(from: directory)
      if leftPath != rightPath {
        return leftPath.utf8.lexicographicallyPrecedes(rightPath.utf8)
      }
      return Diagnostic.isOrderedBefore(left.diagnostic, right.diagnostic)
    }
    let texts = SourceTexts(
      fingerprints: analyses.reduce(into: [:]) { $0.merge($1.fingerprints) { first, _ in first } },
      overlay: analyses.reduce(into: [:]) { $0.merge($1.overlay) { first, _ in first } })
    var counted = everything
    if let file = options.baseline {
      do throws(DiskError) { counted = try Baseline(file: file).unlisted(everything, texts) } catch
      {
        ending.fail(error, about: "baseline ")
      }
    }
    if let file = options.writtenBaseline {
      let text = Baseline.text(of: everything, texts, in: file)
      do throws(DiskError) { try Disk.replace(file, with: Array(text.utf8)) } catch {
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
      workingDirectory: directory, texts: texts)
    channel.write(writer.text(report))
    ending.note(files: files, counted: counted, shown: shown, everything: everything.count)
  }
}
