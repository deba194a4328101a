/// Reports a delegate that replaces SwiftUI's own.
struct SwiftuiScrollviewDelegateOverwritten: Rule {
  let metadata = RuleMetadata(
    id: "swiftui-scrollview-delegate-overwritten",
    summary: "The delegate of a view that SwiftUI made is replaced.",
    category: .representable, level: .at(.warning),
    rationale: """
      The UIKit views behind `ScrollView`, `List`, `TextField` and `NavigationStack` have delegates \
      of SwiftUI's own. A UIKit view has one delegate: assigning another to a view that was found by \
      introspection or by walking up the superviews takes SwiftUI's away, and what it did stops \
      working (lazy loading, paging, `refreshable`, focus, the path of a navigation stack).

      Observe `contentOffset`, add a target or a gesture recogniser, or put a delegate in between \
      that forwards everything to the one that was there. A view that was found through its \
      superviews may be one's own: information.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          final class Watcher: NSObject, UIScrollViewDelegate {}

          final class Probe: UIView {
            let watcher = Watcher()
          }

          struct ScrollProbe: UIViewRepresentable {
            func makeUIView(context: Context) -> Probe { Probe() }

            func updateUIView(_ probe: Probe, context: Context) {
              let found = probe.superview?.superview as? UIScrollView
              found?.delegate = probe.watcher
            }
          }
          """,
        after: """
          final class Watcher: NSObject, UIScrollViewDelegate {}

          final class Probe: UIView {
            let watcher = Watcher()
          }

          struct ScrollProbe: UIViewRepresentable {
            func makeUIView(context: Context) -> Probe { Probe() }

            func updateUIView(_ probe: Probe, context: Context) {
              let found = probe.superview?.superview as? UIScrollView
              print(found?.contentOffset ?? .zero)
            }
          }
          """)
    ],
    references: ["https://github.com/exyte/ScalingHeaderScrollView/issues/21"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.replacedDelegates.map { replaced in
      Finding(
        replaced.assignment.range,
        "'\(replaced.property)' of a view that SwiftUI made is replaced",
        severity: replaced.isIntrospected ? nil : .information)
    }
  }
}
