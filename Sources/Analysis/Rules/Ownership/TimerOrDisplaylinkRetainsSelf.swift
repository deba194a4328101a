/// Reports a repeating timer, a display link or a URL session that keeps its target for good.
struct TimerOrDisplaylinkRetainsSelf: Rule {
  let metadata = RuleMetadata(
    id: "timer-or-displaylink-retains-self",
    summary:
      "A repeating timer, display link or URL session keeps its target alive and is never invalidated.",
    category: .ownership, level: .at(.warning),
    rationale: """
      A run loop keeps a scheduled `Timer`, and the timer keeps its target, or its block with everything that \
      the block captures, until it is invalidated; a timer that does not repeat invalidates itself after it has \
      fired. A `CADisplayLink` keeps its target in the same way. Where `invalidate()` is called in `deinit` alone, \
      it is never called: the object cannot be freed while the timer holds it. The screen, what it hosts and their \
      models stay, and the timer goes on firing for a screen that nobody sees.

      A `URLSession` keeps its delegate until it is invalidated, by `finishTasksAndInvalidate()` or \
      `invalidateAndCancel()`. Objects that are no screens may live as long as the app: there a session is information.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class ClockController: UIViewController {
            private var timer: Timer?

            override func viewDidLoad() {
              super.viewDidLoad()
              timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                MainActor.assumeIsolated { self.tick() }
              }
            }

            func tick() {}
          }
          """,
        after: """
          class ClockController: UIViewController {
            private var timer: Timer?

            override func viewDidLoad() {
              super.viewDidLoad()
              timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.tick() }
              }
            }

            func tick() {}
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/foundation/timer",
      "https://developer.apple.com/documentation/quartzcore/cadisplaylink",
      "https://developer.apple.com/documentation/foundation/urlsession/delegate",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.registrations.compactMap { registration in
      guard registration.isTimer, registration.ending != .possible,
        let kept = registration.keptName, isJudged(registration, context.index)
      else { return nil }
      return Finding(
        registration.node.callRange,
        "the \(registration.kind.noun) keeps \(kept) alive, and \(registration.end)",
        severity: severity(registration, context.index),
        fix: WeakenCapture(file: context.file, returnsVoid: true).fix(registration))
    }
  }

  /// A session's owner that is no screen may be meant to stay.
  private func severity(_ registration: Registration, _ index: WorkspaceIndex) -> Severity? {
    guard registration.kind == .urlSession, case .owner = registration.target else { return nil }
    let owner = registration.ownerName
    return index.isController(owner).isYes || index.isUIView(owner).isYes ? nil : .information
  }

  /// A target in a view value is a copy, and what lives as long as the app may tick as long.
  private func isJudged(_ registration: Registration, _ index: WorkspaceIndex) -> Bool {
    if case .coordinator = registration.target { return true }
    return index.isMeantToBeFreed(registration.ownerName)
  }
}

extension Registration {
  fileprivate var isTimer: Bool { [.timer, .displayLink, .urlSession].contains(kind) }

  fileprivate var end: String {
    ending == .onlyInDeinit
      ? "only 'deinit' invalidates it, which is never reached" : "nothing invalidates it"
  }

  /// What the registration keeps, as messages say it.
  fileprivate var keptName: String? {
    switch target {
    case .owner, .closure: "'self'"
    case .coordinator: "'context.coordinator'"
    case .other: nil
    }
  }
}
