/// Reports a view that reads a model's published values without observing the model.
struct ObservableObjectNotObserved: Rule {
  let metadata = RuleMetadata(
    id: "observable-object-not-observed",
    summary: "A view shows published values of an ObservableObject that it does not observe.",
    category: .state, level: .at(.warning),
    rationale: """
      A plain property keeps an `ObservableObject` alive but does not subscribe to it (iOS 13 and \
      later). The view draws what the object holds at first and misses every later change, until \
      something else happens to redraw it. `@ObservedObject`, `@StateObject` and \
      `@EnvironmentObject` subscribe.

      A class marked `@Observable` (iOS 17 and later) needs no wrapper: SwiftUI tracks what a body \
      reads from it. A plain property is also fine for an object that the view only hands to a \
      child that observes it, or only calls in actions.

      Where every view that shows this one observes the same object itself, or may do so, its \
      updates may redraw this one too, and the finding is information: SwiftUI skips a view whose \
      properties all stay equal. A view that also holds a closure is never equal, so there nothing is \
      reported if all of them certainly observe the object.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct FeedScreen: View {
            let model: FeedModel

            var body: some View {
              List(model.items) { item in Text(item.title) }
            }
          }
          """,
        after: """
          struct FeedScreen: View {
            @ObservedObject var model: FeedModel

            var body: some View {
              List(model.items) { item in Text(item.title) }
            }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/observedobject"])

  func check(_ context: RuleContext) -> [Finding] {
    let flow = EnvironmentFlow(context.index)
    return context.seam.hostedViews.flatMap { view in
      view.models(context.index) { $0.isPlain }.compactMap { property, model in
        let shown = flow.shownMembers(of: property.name, model, in: view)
        guard let first = shown.first else { return nil }
        let isRedrawn = context.index.isRedrawn(view.name, withChangesOf: property.name)
        guard !isRedrawn.isYes, !model.neverChanges, !view.isDrawnOnce(context.index) else {
          return nil
        }
        return Finding(
          property.node.range,
          "'\(view.displayName)' shows '\(first)' of '\(property.name)' without observing it",
          severity: isRedrawn == .unknown ? .information : nil,
          fix: fix(property, view, context))
      }
    }
  }

  /// Absent for an optional, which no wrapper observes.
  private func fix(
    _ property: HostedView.Stored, _ view: HostedView, _ context: RuleContext
  ) -> Fix? {
    let type = context.index.type(of: property.fact, owner: view.name)
    guard type?.isOptional == false else { return nil }
    let isMadeHere =
      property.fact.initial.map {
        context.index.freshness(of: $0, expecting: property.fact.type, in: view.name) == .fresh
      } ?? false
    guard isMadeHere else {
      return Fix.wrapping(property, in: "ObservedObject", titled: Fix.observingTitle)
    }
    guard context.settings.allowsStateObject else { return nil }
    return Fix.wrapping(property, in: "StateObject", titled: Fix.owningTitle)
  }
}

extension HostedView.Stored {
  /// Without a wrapper, and strong.
  fileprivate var isPlain: Bool {
    fact.attributes.allSatisfy { SwiftUIVocabulary.plainAttributes.contains($0.name) }
      && !fact.has(.isWeak) && !fact.has(.isUnowned) && !fact.has(.isLazy)
  }
}
