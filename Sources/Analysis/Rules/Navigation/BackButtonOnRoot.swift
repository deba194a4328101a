/// Reports base classes that give every screen a back button, the first one too.
struct BackButtonOnRoot: Rule {
  let metadata = RuleMetadata(
    id: "back-button-on-root",
    summary: "A base class installs a back button on the first screen of a stack too.",
    category: .navigation, level: .at(.information),
    rationale: """
      The system shows a back button only where there is a screen to go back to. One that a base class \
      installs in `viewDidLoad` or `viewWillAppear` shows on the first screen of a navigation stack as well, \
      where a pop does nothing.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class ScreenHost<Content: View>: UIHostingController<Content> {
            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              navigationItem.leftItemsSupplementBackButton = true
              navigationItem.leftBarButtonItem = UIBarButtonItem(
                primaryAction: UIAction(title: "Start") { [weak self] _ in self?.goToStart() })
            }

            func goToStart() { navigationController?.popToRootViewController(animated: true) }
          }
          """,
        after: """
          class ScreenHost<Content: View>: UIHostingController<Content> {
            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              navigationItem.leftItemsSupplementBackButton = true
              guard navigationController?.viewControllers.first !== self else { return }
              navigationItem.leftBarButtonItem = UIBarButtonItem(
                primaryAction: UIAction(title: "Start") { [weak self] _ in self?.goToStart() })
            }

            func goToStart() { navigationController?.popToRootViewController(animated: true) }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uinavigationcontroller/viewcontrollers"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.customBacks.compactMap { back in
      guard let function = back.function,
        back.isInstalled(by: ["viewDidLoad", "viewWillAppear", "viewIsAppearing"], context.index),
        !back.looksForRoot, context.index.isBaseController(back.ownerName)
      else { return nil }
      let repair = fix(back, in: function, context)
      return Finding(
        back.node.range, "the first screen of a stack gets this back button too",
        fix: repair.fix, refusal: repair.refusal)
    }
  }

  private static let title = "Leave the first screen without it"

  private func fix(
    _ back: CustomBack, in function: Node, _ context: RuleContext
  ) -> (fix: Fix?, refusal: RefusedFix?) {
    guard let statement = back.node.statement, statement.parent == function.body,
      let body = function.body
    else { return (nil, nil) }
    guard back.isLastWork(statement, of: body) else {
      return (nil, RefusedFix(Self.title, because: "other statements follow in '\(function.name)'"))
    }
    let line = "guard navigationController?.viewControllers.first !== self else { return }"
    guard let edit = context.file.insert([line], before: statement) else { return (nil, nil) }
    return (Fix(Self.title, .needsReview, edits: [edit]), nil)
  }
}

extension WorkspaceIndex {
  /// Whether a controller is one that others are made from: it hosts content of any type, or
  /// another class inherits from it.
  fileprivate func isBaseController(_ name: String) -> Bool {
    guard isController(name).isYes, let fact = primaryDeclaration(of: name)?.fact else {
      return false
    }
    if isHosting(name).isYes, !fact.generics.isEmpty { return true }
    return hasSubclass(name)
  }
}
