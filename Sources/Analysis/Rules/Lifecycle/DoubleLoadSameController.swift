/// Reports loads that both `viewDidLoad` and the first appearance start.
struct DoubleLoadSameController: Rule {
  let metadata = RuleMetadata(
    id: "double-load-same-controller",
    summary: "The same load starts in viewDidLoad and again when the screen first appears.",
    category: .lifecycle, level: .at(.warning),
    rationale: """
      `viewDidLoad` is followed by `viewWillAppear`, `viewIsAppearing` and `viewDidAppear` the first time a \
      screen is shown. A load that starts in `viewDidLoad` and in one of these runs twice then, and the hosted \
      views see the results of both. Where the method cannot be seen, and may look by itself whether it runs \
      already, or where it is done when it returns, the finding is information.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          @MainActor class FeedStore: ObservableObject {
            func load() { Task { print("GET /feed") } }
          }

          class FeedController: UIViewController {
            let store = FeedStore()
            lazy var list = UIHostingController(rootView: Text("Feed"))

            override func viewDidLoad() {
              super.viewDidLoad()
              store.load()
            }

            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              store.load()
            }
          }
          """,
        after: """
          @MainActor class FeedStore: ObservableObject {
            func load() { Task { print("GET /feed") } }
          }

          class FeedController: UIViewController {
            let store = FeedStore()
            lazy var list = UIHostingController(rootView: Text("Feed"))

            override func viewDidLoad() {
              super.viewDidLoad()
            }

            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              store.load()
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()",
      "https://github.com/metabolist/metatext/pull/266",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.firstAppearances.flatMap { appearance -> [Finding] in
      guard !appearance.viewDidLoad.isEmpty, !appearance.appearances.isEmpty,
        context.index.isHosting(appearance.ownerName).isYes
          || context.seam.hostingSites.contains(where: { $0.ownerName == appearance.ownerName })
      else { return [] }
      var seen: Set<Node> = []
      return appearance.viewDidLoad.compactMap { load in
        guard let finding = finding(load, in: appearance, context), seen.insert(load.via).inserted
        else { return nil }
        return finding
      }
    }
  }

  private func finding(
    _ first: LoadCall, in appearance: FirstAppearance, _ context: RuleContext
  ) -> Finding? {
    for (callback, loads) in appearance.appearances {
      guard
        let again = loads.first(where: {
          $0.method == first.method && $0.node.callee?.pathInSelf == first.node.callee?.pathInSelf
        })
      else { continue }
      let state = context.index.loadGuard(of: first.method)
      guard state != .guarded else { return nil }
      return Finding(
        first.via.callRange,
        "'\(first.method.name)' runs here and again in '\(callback.name)' of the first appearance",
        severity: state == .unguarded ? nil : .information,
        notes: [Finding.Note(.here(again.via.callRange), "and again here")],
        fix: fix(first, context))
    }
    return nil
  }

  private func fix(_ load: LoadCall, _ context: RuleContext) -> Fix? {
    guard load.via == load.node, load.node.trigger == .function,
      let statement = load.node.statement, statement.unwrapped == load.node,
      let edit = context.file.remove(statement)
    else { return nil }
    return Fix("Load when the screen appears only", .needsReview, edits: [edit])
  }
}
