/// Reports hosts' views that are laid out by constraints and by their autoresizing mask as well.
struct HostingAutoresizingNotDisabled: Rule {
  let metadata = RuleMetadata(
    id: "hosting-autoresizing-not-disabled",
    summary: "A host's view is constrained while its autoresizing mask makes constraints too.",
    category: .layout, level: .at(.warning),
    rationale: """
      `translatesAutoresizingMaskIntoConstraints` is true for every view made in code, a hosting controller's \
      included. The mask and the frame then become constraints of their own, the ones written out contradict \
      them, and the system breaks one of them at run time ("Unable to simultaneously satisfy constraints"). \
      Stack views set it to false for their arranged views.
      """,
    fix: .safe,
    examples: [
      RuleMetadata.Example(
        before: """
          class TipController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let tip = UIHostingController(rootView: Text("Tip"))
              addChild(tip)
              view.addSubview(tip.view)
              NSLayoutConstraint.activate([
                tip.view.topAnchor.constraint(equalTo: view.topAnchor),
                tip.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                tip.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                tip.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
              ])
              tip.didMove(toParent: self)
            }
          }
          """,
        after: """
          class TipController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let tip = UIHostingController(rootView: Text("Tip"))
              addChild(tip)
              view.addSubview(tip.view)
              tip.view.translatesAutoresizingMaskIntoConstraints = false
              NSLayoutConstraint.activate([
                tip.view.topAnchor.constraint(equalTo: view.topAnchor),
                tip.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                tip.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                tip.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
              ])
              tip.didMove(toParent: self)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    let sites = context.seam.hostingSites.compactMap { site -> Finding? in
      guard site.kind == .controller, let use = site.firstConstraint,
        !site.mayDisableAutoresizing(context.index)
      else { return nil }
      return Finding(
        use.constraint.range,
        "\(site.mention) is constrained while its autoresizing mask makes constraints too",
        fix: fix(use, context))
    }
    let own = context.seam.constraintsOfOwnView(context.index).map { use in
      Finding(
        use.constraint.range,
        "'view' is constrained while its autoresizing mask makes constraints too",
        fix: fix(use, context))
    }
    return (sites + own).withoutRepetitions()
  }

  private func fix(_ use: Use, _ context: RuleContext) -> Fix? {
    guard use.node.kind == .member, let view = use.node.firstChild, view.unwrapped.path != nil,
      let statement = use.node.statement, let indentation = context.file.indentation(of: statement)
    else { return nil }
    let start = statement.range.lowerBound
    return Fix(
      "Turn the autoresizing mask off", .safe,
      edits: [
        Fix.Edit(
          replace: start..<start,
          with: [
            .source(view.range), .text(".translatesAutoresizingMaskIntoConstraints = false\n"),
            .source(indentation),
          ])
      ])
  }
}
