/// Reports work in layout callbacks of controllers that host SwiftUI which starts the next layout,
/// or reaches the whole app.
struct LayoutPostsNotification: Rule {
  let metadata = RuleMetadata(
    id: "layout-posts-notification",
    summary: "A layout callback posts a notification, asks for layout or replaces a root view.",
    category: .layout, level: .at(.warning),
    rationale: """
      `viewWillLayoutSubviews`, `viewDidLayoutSubviews` and `layoutSubviews` run for every layout pass: while \
      the keyboard moves, during a rotation, in each frame of an animation. A notification that is posted there \
      reaches every scene of the process each time, and an observer that changes something visible starts the \
      next pass. Asking for layout there does so at once. A new `rootView` makes SwiftUI update, and with \
      `sizingOptions` lay out, within each pass; that is reported as a warning, the others as \
      information. A comparison with the last size in front of it ends the loop.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          class ProfileController: UIViewController {
            let profile = UIHostingController(rootView: Text("0"))

            override func viewDidLayoutSubviews() {
              super.viewDidLayoutSubviews()
              profile.rootView = Text("\\(view.bounds.width)")
            }
          }
          """,
        after: """
          class ProfileController: UIViewController {
            let profile = UIHostingController(rootView: Text("0"))
            var width: CGFloat = 0

            override func viewDidLayoutSubviews() {
              super.viewDidLayoutSubviews()
              if width != view.bounds.width {
                width = view.bounds.width
                profile.rootView = Text("\\(width)")
              }
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()",
      "https://github.com/woocommerce/woocommerce-ios/issues/9121",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    replacedRoots(context)
      + context.seam.hostingTypes.flatMap { type in
        type.members.filter(\.isLayoutCallback).flatMap(\.layoutRestarts).map { restart in
          Finding(restart.call.callRange, message(restart), severity: .information)
        }
      }
  }

  private func message(_ restart: LayoutRestart) -> String {
    switch restart.kind {
    case .post: "a notification is posted at each layout pass"
    case .request: "this layout pass asks for the next one"
    }
  }

  private func replacedRoots(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.flatMap { site in
      site.fates.compactMap { fate in
        guard case .sets(let path) = fate.effect, path == "rootView", let use = fate.use,
          let function = use.node.enclosingFunction, function.isLayoutCallback,
          use.node.runsUnconditionally(in: function)
        else { return nil }
        return Finding(use.node.range, "\(site.mention) gets a new root view at each layout pass")
      }
    }.withoutRepetitions()
  }
}
