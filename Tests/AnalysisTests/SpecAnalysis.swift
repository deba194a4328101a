import Analysis
import Synchronization
import Testing

/// Analyzes the files of a workspace: the diagnostics of each, by path.
///
/// The harness is written against this, so that it can be tested without a rule.
typealias Analyze = @Sendable (_ sources: [String: SourceText], SpecCase) -> [String: [Diagnostic]]

/// The analysis that specs are held to: the rule under test, on the case's files and the prelude.
let analyzeWithRules: Analyze = { sources, item in
  let ids = Set([item.rule] + item.configuration.alsoRun)
  let rules = allRules.filter { ids.contains($0.metadata.id.rawValue) }
  var settings = item.configuration.settings
  for rule in rules where rule.metadata.level == .off && settings.levels[rule.metadata.id] == nil {
    settings.levels[rule.metadata.id] = .at(SpecOutcome.levelOfSilentRules)
  }
  var workspace = Prelude.workspace(besides: sources.values.map(\.string))
  workspace.apply(sources.map { AnalyzedFile(SourceFile(path: $0.key, text: $0.value)) })
  return sources.reduce(into: [:]) { result, source in
    result[source.key] = workspace.diagnostics(for: source.key, settings: settings, rules: rules)
      .filter { ids.contains($0.rule.rawValue) }
  }
}

/// A case together with what the analyzer says about it.
struct SpecOutcome: Sendable {
  let item: SpecCase
  /// In the order of the case's files, then of position.
  let diagnostics: [Diagnostic]

  /// What a rule that is off unless configured runs at in its spec.
  static let levelOfSilentRules = Severity.warning

  /// What the rules say about a case of a spec, analyzed once for all tests.
  static func ofRules(_ item: SpecCase) -> SpecOutcome {
    let key = "\(item.url.path):\(item.line)"
    if let known = analyzed.withLock({ $0[key] }) { return known }
    let outcome = SpecOutcome(item, analyzeWithRules)
    analyzed.withLock { $0[key] = outcome }
    return outcome
  }

  private static let analyzed = Mutex<[String: SpecOutcome]>([:])

  init(_ item: SpecCase, _ analyze: Analyze) {
    self.item = item
    let found = analyze(item.sources, item)
    diagnostics = item.files.flatMap { found[$0.path] ?? [] }
  }

  /// Every fix of every finding, in the order in which a spec shows them.
  var fixes: [(diagnostic: Diagnostic, fix: Fix)] {
    diagnostics.flatMap { diagnostic in diagnostic.fixes.map { (diagnostic, $0) } }
  }

  func source(of diagnostic: Diagnostic) -> SourceText? { item.sources[diagnostic.path] }
}

extension SpecOutcome {
  /// The case's files after the first fix on offer, and again until there is none; `nil` when that
  /// does not end.
  static func repaired(_ item: SpecCase) -> [String: SourceText]? {
    var sources = item.sources
    var item = item
    var diagnostics = ofRules(item).diagnostics
    // A fix resolves its finding, so there are at most as many steps as findings.
    for _ in 0...diagnostics.count {
      guard let next = diagnostics.first(where: { !$0.fixes.isEmpty }), let fix = next.fixes.first,
        let fixed = sources[next.path].flatMap({ fix.applied(to: $0) })
      else { return sources }
      sources[next.path] = fixed
      if let entry = fix.entry { item.configuration.settings.turnOn(entry) }
      let found = analyzeWithRules(sources, item)
      diagnostics = item.files.flatMap { found[$0.path] ?? [] }
    }
    return nil
  }
}

extension SpecCase {
  var sources: [String: SourceText] {
    files.reduce(into: [:]) { $0[$1.path] = SourceText($1.text) }
  }

  /// Where failures of the case are shown: at its heading, or at a line of the document.
  func location(_ line: Int? = nil) -> SourceLocation {
    SourceLocation(
      fileID: "AnalysisTests/\(url.lastPathComponent)", filePath: url.path, line: line ?? self.line,
      column: 1)
  }
}

extension SpecCase: CustomTestStringConvertible {
  var testDescription: String { "\(rule) § \(heading)" }
}

extension Fix {
  /// The text after the fix; `nil` when the fix does not fit.
  func applied(to text: SourceText) -> SourceText? {
    textEdits(in: text).flatMap { text.applying($0) }
  }
}
