/// Reports a model that a body makes for a child view with each pass.
struct ObservedObjectCreatedInBody: Rule {
  let metadata = RuleMetadata(
    id: "observed-object-created-in-body",
    summary: "A body makes a new model for a child view each time it runs.",
    category: .ownership, level: .at(.warning),
    rationale: """
      A body runs whenever something it reads changes (all iOS versions). `Child(model: Model())` \
      in a body gives the child another object each time: what the last one loaded or the user \
      entered is gone.

      A child that keeps its model in `@StateObject` uses the first object and drops the later \
      ones, which is wasteful but right, and is not reported. In the content of a sheet, cover, \
      popover or navigation destination the finding is information: it is evaluated when the \
      content is shown, and again when the surroundings change. A model that publishes nothing has \
      nothing to lose.

      Keep the model in a `@StateObject` (iOS 14 and later) of the view that shows the child, or in \
      whoever owns the screen.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Home: View {
            var body: some View {
              FeedView(model: FeedModel())
            }
          }
          """,
        after: """
          struct Home: View {
            @StateObject private var feedModel = FeedModel()

            var body: some View {
              FeedView(model: feedModel)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/stateobject",
      "https://developer.apple.com/documentation/swiftui/observedobject",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    let flow = EnvironmentFlow(context.index)
    return context.seam.hostedViews.flatMap { view in
      view.builtViewsWithValues(context.index).flatMap { findings($0, flow, context) }
    }
  }

  private func findings(
    _ built: BuiltView, _ flow: EnvironmentFlow, _ context: RuleContext
  ) -> [Finding] {
    let index = flow.index
    return built.node.arguments.compactMap { argument in
      guard let value = argument.value, index.observes(argument.label, of: built.name),
        let type = index.type(of: value.origin, in: built.builder.name),
        Model(observableObject: type, index)?.publishesAnything == true,
        index.freshness(of: value.origin, in: built.builder.name) == .fresh,
        let path = built.evaluation(flow)
      else { return nil }
      return Finding(
        value.range,
        "each pass of '\(built.builder.displayName)' gives '\(built.name.lastComponent)' a new "
          + "'\(type.name.lastComponent)'",
        severity: path.contains(where: \.isPresentation) ? .information : nil,
        fix: OwnCreatedModel(context: context).fix(value, of: type, in: built, path))
    }
  }
}

extension WorkspaceIndex {
  /// Whether a view takes the object of a property from whoever builds it, anew each time.
  fileprivate func observes(_ property: String, of view: String) -> Bool {
    guard let fact = self.property(property, of: view)?.fact, !fact.has(.isComputed) else {
      return false
    }
    let wrappers = fact.attributes.map(\.name).filter {
      !SwiftUIVocabulary.plainAttributes.contains($0)
    }
    return wrappers.isEmpty || wrappers == ["ObservedObject"]
  }
}
