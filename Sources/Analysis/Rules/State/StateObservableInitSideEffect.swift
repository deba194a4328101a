/// Reports an @Observable model in @State whose initialiser does something.
struct StateObservableInitSideEffect: Rule {
  let metadata = RuleMetadata(
    id: "state-observable-init-side-effect",
    summary: "The initial value of @State is an @Observable model whose initialiser starts work.",
    category: .state, level: .at(.information),
    rationale: """
      `@State private var model = Model()` evaluates `Model()` each time that the view's value is made, keeps the \
      first object and drops the others; `@StateObject`, for `ObservableObject`s, evaluates it once. For a class \
      marked `@Observable` (iOS 17 and later) that only costs an allocation, unless the initialiser starts \
      something: a `Task`, an observation, a subscription, a request. Then each dropped object has started it \
      too. Start it from `.task`, or let the owner of the view keep the model. As Apple's page on `State` \
      advises, the fix puts the making off until the view appears, where only the body uses the model.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          @MainActor @Observable final class Store {
            var items: [Item] = []

            init() {
              Task { await load() }
            }

            func load() async {}
          }

          struct StoreScreen: View {
            @State private var store = Store()

            var body: some View {
              List(store.items) { item in Text(item.title) }
            }
          }
          """,
        after: """
          @MainActor @Observable final class Store {
            var items: [Item] = []

            init() {
              Task { await load() }
            }

            func load() async {}
          }

          struct StoreScreen: View {
            @State private var store: Store?

            var body: some View {
              if let store {
                List(store.items) { item in Text(item.title) }
              } else {
                Color.clear.onAppear { store = Store() }
              }
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/state",
      "https://forums.swift.org/t/77739",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    let index = context.index
    return context.seam.hostedViews.flatMap { view in
      view.stored.compactMap { property in
        guard property.wrapper == "State", let initial = property.fact.initial,
          case .call(_, let labels) = initial,
          let type = index.type(of: property.fact, owner: view.name),
          index.isObservable(type.name).isYes,
          index.freshness(of: initial, expecting: property.fact.type, in: view.name) == .fresh,
          let work = index.functions("init", of: type.name).first(where: {
            $0.fact.accepts(labels) && index.workStarted(by: $0.fact, of: $0.owner) != nil
          }), !index.isBuiltOnce(view.name)
        else { return nil }
        return Finding(
          property.node.range,
          "each new value of '\(view.displayName)' makes a '\(type.name.lastComponent)' that "
            + "starts work and is dropped",
          notes: [Finding.Note(.declaration(work.key(work.fact.name)), "started here")],
          fix: DeferCreation(context: context).fix(property, in: view))
      }
    }
  }
}
