/// Reports a host that is kept and pushed without a look at what is on the stack.
struct StoredHostPushedAgain: Rule {
  let metadata = RuleMetadata(
    id: "stored-host-pushed-again",
    summary: "A stored hosting controller is pushed without a check whether it is on the stack.",
    category: .navigation, level: .at(.warning),
    rationale: """
      A navigation controller throws when it is given a controller that is on its stack already ("Pushing the \
      same view controller instance more than once is not supported"). A host that is made for each push cannot \
      run into that. One that is kept can: by two quick taps, by a deep link that arrives while it is \
      shown, or by a state change that pushes twice. Where an action of a control or a notification pushes it, the \
      finding is a warning; in other methods it is information.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class MenuController: UIViewController {
            lazy var settings = UIHostingController(rootView: Text("Settings"))

            func openSettings() {
              navigationController?.pushViewController(settings, animated: true)
            }
          }
          """,
        after: """
          class MenuController: UIViewController {
            lazy var settings = UIHostingController(rootView: Text("Settings"))

            func openSettings() {
              guard navigationController?.viewControllers.contains(settings) != true else { return }
              navigationController?.pushViewController(settings, animated: true)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.flatMap { site -> [Finding] in
      guard site.kind == .controller, !site.fates.storedNames.isEmpty, !site.fates.has(.cleared)
      else { return [] }
      return site.repeatablePushes.map { use in
        Finding(
          use.node.callRange, "\(site.mention) is pushed without a look at the stack",
          severity: use.isInAction ? nil : .information,
          notes: [Finding.Note(.here(site.range), "it is made once, here")],
          fix: fix(use, context))
      }
    }.withoutRepetitions()
  }

  private func fix(_ use: Use, _ context: RuleContext) -> Fix? {
    guard let statement = use.node.statement, statement == use.node.wrapped,
      let indentation = context.file.indentation(of: statement),
      let function = use.node.enclosingFunction, function.type?.isVoid ?? true,
      use.node.enclosingClosure(within: function) == nil,
      let stack = use.node.callee?.firstChild, stack.unwrapped.path != nil,
      let host = use.node.argument(at: 0), host.unwrapped == host
    else { return nil }
    let start = statement.range.lowerBound
    return Fix(
      "Push it only if it is not on the stack", .needsReview,
      edits: [
        Fix.Edit(
          replace: start..<start,
          with: [
            .text("guard "), .source(stack.range), .text(".viewControllers.contains("),
            .source(host.range), .text(") != true else { return }\n"), .source(indentation),
          ])
      ])
  }
}
