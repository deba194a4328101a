extension Workspace {
  /// The Markdown to show at an offset of a file, and the range it is about; `nil` where there is
  /// nothing to say, so that other servers' hovers stay clean.
  ///
  /// What is true here comes first, then what is true in general, then the rule of a finding: one of
  /// `diagnostics`, which are those of the file. The `memory` is what finding them has left.
  public func hover(
    at offset: TextOffset, in path: String, settings: RuleSettings = RuleSettings(),
    diagnostics: [Diagnostic], memory: AnalysisMemory? = nil
  ) -> (range: TextRange, markdown: String)? {
    guard let file = files[path], !file.facts.isTest else { return nil }
    let touching = diagnostics.filter {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }
    let context = RuleContext(file: file, index: index, settings: settings, memory: memory)
    let subject = HoverReader(context).subject(at: offset)
    var parts: [String] = []
    if let subject {
      parts += subject.facts.isEmpty ? [] : [subject.facts.joined(separator: " ")]
      // A finding's rule has a link of its own.
      let link = touching.isEmpty ? "\n\n" + subject.topic.guideSection.link : ""
      parts.append(subject.topic.text + link)
    }
    let rules = touching.reduce(into: [RuleID]()) { ids, diagnostic in
      if !ids.contains(diagnostic.rule) { ids.append(diagnostic.rule) }
    }
    for id in rules {
      guard let rule = allRules.first(where: { $0.metadata.id == id }) else { continue }
      parts.append(RulePage(rule.metadata).hover)
    }
    if parts.isEmpty, let mention = file.suppressedRule(at: offset),
      let rule = allRules.first(where: { $0.metadata.id == mention.rule })
    {
      return (mention.range, RulePage(rule.metadata).hover)
    }
    guard !parts.isEmpty, let range = touching.first?.range ?? subject?.range else { return nil }
    return (range, parts.joined(separator: "\n\n---\n\n"))
  }
}
