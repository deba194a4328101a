/// Reports a suppression comment that suppresses nothing.
struct UnusedSuppression: Rule {
  let metadata = RuleMetadata(
    id: "unused-suppression",
    summary: "A suppression comment names a rule that reports nothing there.",
    category: .tooling, level: .at(.hint),
    rationale: """
      A suppression that no longer suppresses anything is a trap: it hides the next real finding on
      that line, and its reason explains code that is gone. This rule looks at what the other rules
      reported, so it stays silent about rules that are off or were not asked for.

      `// bridge:disable:next` reaches the next line that holds code, `// bridge:disable:this` its own
      line, `// bridge:disable:file` the whole file, and `// bridge:disable` all that follows up to
      `// bridge:enable`. A finding belongs to the line it starts on.
      """,
    fix: .safe)

  /// Runs after the suppressions of all other rules have been applied.
  func check(_ context: RuleContext) -> [Finding] {
    guard let outcome = context.suppressed else { return [] }
    let unused = outcome.unused.filter { $0.rule != metadata.id }
    let countByComment = unused.reduce(into: [:]) { $0[$1.comment, default: 0] += 1 }
    return unused.map { reach in
      let comment = outcome.suppressions.comments[reach.comment]
      let isAll = countByComment[reach.comment] == comment.rules.count
      return Finding(
        comment.rules[reach.mention].range,
        reach.range == nil
          ? "'\(reach.rule)' is enabled here but not disabled before"
          : "'\(reach.rule)' is suppressed here but not reported",
        fixes: [
          Fix(
            "Remove the suppression", .safe,
            edits: [.delete(isAll ? comment.removal : comment.removal(ofMention: reach.mention))])
        ],
        isUnnecessary: true)
    }
  }
}
