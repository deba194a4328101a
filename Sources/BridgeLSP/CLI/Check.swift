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
    var projects: CheckedProjects
    do throws(CheckedProjects.BadConfiguration) {
      projects = try CheckedProjects(options, rules: rules, overlay: overlay, in: context)
    } catch {
      context.show(error.problems)
      return CommandLineTool.failure
    }
    var ending = CheckEnding(options, context)
    ending.note(projects.scopes)
    for analysis in projects.analyses { ending.note(analysis) }
    let baseline = readBaseline(&ending)
    if let selection = options.fixes {
      var fixer = Fixer(
        selection, leaving: baseline.map { known(in: $0, projects) } ?? [:],
        changingSourcesOnly: options.stdinName != nil)
      if baseline != nil || options.baseline == nil {
        for index in projects.analyses.indices { fixer.run(on: &projects.analyses[index]) }
      }
      let unwritten = deliver(&fixer, input: options.stdinName.flatMap { overlay[$0] }, &ending)
      for index in projects.analyses.indices { projects.analyses[index].replace(unwritten) }
      ending.note(fixer)
    }
    if options.showsDiff { return ending.finish() }
    report(projects, baseline, &ending)
    return ending.finish()
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
    in baseline: Baseline, _ projects: CheckedProjects
  ) -> [AbsolutePath: Set<KnownFinding>] {
    let everything = projects.findings(from: context.workingDirectory)
    let unlisted = baseline.unlisted(everything, projects.texts).map(\.diagnostic)
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
        do throws(DiskError) { try Disk.replace(path, with: change.new, over: change.old) } catch {
          ending.fail(error)
          fixer.discard(path)
          unwritten[path] = (try? Disk.text(of: path)) ?? change.old
        }
      }
    }
    return unwritten
  }

  private func report(
    _ projects: CheckedProjects, _ baseline: Baseline?, _ ending: inout CheckEnding
  ) {
    let everything = projects.findings(from: context.workingDirectory)
    let texts = projects.texts
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
    let files = projects.analyses.reduce(0) { $0 + $1.scope.reported.count }
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
