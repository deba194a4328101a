import Analysis

/// Rules that look for calls by name, so that tests of the command line depend on no real rule.
let callRules: [any Rule] = [
  NamedCall(
    "bad-call", of: "bad", .warning, fix: Fix.Edit.replacing("good"), safety: .safe),
  NamedCall(
    "worse-call", of: "worse", .error, fix: Fix.Edit.replacing("good"), safety: .needsReview),
  NamedCall("risky-call", of: "risky", .information),
  NamedCall("odd-call", of: "odd", .hint),
  NamedCall(
    "breaking-fix", of: "breaking", .warning, fix: Fix.Edit.replacing("func ("), safety: .safe),
  NamedCall(
    "useless-fix", of: "useless", .warning, fix: Fix.Edit.replacing("useless"), safety: .safe),
  NamedCall(
    "placeholder-fix", of: "hole", .warning, fix: Fix.Edit.replacing("<#name#>"), safety: .safe),
  HeldCall("held", reportsCycles: true),
  HeldCall("noted", reportsCycles: false),
  TwinCalls(),
  NamedCall("quiet-call", of: "quiet", nil),
]

extension Fix.Edit {
  fileprivate static func replacing(_ text: String) -> @Sendable (TextRange) -> Fix.Edit {
    { .replace($0, with: text) }
  }
}

/// Reports every use of a function's name.
struct NamedCall: Rule {
  let metadata: RuleMetadata
  private let name: String
  private let edit: (@Sendable (TextRange) -> Fix.Edit)?

  init(
    _ id: RuleID, of name: String, _ severity: Severity?,
    fix edit: (@Sendable (TextRange) -> Fix.Edit)? = nil, safety: Fix.Safety? = nil
  ) {
    self.name = name
    self.edit = edit
    metadata = RuleMetadata(
      id: id, summary: "A call of '\(name)'.", category: .lifecycle,
      level: severity.map(RuleLevel.at) ?? .off, rationale: "It is \(name).", fix: safety)
  }

  func check(_ context: RuleContext) -> [Finding] {
    context.file.code.file.descendants.filter { $0.kind == .name && $0.name == name }.map { use in
      let fixes = edit.flatMap { edit in
        metadata.fix.map { Fix("Call 'good' instead", $0, edits: [edit(use.focus)]) }
      }
      return Finding(use.focus, "'\(name)' is called", fixes: fixes.map { [$0] } ?? [])
    }
  }
}

/// Reports a call with another line as a note, as an ownership cycle does.
struct HeldCall: Rule {
  let metadata: RuleMetadata
  private let name: String

  init(_ name: String, reportsCycles: Bool) {
    self.name = name
    metadata = RuleMetadata(
      id: RuleID("\(name)-call"), summary: "A call of '\(name)'.", category: .ownership,
      level: .at(.warning), rationale: "Held.", reportsCycles: reportsCycles)
  }

  func check(_ context: RuleContext) -> [Finding] {
    context.file.code.file.descendants.filter { $0.kind == .name && $0.name == name }.map { use in
      let owner = context.file.code.file.descendants.first { $0.name == "owner" }
      let notes = owner.map { [Finding.Note(.here($0.focus), "the owner is here")] } ?? []
      return Finding(use.focus, "'\(name)' is called", notes: notes)
    }
  }
}

/// Reports all uses of `twin` as one finding that takes a fix for each.
struct TwinCalls: Rule {
  let metadata = RuleMetadata(
    id: "twin-calls", summary: "Calls of 'twin'.", category: .state, level: .at(.warning),
    rationale: "Twins.", fix: .safe)

  func check(_ context: RuleContext) -> [Finding] {
    let uses = context.file.code.file.descendants.filter { $0.kind == .name && $0.name == "twin" }
    guard let first = uses.first else { return [] }
    let fixes = uses.map {
      Fix("Call 'good' here", .safe, edits: [.replace($0.focus, with: "good")])
    }
    return [Finding(first.focus, "'twin' is called", fixes: fixes)]
  }
}
