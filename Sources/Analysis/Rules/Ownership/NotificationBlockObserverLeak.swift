/// Reports a block observer that keeps `self` for good.
struct NotificationBlockObserverLeak: Rule {
  let metadata = RuleMetadata(
    id: "notification-block-observer-leak",
    summary: "A notification center keeps an observer's block and 'self' for good.",
    category: .ownership, level: .at(.warning),
    rationale: """
      `addObserver(forName:object:queue:using:)` gives back a token, and the notification center keeps the block \
      with everything it captures until that token is given to `removeObserver(_:)`. Where the block captures \
      `self`, a removal in `deinit` is never reached, and `removeObserver(self)` ends only observers that were added \
      with a selector. Nothing is freed then, and each new instance of the screen adds one more block that runs. \
      Observers added with a selector need no removal since iOS 9.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class FeedController: UIViewController {
            private var token: NSObjectProtocol?

            override func viewDidLoad() {
              super.viewDidLoad()
              token = NotificationCenter.default.addObserver(
                forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
              ) { _ in
                MainActor.assumeIsolated { self.reload() }
              }
            }

            func reload() {}
          }
          """,
        after: """
          class FeedController: UIViewController {
            private var token: NSObjectProtocol?

            override func viewDidLoad() {
              super.viewDidLoad()
              token = NotificationCenter.default.addObserver(
                forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
              ) { [weak self] _ in
                MainActor.assumeIsolated { self?.reload() }
              }
            }

            func reload() {}
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:)"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.registrations.compactMap { registration in
      guard registration.kind == .blockObserver, registration.ending != .possible,
        case .closure = registration.target,
        context.index.isMeantToBeFreed(registration.ownerName)
      else { return nil }
      let end =
        registration.ending == .onlyInDeinit
        ? "only 'deinit' removes it, which is never reached" : "nothing removes it"
      return Finding(
        registration.node.callRange,
        "the notification center keeps this block and 'self' with it, and \(end)",
        fix: WeakenCapture(file: context.file, returnsVoid: true).fix(registration))
    }
  }
}
