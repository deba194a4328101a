/// Reports a subscription that `self` keeps and whose closure keeps `self`.
struct CombineSinkSelfCycle: Rule {
  let metadata = RuleMetadata(
    id: "combine-sink-self-cycle",
    summary: "A subscription stored on 'self' captures 'self' strongly.",
    category: .ownership, level: .at(.warning),
    rationale: """
      A subscription lives as long as its `AnyCancellable`, and keeps the closures given to `sink` and to the \
      operators in front of it. Where `self` stores the cancellable and a closure mentions `self`, neither is freed \
      until the publisher completes: the controller, its host, its root view and their models stay, and the sink \
      goes on running. Publishers that end by themselves (`Future`, `first()`, those whose sink waits for a \
      completion) make no lasting cycle and are reported as information. The token of a key-value observation \
      (`observe(_:options:changeHandler:)`) keeps its handler in the same way.
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
      guard subscription.publisher != .immediate,
        let property = subscription.lastingProperty(context.index)
      else { return [] }
      let severity: Severity? = subscription.mayComplete ? .information : nil
      let operators = subscription.operatorCaptures.compactMap { capture -> Finding? in
        guard let call = capture.node.enclosingArgument?.call else { return nil }
        return Finding(
          call.callRange, message(capture, property, operator: call.calleeName),
          severity: severity, notes: [note(capture)],
          fix: fix(capture, of: call, context))
      }
      guard let capture = subscription.captures.first else { return operators }
      return operators + [
        Finding(
          subscription.node.callRange,
          message(
            capture, property, what: subscription.observesKeyPath ? "observation" : "subscription"),
          severity: severity,
          notes: [note(capture)], fix: fix(subscription, context))
      ]
    }
  }

  private func note(_ capture: SelfCapture) -> Finding.Note {
    Finding.Note(.here(capture.node.range), "'self' is captured here")
  }

  /// Most operators need a value that an object which is gone cannot give.
  private func fix(_ capture: SelfCapture, of call: Node, _ context: RuleContext) -> Fix? {
    guard call.calleeName == "handleEvents" else { return nil }
    return WeakenCapture(file: context.file, returnsVoid: true).fix(capture)
  }

  /// One fix for all closures of `sink`: each alone would leave the cycle.
  private func fix(_ subscription: Subscription, _ context: RuleContext) -> Fix? {
    let weaken = WeakenCapture(file: context.file, returnsVoid: true)
    let parts = subscription.captures.compactMap { weaken.fix($0) }
    guard let first = parts.first, parts.count == subscription.captures.count else { return nil }
    return Fix(first.title, first.safety, edits: parts.flatMap(\.edits))
  }

  private func message(
    _ capture: SelfCapture, _ property: String, operator name: String? = nil,
    what: String = "subscription"
  ) -> String {
    if case .method(let method) = capture.form {
      return
        "'\(method.baseName)' brings 'self' along, and 'self' keeps the subscription in '\(property)'"
    }
    if let name {
      return
        "'\(name)' captures 'self' strongly, and 'self' keeps the subscription in '\(property)'"
    }
    return "the \(what) captures 'self' strongly, and 'self' keeps it in '\(property)'"
  }
}
