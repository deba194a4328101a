/// Reports reliance on UIKit's observation tracking where the app has not turned it on.
struct ObservationPlistKeyMissing: Rule {
  let metadata = RuleMetadata(
    id: "observation-plist-key-missing",
    summary: "Before iOS 26, UIKit tracks observable reads only if the Info.plist says so.",
    category: .migration, level: .at(.information),
    rationale: """
      From iOS 26 on, UIKit tracks what layout and constraint methods and `draw(_:)` read of `@Observable` objects and \
      calls them again after a change. On iOS 18 it does so only in an app whose Info.plist sets \
      `UIObservationTrackingEnabled` to `YES`; earlier systems cannot. The rule speaks where the lowest iOS is 18 to 25 \
      and the app's Info.plist is known and lacks the key.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          class TitleController: UIViewController {
            let settings = Settings()
            let label = UILabel()

            override func viewWillLayoutSubviews() {
              super.viewWillLayoutSubviews()
              label.text = settings.title
            }
          }
          """,
        after: """
          class TitleController: UIViewController {
            let settings = Settings()
            let label = UILabel()

            override func viewWillLayoutSubviews() {
              super.viewWillLayoutSubviews()
              withObservationTracking {
                label.text = settings.title
              } onChange: { [weak self] in
                Task { @MainActor in self?.view.setNeedsLayout() }
              }
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    guard context.settings.tracksObservation == false,
      let minimum = context.settings.minimumIOS, minimum >= Version(18), minimum < Version(26)
    else { return [] }
    var seen: Set<Node> = []
    return context.seam.observableReads.compactMap { read in
      // One finding for each method is enough.
      guard let function = read.function, Lifecycle.trackedMethods.contains(function.name),
        seen.insert(function).inserted,
        !context.seam.observationTrackings.contains(where: { $0.ownerName == read.ownerName })
      else { return nil }
      return Finding(
        read.node.range,
        "before iOS 26 UIKit does not track '\(read.text)': the Info.plist lacks 'UIObservationTrackingEnabled'"
      )
    }
  }
}
