/// Reports presentations by a controller whose view cannot be in a window yet.
struct PresentBeforeInWindow: Rule {
  let metadata = RuleMetadata(
    id: "present-before-in-window",
    summary: "A controller presents before its view is in a window.",
    category: .navigation, level: .at(.warning),
    rationale: """
      While a controller is made and its view is loaded, the view is in no window. UIKit presents from the \
      controller that fills the screen around it; where that one is not on screen either, as for a root or a \
      presented screen, UIKit logs "whose view is not in the window hierarchy" and presents nothing. \
      `viewDidAppear` is the first callback in which the view is on screen for certain. In `viewWillAppear`, \
      and through a navigation controller, it depends on what is shown already: information.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class HomeController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              present(UIHostingController(rootView: Text("Welcome")), animated: true)
            }
          }
          """,
        after: """
          class HomeController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
            }

            private var hasPresented = false

            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              guard !hasPresented else { return }
              hasPresented = true
              present(UIHostingController(rootView: Text("Welcome")), animated: true)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.presentations.compactMap { presentation in
      guard !presentation.isIndirect, let function = presentation.function,
        presentation.node.trigger == .function,
        presentation.precedesItsWindow || !presentation.isGuarded,
        let moment = moment(of: function, presentation, context)
      else { return nil }
      let repair =
        presentation.presenter == .ownController
        ? PresentInViewDidAppear(file: context.file, index: context.index)
          .fix(presentation, from: function) : (nil, nil)
      return Finding(
        presentation.node.callRange, "this presents before the view is in a window",
        severity: moment, fix: repair.0, refusal: repair.1)
    }
  }

  /// How certain it is that no window is there; `nil` where it may be.
  private func moment(
    of function: Node, _ presentation: Presentation, _ context: RuleContext
  ) -> Severity? {
    let isController = context.index.isController(presentation.ownerName).isYes
    if presentation.precedesItsWindow { return .warning }
    switch (function.kind, function.name) {
    case (.initializer, _) where isController:
      return presentation.presenter == .ownController ? .warning : nil
    case (.function, "viewDidLoad") where isController && function.has(.isOverride),
      (.function, "loadView") where isController && function.has(.isOverride):
      switch presentation.presenter {
      case .ownController: return .warning
      case .container: return .information
      default: return nil
      }
    case (.function, "viewWillAppear") where isController && function.has(.isOverride):
      return presentation.presenter == .ownController ? .information : nil
    case (.function, "makeUIViewController"):
      guard case .local(let local) = presentation.presenter, local.kind == .property,
        context.index.isRepresentable(presentation.ownerName).isYes
      else { return nil }
      return .warning
    default: return nil
    }
  }
}
