/// Reports a hosting controller that is made and embedded by a method that runs many times.
struct HostingBuiltInAppearanceCallback: Rule {
  let metadata = RuleMetadata(
    id: "hosting-built-in-appearance-callback",
    summary:
      "A hosting controller is made and embedded each time an appearance or layout callback runs.",
    category: .lifecycle, level: .at(.warning),
    rationale: """
      `viewWillAppear`, `viewIsAppearing` and `viewDidAppear` run on every return to the screen, \
      `viewWillAppear` even when a swipe back is cancelled. Layout, trait and constraint callbacks run far \
      more often. A host that is made and inserted there is stacked on top of the last one, with fresh \
      `@StateObject`s, and its `.onAppear` and `.task` run again. `viewDidLoad` runs once for the view.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class BalanceController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              title = "Balance"
            }

            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              let card = UIHostingController(rootView: Text("Balance"))
              addChild(card)
              view.addSubview(card.view)
              card.didMove(toParent: self)
            }
          }
          """,
        after: """
          class BalanceController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              title = "Balance"
              let card = UIHostingController(rootView: Text("Balance"))
              addChild(card)
              view.addSubview(card.view)
              card.didMove(toParent: self)
            }

            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard site.kind == .controller, let callback = site.repeatedCallback(context.index),
        site.fates.insertsView || site.fates.has(.addsChild), !site.fates.isShownByContainer,
        !site.isTakenAwayOnDisappearance, !callback.isConditional(site),
        !callback.replacesPredecessor(site)
      else { return nil }
      let name = callback.function.name
      let message = "\(site.mention) is made again each time '\(name)' runs"
      if let call = callback.call {
        return Finding(
          site.range, message, notes: [Finding.Note(.here(call.range), "'\(name)' calls it here")])
      }
      let move = MoveToViewDidLoad(file: context.file, index: context.index)
        .fix(site, from: callback.function)
      return Finding(site.range, message, fix: move.fix, refusal: move.refusal)
    }
  }
}
