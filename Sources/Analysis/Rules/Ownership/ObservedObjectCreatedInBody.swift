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
            @StateObject private var model = FeedModel()

            var body: some View {
              FeedView(model: model)
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
      view.buildingBodies.flatMap { body in
        body.descendants.filter { $0.kind == .call }.flatMap { call in
          findings(call, in: body, of: view, flow)
        }
      }
    }
  }

  private func findings(
    _ call: Node, in body: Node, of view: HostedView, _ flow: EnvironmentFlow
  ) -> [Finding] {
    let index = flow.index
    guard let callee = call.callee, callee.name.isTypeName || callee.name == "init",
      case .metatype(let child) = index.value(of: callee.origin.withoutInit, in: view.name),
      index.isView(child.name).isYes
    else { return [] }
    return call.arguments.compactMap { argument in
      guard let value = argument.value, index.observes(argument.label, of: child.name),
        let type = index.type(of: value.origin, in: view.name),
        Model(observableObject: type, index)?.publishesAnything == true,
        index.freshness(of: value.origin, in: view.name) == .fresh,
        let paths = body.evaluation(of: call, in: view, flow)
      else { return nil }
      return Finding(
        value.range,
        "each pass of '\(view.displayName)' gives '\(child.name.lastComponent)' a new "
          + "'\(type.name.lastComponent)'",
        severity: paths.isPresentedLater ? .information : nil)
    }
  }
}

extension HostedView {
  /// The bodies that run while the view is drawn.
  fileprivate var buildingBodies: [Node] {
    parts.flatMap(\.members).compactMap { member in
      switch member.kind {
      case .property where member.type?.isOpaque == true: member.getter?.body
      case .function where member.type?.isOpaque == true: member.body
      default: nil
      }
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

extension Node {
  /// What stands around a call inside this body; `nil` where it does not run with the body, or
  /// builds something outside of the view's own tree.
  fileprivate func evaluation(
    of call: Node, in view: HostedView, _ flow: EnvironmentFlow
  ) -> [ViewStep]? {
    guard let path = ViewPathWalk(root: self).paths(from: call).first,
      !flow.runsLater(path, in: view.name), !flow.startsAnotherTree(path, in: view.name)
    else { return nil }
    return path
  }
}

extension [ViewStep] {
  fileprivate var isPresentedLater: Bool {
    contains { step in
      guard case .modifierArgument(let name, _, _) = step else { return false }
      return SwiftUIVocabulary.presentingModifiers.contains(name)
    }
  }
}
