import Analysis

/// What `bridge-lsp check` was asked to do.
struct CheckOptions: Sendable {
  enum Format: String, CaseIterable, Sendable { case human, xcode, json, sarif, github }

  var paths: [AbsolutePath] = []
  var format = Format.human
  /// The mildest severity that makes the check fail; `nil` for none.
  var failOn: Severity? = .error
  var leastShown = Severity.hint
  /// The rules to run; empty for all.
  var rules: Set<RuleID> = []
  var configuration: AbsolutePath?
  var fixes: FixSelection?
  var showsDiff = false
  /// The file whose text is on stdin.
  var stdinName: AbsolutePath?
  var baseline: AbsolutePath?
  var writtenBaseline: AbsolutePath?
  var color = TerminalStyle.Choice.auto
  var isQuiet = false
  var showsStatistics = false
  var jobs = LargeStackThread.processorCount
  /// Where to keep what was parsed and found; `nil` to keep nothing.
  var caches: CacheFolder?

  /// Which fixes `--fix` applies.
  enum FixSelection: Sendable { case safe, all }

  private enum FailOn: String, CaseIterable { case error, warning, information, hint, never }

  init(_ arguments: Arguments, _ context: CommandContext) throws(UsageError) {
    let directory = context.workingDirectory
    func path(_ option: String) throws(UsageError) -> AbsolutePath? {
      guard let value = arguments.value(option) else { return nil }
      guard !value.isEmpty else { throw UsageError("\(option) needs a file name") }
      return AbsolutePath(value, relativeTo: directory)
    }
    format =
      try arguments.choice("--format", among: Format.allCases) ?? Self.defaultFormat(in: context)
    let failOn = try arguments.choice("--fail-on", among: FailOn.allCases) ?? .error
    self.failOn = Severity(rawValue: failOn.rawValue)
    leastShown = try arguments.choice("--severity", among: Severity.allCases.reversed()) ?? .hint
    for id in arguments.all("--rule") { rules.insert(try context.rule(named: id).metadata.id) }
    configuration = try path("--config")
    baseline = try path("--baseline")
    writtenBaseline = try path("--write-baseline")
    color = try arguments.choice("--color", among: TerminalStyle.Choice.allCases) ?? .auto
    isQuiet = arguments.has("--quiet")
    caches = arguments.has("--no-cache") ? nil : CacheFolder(context.variable)
    showsStatistics = arguments.has("--statistics")
    showsDiff = arguments.has("--diff")
    if arguments.has("--unsafe"), !arguments.has("--fix"), !showsDiff {
      throw UsageError("--unsafe needs --fix")
    }
    if showsDiff, writtenBaseline != nil {
      throw UsageError("--diff writes nothing, and --write-baseline does not go with it")
    }
    if arguments.has("--fix") || showsDiff { fixes = arguments.has("--unsafe") ? .all : .safe }
    if let text = arguments.value("--jobs") {
      guard let number = Int(text), (1...1024).contains(number) else {
        throw UsageError("--jobs needs a number from 1 to 1024, not '\(text)'")
      }
      jobs = number
    }
    stdinName = try path("--stdin-filename")
    if let name = stdinName, Disk.kind(of: name) == .folder {
      throw UsageError(
        "--stdin-filename needs the name of a file; "
          + "'\(arguments.value("--stdin-filename") ?? "")' is a folder")
    }
    if stdinName != nil, let operand = arguments.operands.first {
      throw UsageError("--stdin-filename checks stdin alone; it does not take '\(operand)'")
    }
    for operand in arguments.operands.isEmpty ? ["."] : arguments.operands {
      guard !operand.isEmpty else { throw UsageError("an empty PATH names no file") }
      paths.append(AbsolutePath(operand, relativeTo: directory))
    }
  }

  /// What `explain` looks for: findings of `rules` below `path`, which change no exit code.
  init(
    explaining rules: Set<RuleID>, path: String?, _ context: CommandContext
  ) throws(UsageError) {
    guard path?.isEmpty != true else { throw UsageError("--path needs a file or folder") }
    self.rules = rules
    paths = [AbsolutePath(path ?? ".", relativeTo: context.workingDirectory)]
    failOn = nil
    isQuiet = true
  }

  private static func defaultFormat(in context: CommandContext) -> Format {
    if context.isSet("XCODE_VERSION_ACTUAL") { return .xcode }
    return context.isSet("GITHUB_ACTIONS") && context.variable("GITHUB_ACTIONS") != "false"
      ? .github : .human
  }
}
