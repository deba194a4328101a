/// Reports a host that a representable presents through UIKit, without the environment around it.
struct RepresentablePresentedHostLosesEnvironment: Rule {
  let metadata = RuleMetadata(
    id: "representable-presented-host-loses-environment",
    summary: "A representable presents its content through UIKit, without its environment.",
    category: .environment, level: .at(.warning),
    rationale: """
      A controller that is given to UIKit's `present` starts a hierarchy of its own (all iOS \
      versions). What `environment` and `environmentObject` set above the representable does not \
      reach the content of a host that it presents; an object that the content reads from there \
      stops the app.

      Put the values in again, `content.environment(\\.self, context.environment)`, or the explicit \
      objects. Content that reads nothing from its environment is fine. Where some place gives content that \
      is seen to read an environment object, the finding is a warning; else it is information.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Card<Content: View>: UIViewControllerRepresentable {
            let isShown: Bool
            let content: Content

            func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

            func updateUIViewController(_ controller: UIViewController, context: Context) {
              guard isShown, controller.presentedViewController == nil else { return }
              controller.present(UIHostingController(rootView: content), animated: true)
            }
          }
          """,
        after: """
          struct Card<Content: View>: UIViewControllerRepresentable {
            let isShown: Bool
            let content: Content

            func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

            func updateUIViewController(_ controller: UIViewController, context: Context) {
              guard isShown, controller.presentedViewController == nil else { return }
              controller.present(UIHostingController(rootView: content.environment(\\.self, context.environment)), animated: true)
            }
          }
          """)
    ],
    references: [
      "https://github.com/nathantannar4/Transmission/issues/46",
      "https://github.com/Jeonhui/FittedSheets-SwiftUI/issues/6",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostsOfRepresentedContent(context.index).compactMap { host in
      guard host.site.fates.has(.presents) else { return nil }
      return Finding(
        host.site.range,
        "the environment around the representable does not reach '\(host.content)' when it is "
          + "presented",
        severity: host.readsMissingObject(context.index) ? nil : .information,
        fix: CarryEnvironment(context: context).fix(host.site, keptIn: host.keeper))
    }
  }
}
