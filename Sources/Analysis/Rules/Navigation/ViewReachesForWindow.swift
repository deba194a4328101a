/// Reports SwiftUI code and its models that look for a window of the application.
struct ViewReachesForWindow: Rule {
  let metadata = RuleMetadata(
    id: "view-reaches-for-window",
    summary: "A view or its model looks for a window among all windows of the app.",
    category: .navigation, level: .at(.information),
    rationale: """
      `UIApplication.shared` knows every scene and window of the app, and not which of them shows this view: with two \
      windows open the wrong one may navigate or present. App extensions have no `UIApplication.shared`, and tests have no \
      window. `windows` is deprecated since iOS 15 and `keyWindow` since iOS 13. A function of the project that looks there \
      for its callers knows no more. Code that goes \
      through all of them is not reported. Let UIKit, which made the host, give the view a closure for what it wants.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          struct CloseButton: View {
            var body: some View {
              Button("Close") {
                UIApplication.shared.windows.first?.rootViewController?.dismiss(animated: true)
              }
            }
          }
          """,
        after: """
          struct CloseButton: View {
            let onClose: () -> Void
            var body: some View { Button("Close", action: onClose) }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiapplication/windows",
      "https://developer.apple.com/documentation/uikit/uiapplication/connectedscenes",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.globalReaches(context.index).filter { $0.kind == .window }.map {
      Finding(
        $0.node.range,
        $0.isModel
          ? "'\($0.mention)' does not know which window shows the views of this model"
          : "'\($0.mention)' does not know which window shows this view")
    }
  }
}
