import Analysis

/// What console messages mean: the rules that look for their causes, and the findings that may
/// produce them.
struct ConsoleExplanation {
  private let found: [(match: ConsoleMessageMatch, count: Int)]
  private let style: TerminalStyle
  private let context: CommandContext

  init(
    _ found: [(match: ConsoleMessageMatch, count: Int)], _ style: TerminalStyle,
    _ context: CommandContext
  ) {
    self.found = found
    self.style = style
    self.context = context
  }

  func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    let options = try CheckOptions(
      explaining: Set(found.flatMap { $0.match.message.rules }), path: arguments.value("--path"),
      context)
    for (match, count) in found { context.output.write(heading(match, count) + "\n") }
    if found.count == 1, let match = found.first?.match {
      for rule in rules(of: match) {
        context.output.write(RulePage(rule).markdown.styled(style) + "\n")
      }
    }
    guard options.paths != [homeFolder] || arguments.has("--path") else { return 0 }
    return listFindings(options)
  }

  /// The message, the type that it names, and the rules behind it.
  private func heading(_ match: ConsoleMessageMatch, _ count: Int) -> String {
    var text = style.paint(match.message.quotation, .bold)
    if count > 1 { text += " (\(count) times)" }
    text += "\n"
    if let type = match.type { text += "  names the type \(type.onOneLine)\n" }
    for rule in rules(of: match) {
      text += "  leads to \(style.paint(rule.id.rawValue, .cyan)): \(rule.summary)\n"
    }
    if found.count > 1, let rule = rules(of: match).first {
      text += "  its page: bridge-lsp explain \(rule.id)\n"
    }
    return text + "  seen in \(match.message.reference)\n"
  }

  private func rules(of match: ConsoleMessageMatch) -> [RuleMetadata] {
    match.message.rules.compactMap { id in context.rules.first { $0.metadata.id == id }?.metadata }
  }

  private func listFindings(_ options: CheckOptions) -> Int32 {
    let rules = context.rules.filter { options.rules.contains($0.metadata.id) }
    let projects: CheckedProjects
    do throws(CheckedProjects.BadConfiguration) {
      projects = try CheckedProjects(options, rules: rules, in: context)
    } catch {
      context.show(error.problems)
      return CommandLineTool.failure
    }
    let analyses = projects.analyses()
    let findings = CheckResults(
      analyses.map { $0.result() }, from: context.workingDirectory
    ).findings
    let place = options.paths.map { $0.displayed(from: context.workingDirectory) }.joined()
    for match in found.map(\.match) {
      context.output.write(list(findings, of: match, analyses, place.onOneLine))
    }
    var ending = CheckEnding(options, context)
    ending.note(projects.scopes)
    for analysis in analyses { ending.note(unreadable: analysis.unreadable) }
    return ending.finish()
  }

  private func list(
    _ all: [ReportedFinding], of match: ConsoleMessageMatch, _ analyses: [ProjectAnalysis],
    _ place: String
  ) -> String {
    let own = all.filter { match.message.rules.contains($0.diagnostic.rule) }
    let ids = match.message.rules.map(\.rawValue).joined(separator: " and ")
    guard !own.isEmpty else { return "\(ids): no findings in \(place)\n" }
    guard let type = match.typeName else {
      return section("Findings of \(ids) in \(place):", own)
    }
    let about = own.filter { $0.isAbout(type, in: analyses) }
    let others = own.filter { !$0.isAbout(type, in: analyses) }
    return section("Findings of \(ids) in \(place) about \(type.onOneLine):", about)
      + section(
        about.isEmpty
          ? "Findings of \(ids) in \(place), none of them about \(type.onOneLine):"
          : "Other findings of \(ids):", others)
  }

  private func section(_ title: String, _ findings: [ReportedFinding]) -> String {
    guard !findings.isEmpty else { return "" }
    let lines = findings.map { finding in
      let start = finding.location.start()
      let path = finding.location.path.displayed(from: context.workingDirectory).onOneLine
      return "  \(path):\(start.line + 1):\(start.column + 1): "
        + "\(finding.diagnostic.severity.rawValue): \(finding.diagnostic.message.onOneLine) "
        + "[\(finding.diagnostic.rule)]\n"
    }
    return style.paint(title, .bold) + "\n" + lines.joined()
  }

  /// A folder that nobody means to have analysed because it happens to be the current one.
  private var homeFolder: AbsolutePath? {
    context.variable("HOME").map { AbsolutePath($0, relativeTo: .root) }
  }
}

extension ReportedFinding {
  /// Whether a finding names the type, or stands in one of its declarations.
  fileprivate func isAbout(_ type: String, in analyses: [ProjectAnalysis]) -> Bool {
    let words = ([diagnostic.message] + diagnostic.notes.map(\.message)).flatMap { text in
      text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }
    if words.contains(where: { $0 == type }) { return true }
    return analyses.contains { analysis in
      analysis.workspace.files[diagnostic.path]?.code.types.contains {
        $0.name.split(separator: ".").last.map(String.init) == type
          && $0.range.lowerBound <= diagnostic.range.lowerBound
          && diagnostic.range.upperBound <= $0.range.upperBound
      } ?? false
    }
  }
}
