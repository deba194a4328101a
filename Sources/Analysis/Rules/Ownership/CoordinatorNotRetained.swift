/// Reports a local coordinator that those it coordinates hold weakly.
struct CoordinatorNotRetained: Rule {
  let metadata = RuleMetadata(
    id: "coordinator-not-retained",
    summary: "A local coordinator is held weakly by everything that has it.",
    category: .ownership, level: .at(.warning),
    rationale: """
      A model or view that refers to its coordinator, router or delegate weakly is right not to keep it, but somebody \
      has to. An object in a local variable is freed when the function returns. The screen looks fine, and \
      every `coordinator?.next()` does nothing from then on. A method of its own that shows a screen is looked \
      into: a delegate, a model or a closure that leads back weakly does not keep it. Calls of functions that cannot \
      be seen into, and of its own methods that start something else or hand it on, count as keeping it.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class PayFlow { func next() {} }

          class PayModel: ObservableObject {
            weak var flow: PayFlow?
            init(flow: PayFlow) { self.flow = flow }
          }

          class Shop: UIViewController {
            var model: PayModel?

            func pay() {
              let flow = PayFlow()
              model = PayModel(flow: flow)
            }
          }
          """,
        after: """
          class PayFlow { func next() {} }

          class PayModel: ObservableObject {
            weak var flow: PayFlow?
            init(flow: PayFlow) { self.flow = flow }
          }

          class Shop: UIViewController {
            var model: PayModel?
            private var flow: PayFlow?

            func pay() {
              let flow = PayFlow()
              self.flow = flow
              model = PayModel(flow: flow)
            }
          }
          """)
    ],
    references: [
      "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.weaklyHeldLocals.compactMap { local in
      guard !local.isHostedModel(context.index) else { return nil }
      let fix = KeepLocal(context: context).fix(local.node, local.typeName)
      return local.finding(fixes: [fix].compactMap(\.self))
    }
  }
}
