import Analysis

/// What a check has to say on stderr at its end, and its exit code.
struct CheckEnding {
  private let options: CheckOptions
  private let context: CommandContext
  /// Why the exit code is 2, in sentences.
  private var failures: [String] = []
  private var warnings: [String] = []
  private var summary: [String] = []
  private var statistics: [String] = []
  /// Whether anything was denied in an Xcode build, which has one usual reason.
  private var isSandboxed = false
  private var hasFindings = false
  /// Whether `--diff` printed anything.
  var hasDiff = false
  /// Whether the file of `--write-baseline` was written.
  var hasWrittenBaseline = false
  private var named: Set<AbsolutePath> = []

  init(_ options: CheckOptions, _ context: CommandContext) {
    self.options = options
    self.context = context
    named = Set(options.paths)
  }

  mutating func fail(_ error: DiskError, about prefix: String = "") {
    failures.append(prefix + sentence(error))
  }

  mutating func note(_ scopes: CheckScopes) {
    for error in scopes.failures { fail(error) }
    for error in scopes.unreadable { warnings.append(sentence(error)) }
    guard !options.isQuiet else { return }
    warnings += scopes.idlePatterns.map { $0.text(from: context.workingDirectory) }
    for (path, reason) in scopes.leftOut {
      let why = reason?.text(from: context.workingDirectory) ?? "not a Swift file"
      warnings.append("\(displayed(path)): not checked: \(why)")
    }
  }

  /// Files of a project that could not be read.
  mutating func note(unreadable: [DiskError]) {
    for error in unreadable {
      if named.contains(error.path) { fail(error) } else { warnings.append(sentence(error)) }
    }
  }

  mutating func note(_ fixer: Fixer) {
    for error in fixer.failures { fail(error) }
    for (path, rules) in fixer.refused.sorted(by: { $0.key < $1.key }) {
      for rule in rules.map(\.rawValue).sorted() {
        warnings.append("\(displayed(path)): a fix of '\(rule)' did not work out and was left")
      }
    }
    for path in fixer.foreign.sorted() {
      let place = displayed(Disk.resolvingLinks(path))
      warnings.append(
        "\(displayed(path)): not fixed: a link leads to \(place), outside of what is checked")
    }
    let isWritten = !options.showsDiff && options.stdinName == nil
    if fixer.applied > 0, isWritten {
      let files = count(fixer.changes.count, "file")
      summary.append("applied \(count(fixer.applied, "fix", plural: "fixes")) in \(files)")
    }
  }

  mutating func note(
    files: Int, counted: [ReportedFinding], shown: [ReportedFinding], everything: Int
  ) {
    hasFindings =
      options.failOn.map { least in
        counted.contains { $0.diagnostic.severity >= least }
      } ?? false
    // Where nothing was there to check, the failures below say all there is to say.
    guard files > 0 || failures.isEmpty else { return }
    var sentence = "\(count(files, "file")) checked: "
    if counted.isEmpty {
      sentence += "no findings"
    } else {
      let parts = Severity.allCases.reversed().compactMap { severity -> String? in
        let number = counted.count { $0.diagnostic.severity == severity }
        guard number > 0 else { return nil }
        return severity == .information ? "\(number) information" : count(number, severity.rawValue)
      }
      sentence += parts.joined(separator: ", ")
    }
    var remarks: [String] = []
    if shown.count < counted.count { remarks.append("\(counted.count - shown.count) not shown") }
    if counted.count < everything {
      remarks.append("\(everything - counted.count) in the baseline")
    }
    let fixable = counted.count { $0.diagnostic.fixes.contains { $0.safety == .safe } }
    if fixable > 0, options.fixes == nil { remarks.append("\(fixable) fixable with --fix") }
    if !remarks.isEmpty { sentence += " (\(remarks.joined(separator: ", ")))" }
    summary.append(sentence)
    if options.showsStatistics { statistics = Self.statistics(counted) }
    if let file = options.writtenBaseline, hasWrittenBaseline {
      summary.append("wrote \(count(everything, "finding")) to \(displayed(file))")
    }
  }

  /// Says everything and returns the exit code.
  func finish() -> Int32 {
    for warning in warnings.uniqued { context.warn(warning) }
    for line in (options.isQuiet ? [] : summary) + statistics { context.errors.write(line + "\n") }
    for hint in hints { context.warn(hint) }
    for failure in failures.uniqued { context.fail(failure) }
    if !failures.isEmpty { return CommandLineTool.failure }
    if options.showsDiff { return hasDiff ? 1 : 0 }
    if options.writtenBaseline != nil { return 0 }
    return hasFindings ? 1 : 0
  }

  /// What to do about failures that have one usual reason.
  var hints: [String] {
    guard isSandboxed else { return [] }
    return [
      "Xcode's script sandbox denies reading; set ENABLE_USER_SCRIPT_SANDBOXING to NO for the "
        + "target, or list the files among the build phase's input files"
    ]
  }

  private static func statistics(_ findings: [ReportedFinding]) -> [String] {
    let byRule = Dictionary(grouping: findings, by: \.diagnostic.rule.rawValue)
    let rows = byRule.map { (rule: $0.key, number: $0.value.count) }
      .sorted { ($1.number, $0.rule) < ($0.number, $1.rule) }
    let width = rows.first.map { String($0.number).count } ?? 0
    return rows.map { row in
      String(repeating: " ", count: width - String(row.number).count) + "\(row.number)  \(row.rule)"
    }
  }

  private mutating func sentence(_ error: DiskError) -> String {
    if error.isDenied, context.isSet("XCODE_VERSION_ACTUAL") { isSandboxed = true }
    return "\(displayed(error.path)): \(error.reason)"
  }

  private func displayed(_ path: AbsolutePath) -> String {
    path.displayed(from: context.workingDirectory)
  }

  private func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(plural ?? noun + "s")"
  }
}

extension [String] {
  /// Each line once, in order.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
