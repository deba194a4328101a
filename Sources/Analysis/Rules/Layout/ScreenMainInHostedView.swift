/// Reports SwiftUI code that measures the main screen.
struct ScreenMainInHostedView: Rule {
  let metadata = RuleMetadata(
    id: "screen-main-in-hosted-view",
    summary: "A view asks the main screen for a size or scale that its own window decides.",
    category: .layout, level: .at(.hint),
    rationale: """
      `UIScreen.main` is deprecated, and says nothing of the window a view is in: in Split View, Slide Over and Stage \
      Manager, in a second window and on an external display its bounds are not the view's. Inside SwiftUI \
      `GeometryReader`, `.containerRelativeFrame` (iOS 17 and later) and the `displayScale` of the environment \
      know; UIKit code has `view.window?.windowScene?.screen`.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          struct BannerView: View {
            var body: some View { Color.red.frame(width: UIScreen.main.bounds.width) }
          }
          """,
        after: """
          struct BannerView: View {
            var body: some View { Color.red.frame(maxWidth: .infinity) }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/uikit/uiscreen/main"])

  func check(_ context: RuleContext) -> [Finding] {
    guard context.file.code.uses("UIScreen") else { return [] }
    return context.seam.globalReaches(context.index).filter { $0.kind == .screen && !$0.isModel }
      .map {
        Finding($0.node.range, "'UIScreen.main' says nothing of the window that shows this view")
      }
  }
}
