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
    let projects: CheckedProjects
    do throws(CheckedProjects.BadConfiguration) {
      projects = try CheckedProjects(options, rules: rules, overlay: overlay, in: context)
    } catch {
      context.show(error.problems)
      return CommandLineTool.failure
    }
    var ending = CheckEnding(options, context)
    ending.note(projects.scopes)
    guard let selection = options.fixes else {
      let results = projects.results()
      for result in results { ending.note(unreadable: result.unreadable) }
      let baseline = readBaseline(&ending)
      report(CheckResults(results, from: context.workingDirectory), baseline, &ending)
      return ending.finish()
    }
    var analyses = projects.analyses()
    for analysis in analyses { ending.note(unreadable: analysis.unreadable) }
    let baseline = readBaseline(&ending)
    var fixer = Fixer(
      selection, leaving: baseline.map { known(in: $0, analyses) } ?? [:],
      changingSourcesOnly: options.stdinName != nil)
    if baseline != nil || options.baseline == nil {
      for index in analyses.indices { fixer.run(on: &analyses[index]) }
    }
    let unwritten = deliver(&fixer, input: options.stdinName.flatMap { overlay[$0] }, &ending)
    for index in analyses.indices { analyses[index].replace(unwritten) }
    ending.note(fixer)
    if !options.showsDiff { report(results(of: analyses), baseline, &ending) }
    return ending.finish()
  }

  private func results(of analyses: [ProjectAnalysis]) -> CheckResults {
    CheckResults(analyses.map { $0.result() }, from: context.workingDirectory)
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
    let results = results(of: analyses)
    let unlisted = baseline.unlisted(results.findings, results.texts).map(\.diagnostic)
    let isUnlisted = Set(unlisted)
    return results.findings.reduce(into: [:]) { known, finding in
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
    _ results: CheckResults, _ baseline: Baseline?, _ ending: inout CheckEnding
  ) {
    let everything = results.findings
    let texts = results.texts
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
    let channel =
      options.stdinName != nil && options.fixes != nil ? context.errors : context.output
    let writer = options.format.writer(
      style: TerminalStyle(options.color, for: channel, in: context), width: channel.width, context)
    let report = Report(
      files: results.files, findings: shown, rules: context.rules.map(\.metadata),
      workingDirectory: context.workingDirectory, texts: texts)
    channel.write(writer.text(report))
    ending.note(files: results.files, counted: counted, shown: shown, everything: everything.count)
  }
}
