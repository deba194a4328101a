/// Reports a value that a hosted view got a copy of and that its controller changes later.
struct HostedValueGoesStale: Rule {
  let metadata = RuleMetadata(
    id: "hosted-value-goes-stale",
    summary: "A controller changes a value after a hosted view got a copy of it.",
    category: .state, level: .at(.information),
    rationale: """
      The arguments of a root view are copied into it when the host is made. A property of the controller that \
      changes afterwards changes alone; the hosted view shows the old value until somebody assigns \
      `host.rootView` or the value lives in a model that the view observes. The fix sets the root view again \
      whenever the property is set; it is offered where a property of the controller keeps the host.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Total: View {
            let amount: Int
            var body: some View { Text("\\(amount)") }
          }

          class CartController: UIViewController {
            private var amount = 0
            private lazy var host = UIHostingController(rootView: Total(amount: amount))

            func add(_ price: Int) {
              amount += price
            }
          }
          """,
        after: """
          struct Total: View {
            let amount: Int
            var body: some View { Text("\\(amount)") }
          }

          class CartController: UIViewController {
            private var amount = 0 {
              didSet { host.rootView = Total(amount: amount) }
            }
            private lazy var host = UIHostingController(rootView: Total(amount: amount))

            func add(_ price: Int) {
              amount += price
            }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/uihostingcontroller/rootview"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.flatMap { site -> [Finding] in
      let snapshots = site.snapshots(context.index)
      guard !snapshots.isEmpty else { return [] }
      let renewal = RenewRootView(context: context).fix(snapshots.map(\.property), of: site)
      return snapshots.map { snapshot in
        Finding(
          site.range,
          "'\(snapshot.view)' keeps the '\(snapshot.property)' that it is made with, which "
            + "'\(snapshot.function.name)' changes later",
          notes: [Finding.Note(.here(snapshot.change.range), "changed here")],
          fix: renewal.fix, refusal: renewal.refusal)
      }
    }
  }
}
