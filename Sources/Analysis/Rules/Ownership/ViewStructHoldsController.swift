/// Reports a view that keeps the controller that shows it.
struct ViewStructHoldsController: Rule {
  let metadata = RuleMetadata(
    id: "view-struct-holds-controller",
    summary: "A hosted view keeps the controller that shows it.",
    category: .ownership, level: .at(.warning),
    rationale: """
      A hosting controller keeps its root view, and a view value keeps its stored properties. A view \
      with a strong property for the controller that owns the host closes a cycle, without any \
      closure: controller, host, view, controller. Neither is freed when the screen is left.

      Structs may have `weak` properties: `weak var presenter: UIViewController?`. Better, hand in a \
      closure or a protocol for what the view needs. A navigation controller is let go when the \
      screen is popped, and is information, as is a controller that only pushes or presents the host.
      """,
    fix: .needsReview, reportsCycles: true,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Details: View {
            let presenter: UIViewController?

            var body: some View { Button("Close") { presenter?.dismiss(animated: true) } }
          }

          final class Screen: UIViewController {
            private var host: UIViewController?

            override func viewDidLoad() {
              super.viewDidLoad()
              let host = UIHostingController(rootView: Details(presenter: self))
              self.host = host
              addChild(host)
              view.addSubview(host.view)
              host.didMove(toParent: self)
            }
          }
          """,
        after: """
          struct Details: View {
            weak var presenter: UIViewController?

            var body: some View { Button("Close") { presenter?.dismiss(animated: true) } }
          }

          final class Screen: UIViewController {
            private var host: UIViewController?

            override func viewDidLoad() {
              super.viewDidLoad()
              let host = UIHostingController(rootView: Details(presenter: self))
              self.host = host
              addChild(host)
              view.addSubview(host.view)
              host.didMove(toParent: self)
            }
          }
          """)
    ],
    references: ["https://github.com/mercen-lee/FlowKit/issues/6"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.heldControllers(context.index).compactMap { held in
      guard case .view = held.holder else { return nil }
      let isOwned =
        held.isHost || held.site.ownership(context.index) == .owned && held.isOwner
      let property = held.property
      let message =
        "'\(property.fact.name)' of '\(property.owner.lastComponent)' keeps the controller that shows "
        + "the view"
      let severity: Severity? = isOwned ? nil : .information
      guard let declaration = context.file.code.declaration(of: property) else {
        return Finding(
          held.argument.range, message, severity: severity,
          notes: [Finding.Note(.declaration(property.key(property.fact.name)), "declared here")])
      }
      return Finding(
        declaration.range, message, severity: severity,
        notes: [Finding.Note(.here(held.argument.range), "the controller is handed over here")],
        fix: Fix.weakening(declaration))
    }.withoutRepetitions()
  }
}
