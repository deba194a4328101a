/// Reports reliance on UIKit's observation tracking where the app has not turned it on.
struct ObservationPlistKeyMissing: Rule {
  let metadata = RuleMetadata(
    id: "observation-plist-key-missing",
    summary: "Before iOS 26, UIKit tracks observable reads only if the Info.plist says so.",
    category: .migration, level: .at(.information),
    rationale: """
      From iOS 26 on, UIKit tracks what layout and constraint methods and `draw(_:)` read of `@Observable` objects and \
      calls them again after a change. On iOS 18 it does so only in an app whose Info.plist sets \
      `UIObservationTrackingEnabled` to `YES`; earlier systems cannot.

      The rule speaks where the lowest iOS is 18 to 25 and the app's Info.plist is known and lacks the key: an \
      Xcode project names it by `INFOPLIST_FILE`, and it is an app's, with `UILaunchStoryboardName`, `UILaunchScreen` or \
      `UIApplicationSceneManifest`. Where build settings fill it in (`GENERATE_INFOPLIST_FILE`, `INFOPLIST_KEY_…`), and in \
      packages that name an iOS, nothing is reported.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          // TitleController.swift
          @Observable class Settings { var title = "Titles" }

          class TitleController: UIViewController {
            let settings = Settings()
            let label = UILabel()

            override func viewWillLayoutSubviews() {
              super.viewWillLayoutSubviews()
              label.text = settings.title
            }
          }
          // Info.plist
          <plist version="1.0">
          <dict>
            <key>UILaunchStoryboardName</key>
            <string>LaunchScreen</string>
          </dict>
          </plist>
          """,
        after: """
          // TitleController.swift
          @Observable class Settings { var title = "Titles" }

          class TitleController: UIViewController {
            let settings = Settings()
            let label = UILabel()

            override func viewWillLayoutSubviews() {
              super.viewWillLayoutSubviews()
              label.text = settings.title
            }
          }
          // Info.plist
          <plist version="1.0">
          <dict>
            <key>UILaunchStoryboardName</key>
            <string>LaunchScreen</string>
            <key>UIObservationTrackingEnabled</key>
            <true/>
          </dict>
          </plist>
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
      guard let function = read.function, read.isTracked, seen.insert(function).inserted,
        !context.seam.observationTrackings.contains(where: { $0.ownerName == read.ownerName })
      else { return nil }
      return Finding(
        read.node.range,
        "before iOS 26 UIKit does not track '\(read.text)': the Info.plist lacks 'UIObservationTrackingEnabled'",
        fixes: fixes(context.settings))
    }
  }

  /// Where it is certain which file the key belongs in.
  private func fixes(_ settings: RuleSettings) -> [Fix] {
    guard let list = settings.appPropertyList else { return [] }
    let entry = PropertyListEntry.observationTracking(in: list)
    return [
      Fix("Set '\(entry.key)' in the Info.plist", .needsReview, edits: [], entry: entry)
    ]
  }
}
