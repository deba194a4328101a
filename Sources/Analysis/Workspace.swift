/// The analyzer's whole state. A value: copying it is taking a snapshot.
///
/// It knows every file of the workspace by what ``AnalyzedFile`` keeps, and nothing of disks,
/// clocks or editors.
public struct Workspace: Sendable {
  public private(set) var files: [String: AnalyzedFile] = [:]
  package private(set) var index = WorkspaceIndex()
  /// The UI tests that find elements by identifiers.
  private(set) var lookingUp: Set<String> = []

  /// The folder of the project, whose name and whose parents' names mean nothing; empty when paths
  /// are relative to it.
  public let root: String

  public init(root: String = "") { self.root = root }

  /// Puts new versions of files in place, takes others away, and tells which names changed
  /// their meaning. Equal facts change none, so the edit reaches no other file.
  @discardableResult
  public mutating func apply(
    _ versions: [AnalyzedFile], removing removed: [String] = []
  ) -> Set<String> {
    let versions = versions.map { $0.placed(below: root) }
    var changed: Set<String> = []
    var observed: Set<String> = []
    var surroundings = SurroundingsChange()
    if changesLookups(versions, removing: removed) { observed.insert(Self.lookups) }
    func compare(_ path: String, _ new: FileFacts?) {
      let old = files[path]?.shared
      guard old != new else { return }
      observed.formUnion(FactNames.observedDifference(old, new))
      changed.formUnion(FactNames.difference(old, new))
      surroundings.insert(old, new)
    }
    for path in removed { compare(path, nil) }
    for version in versions { compare(version.path, version.shared) }
    put(versions, removing: removed)
    index.trackDependents()
    // Where a view is built tells something about the view.
    changed.formUnion(surroundings.rebuilt)
    return index.dependents(of: changed).union(observed).union(surroundings.reach(in: index))
  }

  /// The same without telling what changed, which takes a fraction of the time: for the first
  /// reading of a project.
  public mutating func load(_ versions: [AnalyzedFile], removing removed: [String] = []) {
    put(versions.map { $0.placed(below: root) }, removing: removed, isSudden: true)
  }

  /// Keeps account from now on of what depends on what, which the first ``apply(_:removing:)`` has
  /// to find out otherwise.
  public mutating func trackDependents() { index.trackDependents() }

  private mutating func put(
    _ versions: [AnalyzedFile], removing removed: [String], isSudden: Bool = false
  ) {
    for path in removed {
      index.replace(files[path]?.shared, with: nil, isSudden: isSudden)
      files[path] = nil
      lookingUp.remove(path)
    }
    for version in versions {
      index.replace(files[version.path]?.shared, with: version.shared, isSudden: isSudden)
      files[version.path] = version
      if version.looksUpIdentifiers {
        lookingUp.insert(version.path)
      } else if !lookingUp.isEmpty {
        lookingUp.remove(version.path)
      }
    }
  }

  /// The files whose diagnostics may differ after the meaning of `names` changed, sorted.
  public func paths(mentioning names: Set<String>) -> [String] {
    guard !names.isEmpty else { return [] }
    let mentioning = files.values.filter { $0.mentions(oneOf: names) }.map(\.path)
    guard names.contains(Self.lookups) else { return mentioning.sorted() }
    return lookingUp.union(mentioning).sorted()
  }

  /// Everything the rules report for one file, ordered by position; suppressed findings are left
  /// out, and the built-in findings about suppressions and refused files are in.
  ///
  /// Pure and safe to call from any thread on a copy of the workspace. An unknown path has none.
  /// With a `memory` that an earlier call has used for this file, what has not changed since is not
  /// worked out again.
  public func diagnostics(
    for path: String, settings: RuleSettings = RuleSettings(), rules: [any Rule] = allRules,
    memory: AnalysisMemory? = nil
  ) -> [Diagnostic] {
    guard let file = files[path] else { return [] }
    // What nobody ships is not judged: tests but for what they look up, previews where they stand.
    let isTest = file.facts.isTest
    guard !isTest || !file.lookedUpIdentifiers.isEmpty else { return [] }
    let rules = isTest ? rules.filter(\.judgesTests) : rules
    lazy var previews =
      file.code.previewRanges
      + file.code.types.filter { context.index.servesPreviewsOnly($0) }.map(\.range)
    let context = RuleContext(
      file: file, index: index, settings: settings, appTexts: AppTexts(files: files),
      memory: memory)
    var suppressed = SuppressionOutcome(file.suppressions)
    var diagnostics: [Diagnostic] = []
    func run(_ rule: any Rule, in context: RuleContext) {
      guard let ceiling = settings.ceiling(for: rule.metadata) else { return }
      let id = rule.metadata.id
      suppressed.noteRun(of: id)
      for finding in rule.check(context)
      where !previews.contains(where: { $0.contains(finding.range.lowerBound) })
        && !suppressed.suppresses(id, at: finding.range.lowerBound)
      {
        diagnostics.append(
          Diagnostic(
            path: path, rule: id, severity: finding.severity.map { min($0, ceiling) } ?? ceiling,
            range: file.firstLine(of: finding.range), message: finding.message,
            notes: finding.notes.compactMap { resolve($0, in: path) }, fixes: finding.fixes,
            refusals: finding.refusals, isUnnecessary: finding.isUnnecessary))
      }
    }
    for rule in rules where !(rule is UnusedSuppression) { run(rule, in: context) }
    // This one looks at what the suppressions did to the findings of the others.
    let end = RuleContext(after: context, suppressed: suppressed)
    for rule in rules where rule is UnusedSuppression { run(rule, in: end) }
    return diagnostics.sorted(by: Diagnostic.isOrderedBefore)
  }

  private func resolve(_ note: Finding.Note, in path: String) -> Diagnostic.Note? {
    switch note.place {
    case .here(let range):
      return Diagnostic.Note(
        path: path, range: files[path]?.firstLine(of: range) ?? range, message: note.message)
    case .declaration(let key):
      guard let range = files[key.path]?.positions[key] else { return nil }
      return Diagnostic.Note(path: key.path, range: range, message: note.message)
    }
  }
}

extension RuleSettings {
  /// The highest severity `rule` may report here; `nil` when it is off.
  package func ceiling(for rule: RuleMetadata) -> Severity? {
    var level = rule.level
    if rule.isOnForHostingBaseClass, hostingBaseClass != nil { level = .at(.hint) }
    switch levels[rule.id] ?? level {
    case .off: return nil
    case .at(let severity): return severity
    }
  }
}

extension AnalyzedFile {
  /// The part of a range on its first line: what is marked is a place, not a block.
  fileprivate func firstLine(of range: TextRange) -> TextRange {
    range.lowerBound..<min(range.upperBound, max(range.lowerBound, endOfLine(range.lowerBound)))
  }
}
