/// Reports a suppression comment that names no rule, or none that exists.
struct UnknownSuppression: Rule {
  let metadata = RuleMetadata(
    id: "unknown-suppression",
    summary: "A suppression comment names a rule that does not exist, or none at all.",
    category: .tooling, level: .at(.hint),
    rationale: """
      A misspelled suppression suppresses nothing, and nothing else says so. The comment is

          // bridge:disable:next rule-id, other-rule-id -- the reason

      with `:next` for the next line that holds code, `:this` for its own line, `:file` for the whole
      file, or neither for all that follows up to `// bridge:enable rule-id`. It has to name its rules;
      a reason comes after two hyphens.
      """,
    fix: .needsReview)

  func check(_ context: RuleContext) -> [Finding] {
    guard !context.file.suppressions.comments.isEmpty else { return [] }
    return check(context, known: allRules.map(\.metadata.id.rawValue))
  }

  /// `known` are the ids that exist.
  func check(_ context: RuleContext, known: [String]) -> [Finding] {
    context.file.suppressions.comments.flatMap { findings($0, known: known) }
  }

  private func findings(_ comment: Suppression, known: [String]) -> [Finding] {
    guard comment.directive != nil else {
      let meant = SuppressionComment.nearestDirective(to: comment.word.name)
      return [finding(comment.word, meant: meant, what: "suppression")]
    }
    guard !comment.rules.isEmpty else {
      return [Finding(comment.word.range, "this suppression names no rule")]
    }
    var findings: [Finding] = []
    for word in comment.rules where !known.contains(word.name) {
      let meant = nearestMatch(to: word.name, among: known)
      findings.append(finding(word, meant: meant, what: "rule"))
      // A word that is nothing like a rule begins a reason that lacks its hyphens.
      if meant == nil, word != comment.rules.first { break }
    }
    return findings
  }

  /// `what` is what the word should be.
  private func finding(_ word: Suppression.Mention, meant: String?, what: String) -> Finding {
    guard let meant else { return Finding(word.range, "there is no \(what) '\(word.name)'") }
    return Finding(
      word.range, "there is no \(what) '\(word.name)', the nearest is '\(meant)'",
      fixes: [
        Fix("Change to '\(meant)'", .needsReview, edits: [.replace(word.range, with: meant)])
      ])
  }
}
