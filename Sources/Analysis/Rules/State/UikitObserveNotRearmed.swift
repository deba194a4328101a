/// Reports observation that ends with the first change.
struct UikitObserveNotRearmed: Rule {
  let metadata = RuleMetadata(
    id: "uikit-observe-not-rearmed",
    summary: "'withObservationTracking' is not started again after the first change.",
    category: .state, level: .at(.warning),
    rationale: """
      `withObservationTracking(_:onChange:)` calls `onChange` once, for the first change of anything that was read, \
      and then forgets what it tracked. It calls it before the change is made: what `onChange` reads at once is \
      the old value, and it reads it on the thread that changes. A screen that is to follow a model starts another \
      round from `onChange`, on the next turn of the main actor. From iOS 26 on, UIKit tracks what \
      `updateProperties()` and its layout methods read by itself.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class TitleController: UIViewController {
            let settings = Settings()
            let label = UILabel()

            func bind() {
              withObservationTracking {
                label.text = settings.title
              } onChange: {
                print("changed")
              }
            }
          }
          """,
        after: """
          class TitleController: UIViewController {
            let settings = Settings()
            let label = UILabel()

            func bind() {
              withObservationTracking {
                label.text = settings.title
              } onChange: { [weak self] in
                print("changed")
                Task { @MainActor in self?.bind() }
              }
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/observation/withobservationtracking(_:onchange:)",
      "https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.observationTrackings.flatMap { tracking -> [Finding] in
      guard !tracking.isGeneral, context.index.isClass(tracking.ownerName).isYes else { return [] }
      let stale = tracking.staleReads.map { read in
        Finding(
          read.range, "'onChange' runs before the change, and '\(read.name)' is still the old value"
        )
      }
      guard !tracking.rearms else { return stale }
      let isScreen = [.controller, .view, .cell].contains(
        context.index.ownerKind(of: tracking.ownerName))
      return [
        Finding(
          tracking.node.callRange,
          "observation ends with the first change, and 'onChange' starts no other",
          severity: isScreen ? nil : .information,
          fix: isScreen ? RearmObservation(file: context.file).fix(tracking) : nil)
      ] + stale
    }
  }
}
