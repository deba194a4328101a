/// Reports a @StateObject that is given objects from outside and keeps only the first.
struct StateObjectFromInitParameter: Rule {
  let metadata = RuleMetadata(
    id: "stateobject-from-init-parameter",
    summary: "A @StateObject keeps the first object that it is given and drops the later ones.",
    category: .ownership, level: .at(.warning),
    rationale: """
      `StateObject(wrappedValue:)` (iOS 14 and later) evaluates its argument once for each identity of the view. \
      A view that is built again in the same place (its host gets a new `rootView`, its cell is reused, its \
      parent passes another object) goes on with the first object and ignores the new one.

      Passing an object is fine where the view is built once, as for most hosting controllers, and nothing is \
      reported there. Otherwise the owner of the object keeps it and the view has `@ObservedObject`, or \
      `.id(…)` tells SwiftUI that another object means another view.

      Where the object is made before it is handed over, by the parent's body or in a local of the initialiser, \
      one is made with each value of the view and dropped; written inside of `StateObject(wrappedValue: …)` it \
      is made once. That is information.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class Shelf: ObservableObject {
            @Published var selected: FeedModel?
          }

          struct ShelfView: View {
            @ObservedObject var shelf: Shelf

            var body: some View {
              if let selected = shelf.selected {
                FeedScreen(model: selected)
              }
            }
          }

          struct FeedScreen: View {
            @StateObject private var model: FeedModel

            init(model: FeedModel) {
              _model = StateObject(wrappedValue: model)
            }

            var body: some View { List(model.items) { item in Text(item.title) } }
          }
          """,
        after: """
          class Shelf: ObservableObject {
            @Published var selected: FeedModel?
          }

          struct ShelfView: View {
            @ObservedObject var shelf: Shelf

            var body: some View {
              if let selected = shelf.selected {
                FeedScreen(model: selected).id(ObjectIdentifier(selected))
              }
            }
          }

          struct FeedScreen: View {
            @StateObject private var model: FeedModel

            init(model: FeedModel) {
              _model = StateObject(wrappedValue: model)
            }

            var body: some View { List(model.items) { item in Text(item.title) } }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/stateobject",
      "https://github.com/RevenueCat/purchases-ios/pull/4271",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    let index = context.index
    return context.seam.hostedViews.flatMap { view in
      view.seeds(index).filter { $0.property.wrapper == "StateObject" }.compactMap { seed in
        let renewals = seed.renewals(of: view, index)
        if let renewal = renewals.first {
          return Finding(
            seed.property.node.range, seed.keeping(in: view, renewal),
            severity: renewal.kind == .made || seed.isMadeInline ? .information : nil,
            notes: [Finding.Note(.declaration(renewal.key), renewal.message)],
            fix: IdentifyByObject(context: context).fix(seed, renewals, of: view)
              ?? MakeObjectOnce(context: context).fix(seed, renewals, of: view)
              ?? ObserveInput(context: context).fix(seed, of: view))
        }
        guard let local = seed.local, seed.makesObject(local, of: view, index) else { return nil }
        return Finding(
          seed.property.node.range,
          "each new value of '\(view.displayName)' makes an object for '\(seed.property.name)', "
            + "which keeps the first",
          severity: .information, notes: [Finding.Note(.here(local.range), "made here")],
          fix: MakeObjectOnce(context: context).fix(local: local, seed, of: view))
      }
    }
  }
}

extension StateSeed {
  /// Whether a local of the initialiser is an object that is made anew, in a view that another
  /// view builds.
  fileprivate func makesObject(
    _ local: Node, of view: HostedView, _ index: WorkspaceIndex
  ) -> Bool {
    guard let value = local.initialValue,
      index.freshness(of: value.origin, expecting: property.fact.type, in: view.name) == .fresh
    else { return false }
    return index.buildSites(of: view.name).contains {
      index.isView($0.context).isYes && !$0.steps.areShownAnew
    }
  }
}

extension SeedRenewal {
  fileprivate var message: String {
    switch kind {
    case .hostedAgain: "given another one here"
    case .changing, .exchanging: "given one that changes here"
    case .made: "given a new one with each pass of this body"
    }
  }
}
