/// Reports a screen that takes over an observable value once.
struct ObservableReadUntrackedInUikit: Rule {
  let metadata = RuleMetadata(
    id: "observable-read-untracked-in-uikit",
    summary: "A UIKit screen reads an @Observable property once and does not follow it.",
    category: .state, level: .at(.information),
    rationale: """
      Reading a property of an `@Observable` object is followed by an update only where something tracks the read. \
      UIKit does so from iOS 26 on (on iOS 18 with `UIObservationTrackingEnabled` in the Info.plist), and only in \
      `updateProperties()` (iOS 26), in layout and constraint methods, in `draw(_:)` and in configuration update \
      handlers. `viewDidLoad`, `viewWillAppear(_:)` and initialisers are not tracked: what they show stays as it \
      was, unless `withObservationTracking` follows it.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class TitleController: UIViewController {
            let settings = Settings()
            let label = UILabel()

            override func viewDidLoad() {
              super.viewDidLoad()
              label.text = settings.title
            }
          }
          """,
        after: """
          class TitleController: UIViewController {
            let settings = Settings()
            let label = UILabel()

            override func viewDidLoad() {
              super.viewDidLoad()
            }

            override func viewWillLayoutSubviews() {
              super.viewWillLayoutSubviews()
              label.text = settings.title
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    let reads = context.seam.observableReads
    guard !reads.isEmpty else { return [] }
    return reads.compactMap { read in
      guard read.isUntracked, read.isShown(context.index), !isRead(read, elsewhereIn: reads),
        !context.seam.observationTrackings.contains(where: { $0.ownerName == read.ownerName }),
        context.seam.calls.calls("observe").isEmpty
      else { return nil }
      let repair = MoveToTrackedMethod(context: context).fix(read)
      return Finding(
        read.node.range, "'\(read.text)' is read once here, and nothing follows its changes",
        fix: repair.fix, refusal: repair.refusal)
    }
  }

  /// Whether a method that may run again, or a closure, reads the same.
  private func isRead(_ read: ObservableRead, elsewhereIn reads: [ObservableRead]) -> Bool {
    reads.contains { other in
      other.path == read.path && other.ownerName == read.ownerName && !other.isUntracked
    }
  }
}
