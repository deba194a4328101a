/// Reports a hosting controller that is added as a child and never told that it has moved.
struct HostingAddChildWithoutDidMove: Rule {
  let metadata = RuleMetadata(
    id: "hosting-add-child-without-did-move",
    summary: "A hosting controller is added as a child, but 'didMove(toParent:)' is never called.",
    category: .containment, level: .at(.warning),
    rationale: """
      `addChild` calls `willMove(toParent:)` by itself and leaves `didMove(toParent:)` to the container, which \
      has to call it when the child's view is in place. A hosting controller connects its navigation title and \
      toolbar to the surrounding navigation controller at that moment; without the call that is left to chance.
      """,
    fix: .safe,
    examples: [
      RuleMetadata.Example(
        before: """
          class AccountController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let header = UIHostingController(rootView: Text("Account"))
              addChild(header)
              view.addSubview(header.view)
            }
          }
          """,
        after: """
          class AccountController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let header = UIHostingController(rootView: Text("Account"))
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
    context.seam.containments.compactMap { containment -> Finding? in
      guard let addition = containment.direct(.addsChild), !containment.fates.has(.movesToParent),
        !containment.fates.has(.movesToNil), !containment.fates.isPassedOn,
        !containment.fates.has(.insertsView("transition"))
      else { return nil }
      let fix = CompleteContainment(file: context.file)
        .didMoveFix(
          after: addition, name: addition.elementName ?? containment.label,
          uses: containment.fates.compactMap(\.use))
      let subject = addition.elementName.map { "'\($0)'" } ?? containment.mention
      return Finding(
        addition.node.callRange, "\(subject) is added and never told that it has moved",
        severity: containment.isCertainlyHosting ? nil : .information,
        fix: fix)
    }.withoutRepetitions()
  }
}
