/// Reports a host inside a representable that the environment around it does not reach.
struct RepresentableHostDropsEnvironment: Rule {
  let metadata = RuleMetadata(
    id: "representable-host-drops-environment",
    summary: "A host of a representable's content is no child of the wrapped controller.",
    category: .environment, level: .at(.warning),
    rationale: """
      A hosting controller inside a representable takes SwiftUI's environment over from the \
      hierarchy around it through its traits, for which it has to be a child of the controller that \
      the representable returns. A host that a data source, a delegate or a view makes and nobody \
      adds as a child starts from default values: what `environment` and `environmentObject` set \
      above the representable may not reach its content, and an object that it reads from there and \
      does not find stops the app. Since iOS 17 a view takes traits over from its superview too, \
      which may bring some of it.

      Add the host as a child, or put the values in again: \
      `content.environment(\\.self, context.environment)`. Content that reads nothing from its \
      environment is fine. Where some place gives content that is seen to read an environment object, the finding \
      is a warning; else it is information.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Zoom<Content: View>: UIViewRepresentable {
            let content: Content

            func makeCoordinator() -> Coordinator { Coordinator() }

            func makeUIView(context: Context) -> UIScrollView {
              let scroll = UIScrollView()
              let host = UIHostingController(rootView: content)
              host.safeAreaRegions = []
              context.coordinator.host = host
              scroll.addSubview(host.view)
              return scroll
            }

            func updateUIView(_ scroll: UIScrollView, context: Context) {}

            final class Coordinator { var host: UIViewController? }
          }
          """,
        after: """
          struct Zoom<Content: View>: UIViewRepresentable {
            let content: Content

            func makeCoordinator() -> Coordinator { Coordinator() }

            func makeUIView(context: Context) -> UIScrollView {
              let scroll = UIScrollView()
              let host = UIHostingController(rootView: content.environment(\\.self, context.environment))
              host.safeAreaRegions = []
              context.coordinator.host = host
              scroll.addSubview(host.view)
              return scroll
            }

            func updateUIView(_ scroll: UIScrollView, context: Context) {}

            final class Coordinator { var host: UIViewController? }
          }
          """)
    ],
    references: ["https://github.com/gh123man/SwiftUI-LazyPager/issues/14"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostsOfRepresentedContent(context.index).compactMap { host in
      let fates = host.site.fates
      guard !fates.has(.addsChild), !fates.isShownByContainer, !host.mayBeContained,
        fates.insertsView || fates.viewEscapes
      else { return nil }
      return Finding(
        host.site.range,
        "the environment around the representable may not reach '\(host.content)' in this host",
        severity: host.readsMissingObject(context.index) ? nil : .information,
        fix: CarryEnvironment(context: context).fix(host.site, keptIn: host.keeper))
    }
  }
}
