/// Reports hosting controllers that put another view in the place of their hosting view.
struct HostingSubclassOverridesLoadview: Rule {
  let metadata = RuleMetadata(
    id: "hosting-subclass-overrides-loadview",
    summary: "A hosting controller replaces the view that shows its SwiftUI content.",
    category: .lifecycle, level: .at(.error),
    rationale: """
      The `loadView` of `UIHostingController` makes the hosting view, the one that renders `rootView`, the \
      controller's `view`. A subclass that overrides `loadView` without `super`, or assigns another view to \
      `view`, has no place left where the SwiftUI content is shown.

      Putting the hosting view into a container, and the container in the place of `view`, shows the content, \
      but what the controller does with its view (sizing, safe areas, preferred content size) now reaches the \
      container; that is reported as a warning. A plain controller that contains the hosting controller \
      has neither problem.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          class ProfileController: UIHostingController<Text> {
            override func loadView() {
              view = UIView()
            }
          }
          """,
        after: """
          class ProfileController: UIHostingController<Text> {
            override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .clear
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()",
      "https://developer.apple.com/documentation/swiftui/uihostingcontroller",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSubclasses.flatMap { subclass -> [Finding] in
      let overridden = subclass.overrides.first {
        $0.memberName == "loadView()" && !$0.trapsAtOnce && !subclass.callsSuper(of: $0)
      }
      let replacements = subclass.viewReplacements.filter {
        $0.node.enclosingFunction != overridden
      }
      return (overridden.map { [finding(loadView: $0)] } ?? [])
        + replacements.map { finding($0) }
    }
  }

  private func finding(loadView: Node) -> Finding {
    Finding(loadView.focus, "'loadView' does not call super, so the SwiftUI content has no view")
  }

  private func finding(_ replacement: HostingSubclass.ViewReplacement) -> Finding {
    if replacement.keepsOldView {
      return Finding(
        replacement.node.range, "the hosting view is no longer this controller's own view",
        severity: .warning)
    }
    return Finding(
      replacement.node.range,
      "another view takes the place of the hosting view, so the SwiftUI content is not shown")
  }
}
