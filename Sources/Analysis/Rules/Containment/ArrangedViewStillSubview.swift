/// Reports a host's view that is taken out of a stack's arrangement and left on screen.
struct ArrangedViewStillSubview: Rule {
  let metadata = RuleMetadata(
    id: "arranged-view-still-subview",
    summary: "A host's view is removed from a stack's arranged views and stays a subview.",
    category: .containment, level: .at(.warning),
    rationale: """
      `removeArrangedSubview(_:)` ends the stack view's layout of a view and nothing else: the view stays a \
      subview, and on screen, where nothing places it any more. `removeFromSuperview()` takes \
      it out of both lists.
      """,
    fix: .safe,
    examples: [
      RuleMetadata.Example(
        before: """
          class CartController: UIViewController {
            let stack = UIStackView()
            let tip = UIHostingController(rootView: Text("Tip"))

            func hideTip() {
              stack.removeArrangedSubview(tip.view)
            }
          }
          """,
        after: """
          class CartController: UIViewController {
            let stack = UIStackView()
            let tip = UIHostingController(rootView: Text("Tip"))

            func hideTip() {
              stack.removeArrangedSubview(tip.view)
              tip.view.removeFromSuperview()
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)",
      "https://github.com/justeat/ScrollingStackViewController/pull/18",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.flatMap { site in
      site.fates.all(.removesArrangedView).filter(\.isDirect).compactMap(\.use).compactMap { use in
        guard !site.fates.isDealtWith(besides: use) else { return nil }
        return Finding(
          use.node.callRange,
          "the view of \(site.mention) leaves the arrangement and stays a subview",
          fix: fix(use, context))
      }
    }.withoutRepetitions()
  }

  private func fix(_ use: Use, _ context: RuleContext) -> Fix? {
    guard let statement = use.node.statement, statement == use.node.wrapped,
      let indentation = context.file.indentation(of: statement),
      let argument = use.node.argument(at: 0), argument.unwrapped == argument
    else { return nil }
    let end = context.file.endOfLine(statement.range.upperBound)
    return Fix(
      "Remove it from the stack view too", .safe,
      edits: [
        Fix.Edit(
          replace: end..<end,
          with: [
            .text("\n"), .source(indentation), .source(argument.range),
            .text(".removeFromSuperview()"),
          ])
      ])
  }
}

extension [Fate] {
  /// Whether the function that `use` stands in also removes the view, inserts it again or hides it.
  fileprivate func isDealtWith(besides use: Use) -> Bool {
    let function = use.node.enclosingFunction
    return contains { fate in
      guard fate.use?.node.enclosingFunction == function || fate.use == nil else { return false }
      switch fate.effect {
      case .removesView, .sets("view.isHidden"), .sets("view.alpha"), .passesView: return true
      case .insertsView: return fate.use != nil
      default: return false
      }
    }
  }
}
