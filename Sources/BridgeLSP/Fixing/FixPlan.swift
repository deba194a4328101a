import Analysis

/// Which fixes of one file are applied together.
struct FixPlan {
  struct Step {
    let rule: RuleID
    let edits: [TextEdit]
  }

  private(set) var steps: [Step] = []
  private var taken: [TextRange] = []

  /// Takes the best fix of each finding, in order, as long as fixes do not touch each other.
  ///
  /// A fix is taken whole or not at all. Those that are left out get their turn when the file has
  /// been analysed again.
  init(
    _ diagnostics: [Diagnostic], in text: SourceText, _ selection: CheckOptions.FixSelection,
    refusing refused: Set<RuleID>
  ) {
    for diagnostic in diagnostics where !refused.contains(diagnostic.rule) {
      guard let fix = Self.best(diagnostic.fixes, selection), fix.entry == nil,
        let edits = fix.textEdits(in: text), !edits.isEmpty,
        // What only a person can fill in is for an editor.
        !edits.contains(where: { $0.replacement.contains("<#") }),
        !edits.contains(where: { edit in taken.contains { $0.touches(edit.range) } })
      else { continue }
      steps.append(Step(rule: diagnostic.rule, edits: edits))
      taken += edits.map(\.range)
    }
  }

  /// The steps that leave the file as sound as it was, and the text they lead to.
  ///
  /// Where all together make the parser stumble, each is tried alone, so that one bad fix does not
  /// hold up the others.
  func applied(to source: SourceFile) -> (text: SourceText, applied: [Step], refused: [Step]) {
    if let text = Self.result(of: steps, source) { return (text, steps, []) }
    let sound = steps.filter { Self.result(of: [$0], source) != nil }
    let refused = steps.filter { Self.result(of: [$0], source) == nil }
    guard !sound.isEmpty, let text = Self.result(of: sound, source) else {
      return (source.text, [], steps)
    }
    return (text, sound, refused)
  }

  private static func result(of steps: [Step], _ source: SourceFile) -> SourceText? {
    guard let text = source.text.applying(steps.flatMap(\.edits)) else { return nil }
    let result = SourceFile(path: source.path, text: text)
    return result.syntaxErrorCount <= source.syntaxErrorCount ? text : nil
  }

  private static func best(_ fixes: [Fix], _ selection: CheckOptions.FixSelection) -> Fix? {
    let safe = fixes.first { $0.safety == .safe }
    return selection == .all ? safe ?? fixes.first : safe
  }
}

extension TextRange {
  /// Whether two ranges overlap or meet: which of two insertions at one place comes first is
  /// nobody's to say.
  fileprivate func touches(_ other: TextRange) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
