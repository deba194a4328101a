/// Reports a hosting controller whose view is shown while the controller itself has no parent.
struct HostingNotContained: Rule {
  let metadata = RuleMetadata(
    id: "hosting-not-contained",
    summary: "A hosting controller's view is shown, but the controller is never added as a child.",
    category: .containment, level: .at(.warning),
    rationale: """
      A view controller whose view is embedded belongs to the controller around it: `addChild`, then the \
      insertion of its view, then `didMove(toParent:)`. Without that the SwiftUI content still renders and \
      updates, since the hosting *view* does that, and safe areas still follow the view hierarchy. What is \
      lost is what goes through controllers: `parent` and `navigationController`, so that \
      `.navigationTitle` and `.toolbar` reach no bar; a presenter for `.sheet` and `.alert`; \
      size transitions and `preferredContentSize`; status bar and home indicator preferences; trait \
      overrides up to iOS 16. And no parent keeps the controller alive. The first appearance callbacks \
      may still arrive, in another order.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class AccountController: UIViewController {
            let header = UIHostingController(rootView: Text("Account"))

            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(header.view)
            }
          }
          """,
        after: """
          class AccountController: UIViewController {
            let header = UIHostingController(rootView: Text("Account"))

            override func viewDidLoad() {
              super.viewDidLoad()
              addChild(header)
              view.addSubview(header.view)
              header.didMove(toParent: self)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.uncontainedHosts.compactMap { host in
      // Told that it has moved: the other half is what is missing, and has its own rule.
      guard !host.isReleased, !host.isToldOfMove else { return nil }
      let severity: Severity?
      switch host.owner {
      case .controller: severity = host.isUncertain ? .information : nil
      case .unknown, .other: severity = .information
      case .view, .cell, .swiftUI: return nil
      }
      return Finding(
        host.insertion.node.range,
        "\(host.site.mention) is on screen without a parent view controller",
        severity: severity, notes: [Finding.Note(.here(host.site.range), "the host is made here")],
        fix: ContainHost(file: context.file).fix(host))
    }
  }
}
