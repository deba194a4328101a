import Analysis

/// Reports types by their names, so that the server's tests do not depend on any real rule.
struct BadName: Rule {
  let metadata = RuleMetadata(
    id: "bad-name", summary: "A type has a bad name.", category: .tooling, level: .at(.warning),
    rationale: "Names matter.", fix: .safe)

  func check(_ context: RuleContext) -> [Finding] {
    context.file.positions.compactMap { key, range in
      guard key.member.isEmpty, key.type.hasPrefix("Bad") else { return nil }
      let fix = Fix(
        "Rename it", .safe, edits: [.replace(range, with: "Good" + key.type.dropFirst(3))])
      return Finding(range, "'\(key.type)' is a bad name", fixes: [fix])
    }
  }
}

/// Reports types by what they inherit, which another file may say.
struct OddController: Rule {
  let metadata = RuleMetadata(
    id: "odd-controller", summary: "A controller has an odd name.", category: .tooling,
    level: .at(.information), rationale: "Names matter.", fix: .needsReview)

  func check(_ context: RuleContext) -> [Finding] {
    context.file.positions.compactMap { key, range in
      guard key.member.isEmpty, key.type.hasPrefix("Odd"),
        context.index.isController(key.type) == .yes
      else { return nil }
      let fix = Fix("Name it evenly", .needsReview, edits: [.replace(range, with: "Even")])
      let base = context.index.superclass(of: key.type)
      let notes = context.file.positions[key].map { [Finding.Note(.here($0), "named here")] } ?? []
      return Finding(
        range, "'\(key.type)' is an odd controller", notes: base == nil ? [] : notes, fixes: [fix],
        refusals: [RefusedFix("Name it twice", because: "one name is enough")])
    }
  }
}

/// Reports types that storyboards and nibs name, which are no Swift files.
struct NibName: Rule {
  let metadata = RuleMetadata(
    id: "nib-name", summary: "A nib makes a type.", category: .tooling, level: .at(.information),
    rationale: "Names matter.")

  func check(_ context: RuleContext) -> [Finding] {
    context.file.positions.compactMap { key, range in
      guard key.member.isEmpty, key.type.hasPrefix("Nib"),
        context.settings.interfaces?.classes.contains(key.type) == true
      else { return nil }
      return Finding(range, "a nib makes '\(key.type)'")
    }
  }
}

/// Those above, and the server's own words about files that are refused.
let testRules: [any Rule] =
  [BadName(), OddController(), NibName()]
  + allRules.filter { $0.metadata.id == "file-not-analyzed" }
