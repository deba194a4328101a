/// Reports a host whose views read an environment object that nobody injects.
struct EnvironmentObjectNotInjected: Rule {
  let metadata = RuleMetadata(
    id: "environment-object-not-injected",
    summary: "A hosted view reads an environment object that nothing provides to the host.",
    category: .environment, level: .at(.error),
    rationale: """
      `@EnvironmentObject` (iOS 13 and later) stops the process with "No ObservableObject of type … \
      found" the first time the property is read and no ancestor has provided the object. Making \
      the view is fine, so a property that only a button's action reads stops the app when the \
      button is tapped, not when the screen is shown. Such a read is a warning, \
      and so is one in a branch of a body; one that every evaluation of a body makes is an error. \
      Where the host passes a literal that rules the branch out, nothing is reported.

      UIKit contributes nothing: what reaches a hosted view is what modifiers on the hosted \
      expression put there, what the views on the way put there, and, for a child of a controller \
      that itself lies below a SwiftUI hierarchy, what that hierarchy has. Screens that UIKit \
      presents or pushes do not see the environment of the screen they come from.

      View modifiers of the project, wrapper views and the initialisers of hosting base classes \
      are followed. Where one of them cannot be seen, nothing is reported.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct GreetingView: View {
            @EnvironmentObject private var session: Session

            var body: some View { Text(session.name) }
          }

          final class HomeViewController: UIViewController {
            private let session = Session()

            func greet() {
              present(UIHostingController(rootView: GreetingView()), animated: true)
            }
          }
          """,
        after: """
          struct GreetingView: View {
            @EnvironmentObject private var session: Session

            var body: some View { Text(session.name) }
          }

          final class HomeViewController: UIViewController {
            private let session = Session()

            func greet() {
              present(UIHostingController(rootView: GreetingView().environmentObject(session)), animated: true)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/environmentobject",
      "https://github.com/kean/Pulse/issues/211",
      "https://github.com/johnpatrickmorgan/NavigationBackport/issues/43",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.environmentGaps.filter { $0.channel == .object }.map { $0.finding(context) }
  }
}
