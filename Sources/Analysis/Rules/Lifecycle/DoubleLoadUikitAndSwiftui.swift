/// Reports loads that a controller and the view it hosts both start.
struct DoubleLoadUikitAndSwiftui: Rule {
  let metadata = RuleMetadata(
    id: "double-load-uikit-and-swiftui",
    summary: "A controller and the view that it hosts both start the same load.",
    category: .lifecycle, level: .at(.warning),
    rationale: """
      The controller's `viewDidLoad` or `viewWillAppear` and the hosted view's `.onAppear` or `.task` all run \
      when the screen first appears. The same method called from both sides loads twice, and whichever answer \
      comes last wins. Where the method cannot be seen, and may look by itself whether it runs already, or \
      where it is done when it returns, the finding is information.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          @MainActor class FeedStore: ObservableObject {
            func load() { Task { print("GET /feed") } }
          }

          struct Feed: View {
            @ObservedObject var store: FeedStore
            var body: some View { Text("Feed").onAppear { store.load() } }
          }

          class FeedController: UIViewController {
            let store = FeedStore()
            lazy var list = UIHostingController(rootView: Feed(store: store))

            override func viewDidLoad() {
              super.viewDidLoad()
              store.load()
            }
          }
          """,
        after: """
          @MainActor class FeedStore: ObservableObject {
            func load() { Task { print("GET /feed") } }
          }

          struct Feed: View {
            @ObservedObject var store: FeedStore
            var body: some View { Text("Feed") }
          }

          class FeedController: UIViewController {
            let store = FeedStore()
            lazy var list = UIHostingController(rootView: Feed(store: store))

            override func viewDidLoad() {
              super.viewDidLoad()
              store.load()
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/view/onappear(perform:)",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.firstAppearances.flatMap { appearance -> [Finding] in
      let views = context.seam.viewsHosted(by: appearance, context.index)
      guard !views.isEmpty else { return [] }
      var reported: Set<LoadMethod> = []
      return appearance.all.compactMap { callback, load in
        guard let view = views.first(where: { context.index.loads(load.method, in: $0) }),
          reported.insert(load.method).inserted
        else { return nil }
        let state = context.index.loadGuard(of: load.method)
        guard state != .guarded else { return nil }
        let notes = context.index.primaryDeclaration(of: view).map {
          [
            Finding.Note(
              .declaration(DeclarationKey(path: $0.path, type: $0.fact.name)),
              "this view starts it when it appears")
          ]
        }
        return Finding(
          load.via.callRange,
          "'\(load.method.name)' runs here and again when '\(view.lastComponent)' appears",
          severity: state == .unguarded ? nil : .information, notes: notes ?? [])
      }
    }
  }
}

extension WorkspaceIndex {
  /// Whether a view calls `method` each time it appears, itself or in a method of its own.
  fileprivate func loads(_ method: LoadMethod, in view: String) -> Bool {
    let calls = declarations(of: view).flatMap(\.fact.appearanceCalls)
    return calls.contains { call in
      if loadMethod(call, in: view) == method { return true }
      guard case .name(let own) = call else { return false }
      return functions(own, of: view).contains { function in
        function.owner == view && !function.fact.summary.looksFirst
          && function.fact.summary.calls.contains { loadMethod($0, in: view) == method }
      }
    }
  }
}
