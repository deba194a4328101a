/// Reports appearance proxies of UIKit that a SwiftUI view changes.
struct UIAppearanceInViewInit: Rule {
  let metadata = RuleMetadata(
    id: "uiappearance-in-view-init",
    summary: "A SwiftUI view changes a UIKit appearance proxy, which belongs to the whole app.",
    category: .layout, level: .at(.information),
    rationale: """
      `UINavigationBar.appearance()` and its like are global: what a view sets there applies to every bar, table \
      or field of the app, UIKit screens included, that is put into a window afterwards, and to none that is \
      there already. In a view it runs with each value of the view, each pass of the body, or each appearance, \
      so what a screen looks like depends on which view was made last. Set it once when the app starts, or for \
      one screen: `.toolbarBackground` and `.scrollContentBackground` (iOS 16 and later), or the appearance of \
      the hosting controller's `navigationItem`. The fix puts `.scrollContentBackground` in the place of a clear \
      background, where the minimum iOS has it.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct FeedScreen: View {
            init() {
              UITableView.appearance().backgroundColor = .clear
            }

            var body: some View {
              List { Text("Feed") }
            }
          }
          """,
        after: """
          struct FeedScreen: View {
            var body: some View {
              List { Text("Feed") }
                .scrollContentBackground(.hidden)
            }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/uikit/uiappearance"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostedViews.flatMap { view in
      view.appearanceProxies.map { proxy in
        Finding(
          proxy.node.range,
          "'\(proxy.type)' is changed for the whole app whenever '\(view.displayName)' is "
            + proxy.occasion.rawValue,
          fix: HideScrollBackground(context: context).fix(proxy, in: view))
      }
    }
  }
}
