/// Reports an ObservableObject in @State, which keeps it without observing it.
struct StateHoldsObservableObject: Rule {
  let metadata = RuleMetadata(
    id: "state-holds-observable-object",
    summary: "An ObservableObject is kept in @State, which does not observe it.",
    category: .state, level: .at(.warning),
    rationale: """
      `@State` keeps the reference across updates but does not subscribe to an `ObservableObject`: \
      a view that shows its `@Published` values misses every change (iOS 13 and later). \
      `@StateObject` (iOS 14 and later) keeps and observes it. In addition, `@State` evaluates its \
      initial value each time the view's value is made, where `@StateObject` does so once.

      For a class marked `@Observable` (iOS 17 and later) `@State` is the right wrapper. Keeping an \
      object in `@State` only to hand it to a child that observes it is fine too.
      """,
    fix: .safe,
    examples: [
      RuleMetadata.Example(
        before: """
          struct FeedScreen: View {
            @State private var model = FeedModel()

            var body: some View {
              List(model.items) { item in Text(item.title) }
            }
          }
          """,
        after: """
          struct FeedScreen: View {
            @StateObject private var model = FeedModel()

            var body: some View {
              List(model.items) { item in Text(item.title) }
            }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/stateobject"])

  func check(_ context: RuleContext) -> [Finding] {
    let flow = EnvironmentFlow(context.index)
    return context.seam.hostedViews.flatMap { view in
      view.models(context.index) { $0.fact.attribute("State") != nil }.compactMap {
        property, model in
        guard let shown = flow.shownMembers(of: property.name, model, in: view).first,
          !view.isDrawnOnce(context.index)
        else { return nil }
        return Finding(
          property.node.range,
          "'\(view.displayName)' shows '\(shown)' of '\(property.name)', which @State does not "
            + "observe",
          fix: fix(property, view, context))
      }
    }
  }

  /// Absent for an optional, and where an initialiser of the view sets the state.
  private func fix(
    _ property: HostedView.Stored, _ view: HostedView, _ context: RuleContext
  ) -> Fix? {
    guard context.settings.allowsStateObject, property.fact.initial != nil,
      context.index.type(of: property.fact, owner: view.name)?.isOptional == false,
      !view.exchanges(property.name), !view.handsOnMemberwiseInitializer(context.index),
      let edit = Fix.Edit.changingWrapper("State", to: "StateObject", of: property.node)
    else { return nil }
    // Safe only where it is known that `@StateObject` exists.
    let safety: Fix.Safety = context.settings.minimumIOS == nil ? .needsReview : .safe
    return Fix(Fix.owningTitle, safety, edits: [edit])
  }
}
