/// Reports a hosting controller that is told it has moved to a parent it was never added to.
struct HostingDidMoveWithoutAddChild: Rule {
  let metadata = RuleMetadata(
    id: "hosting-did-move-without-add-child",
    summary: "A hosting controller is told that it has moved to a parent it was never added to.",
    category: .containment, level: .at(.warning),
    rationale: """
      `didMove(toParent:)` only tells a child that the move is over; the relationship is made by `addChild`. \
      Without it the controller has no `parent`, reaches no navigation controller and no presenter, and \
      nothing keeps it alive but your own references.
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
              header.didMove(toParent: self)
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
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)",
      "https://github.com/wordpress-mobile/GutenbergKit/pull/668",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.containments.compactMap { containment in
      // A helper may leave the first half to its callers.
      guard containment.site != nil, let move = containment.direct(.movesToParent),
        !containment.fates.has(.addsChild),
        !containment.fates.isPassedOn, !containment.fates.isShownByContainer,
        move.node.receiver?.name != "super"
      else { return nil }
      return Finding(
        move.node.callRange,
        "\(containment.mention) is told that it has moved to a parent it was never added to",
        fix: fix(containment, move, context))
    }
  }

  private func fix(_ containment: Containment, _ move: Use, _ context: RuleContext) -> Fix? {
    guard let type = containment.owner,
      context.index.ownerKind(of: containment.ownerName) == .controller,
      move.node.argument("toParent")?.isSelf == true,
      let insertion = containment.fates.insertions.first(where: {
        $0.isDirect && $0.use?.node.isInSameBlock(as: move.node) == true
      })?.use
    else { return nil }
    return ContainHost(file: context.file).addChildFix(containment.label, insertion, in: type)
  }
}
