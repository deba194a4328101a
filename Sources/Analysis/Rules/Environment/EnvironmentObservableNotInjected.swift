/// Reports a host whose views read an observable object from the environment that nobody provides.
struct EnvironmentObservableNotInjected: Rule {
  let metadata = RuleMetadata(
    id: "environment-observable-not-injected",
    summary: "A hosted view reads an @Observable object that nothing provides to the host.",
    category: .environment, level: .at(.error),
    rationale: """
      `@Environment(Model.self) var model` (iOS 17 and later) stops the process with "No Observable \
      object of type … found" when it is read and no ancestor has provided the object with \
      `.environment(model)`. Declared as an optional, `Model?`, it is `nil` instead, and nothing is \
      reported.

      `.environment(model)` and `.environmentObject(model)` are two channels: the first serves \
      `@Observable` classes, the second `ObservableObject`s, and neither sees what the other put \
      there. UIKit contributes to neither. A read in a body is an error; one that only an action \
      or a branch of a body makes is a warning, because the app stops when that runs.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct CartView: View {
            @Environment(Settings.self) private var settings

            var body: some View { Text(settings.title) }
          }

          final class ShopViewController: UIViewController {
            func open(with settings: Settings) {
              show(UIHostingController(rootView: CartView()), sender: self)
            }
          }
          """,
        after: """
          struct CartView: View {
            @Environment(Settings.self) private var settings

            var body: some View { Text(settings.title) }
          }

          final class ShopViewController: UIViewController {
            func open(with settings: Settings) {
              show(UIHostingController(rootView: CartView().environment(settings)), sender: self)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/environment/init(_:)-8slkf",
      "https://github.com/feedback-assistant/reports/issues/708",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.environmentGaps.filter { $0.channel == .observable }.map { $0.finding(context) }
  }
}
