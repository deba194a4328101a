/// Reports a subscription that `self` keeps and whose closure keeps `self`.
struct CombineSinkSelfCycle: Rule {
  let metadata = RuleMetadata(
    id: "combine-sink-self-cycle",
    summary: "A subscription stored on 'self' captures 'self' strongly.",
    category: .ownership, level: .at(.warning),
    rationale: """
      A subscription lives as long as its `AnyCancellable`, and keeps the closure given to `sink`. Where `self` \
      stores the cancellable and the closure mentions `self`, neither is freed until the publisher \
      completes: the controller, its host, its root view and their models stay, and the sink goes on \
      running. Publishers that end by themselves (`Future`, `first()`, those whose sink waits for a \
      completion) make no lasting cycle and are reported as information.
      """,
    fix: .needsReview, reportsCycles: true,
    examples: [
      RuleMetadata.Example(
        before: """
          class FeedModel: ObservableObject {
            @Published var query = ""
            private var cancellables: Set<AnyCancellable> = []

            func start() {
              $query.sink { query in self.search(query) }.store(in: &cancellables)
            }

            func search(_ query: String) {}
          }
          """,
        after: """
          class FeedModel: ObservableObject {
            @Published var query = ""
            private var cancellables: Set<AnyCancellable> = []

            func start() {
              $query.sink { [weak self] query in self?.search(query) }.store(in: &cancellables)
            }

            func search(_ query: String) {}
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/combine/anycancellable",
      "https://github.com/Azure/communication-ui-library-ios/issues/236",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.subscriptions.flatMap { subscription -> [Finding] in
      guard case .property(let property) = subscription.token, let owner = subscription.owner,
        subscription.publisher != .immediate, context.index.isClass(subscription.ownerName).isYes,
        !context.index.livesAsLongAsTheApp(subscription.ownerName), !owner.tearsDown(property),
        let capture = subscription.captures.first
      else { return [] }
      let fixes = fixes(subscription, context)
      return [
        Finding(
          subscription.node.callRange, message(capture, property),
          severity: subscription.mayComplete ? .information : nil,
          notes: [Finding.Note(.here(capture.node.range), "'self' is captured here")],
          fixes: fixes)
      ]
    }
  }

  /// One fix for all closures of the subscription: each alone would leave the cycle.
  private func fixes(_ subscription: Subscription, _ context: RuleContext) -> [Fix] {
    let weaken = WeakenCapture(file: context.file, returnsVoid: true)
    let parts = subscription.captures.compactMap { weaken.fix($0) }
    guard let first = parts.first, parts.count == subscription.captures.count else { return [] }
    return [Fix(first.title, first.safety, edits: parts.flatMap(\.edits))]
  }

  private func message(_ capture: SelfCapture, _ property: String) -> String {
    if case .method(let method) = capture.form {
      return
        "'\(method.baseName)' brings 'self' along, and 'self' keeps the subscription in '\(property)'"
    }
    return "the subscription captures 'self' strongly, and 'self' keeps it in '\(property)'"
  }
}
