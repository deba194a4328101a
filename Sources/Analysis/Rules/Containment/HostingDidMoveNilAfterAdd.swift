/// Reports a hosting controller that is told it was removed right after it was added.
struct HostingDidMoveNilAfterAdd: Rule {
  let metadata = RuleMetadata(
    id: "hosting-did-move-nil-after-add",
    summary: "A hosting controller is told that it was removed, right after it was added.",
    category: .containment, level: .at(.warning),
    rationale: """
      `didMove(toParent: nil)` means that the controller has left its parent. After `addChild` the argument \
      is the parent. Told the wrong thing, a hosting controller does not connect its title and toolbar, and a \
      subclass that cleans up in `didMove` does so while it is on screen.
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
              header.didMove(toParent: nil)
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
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)",
      "https://github.com/lkzhao/UIComponent/pull/55",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.containments.flatMap { containment in
      containment.fates.all(.movesToNil).filter(\.isDirect).compactMap(\.use).compactMap { move in
        finding(move, containment, context)
      }
    }
  }

  private func finding(
    _ move: Use, _ containment: Containment, _ context: RuleContext
  ) -> Finding? {
    let before = containment.fates.filter {
      guard let node = $0.use?.node else { return false }
      return node.id < move.node.id && node.isInSameBlock(as: move.node)
    }
    guard let addition = before.last(where: { $0.effect == .addsChild && $0.isDirect })?.use,
      !before.contains(where: {
        $0.effect == .removesFromParent && ($0.use?.node.id ?? 0) > addition.node.id
      })
    else { return nil }
    var fixes: [Fix] = []
    if let argument = move.node.argument(at: 0),
      let parent = CompleteContainment(file: context.file).parentText(of: addition.node)
    {
      fixes = [
        Fix(
          "Pass the parent to 'didMove(toParent:)'", .safe,
          edits: [Fix.Edit(replace: argument.range, with: parent)])
      ]
    }
    return Finding(
      move.node.callRange,
      "\(containment.mention) is told that it was removed, right after it was added",
      notes: [Finding.Note(.here(addition.node.callRange), "added here")], fixes: fixes)
  }
}
