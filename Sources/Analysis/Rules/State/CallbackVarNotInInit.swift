/// Reports callbacks of hosted views that a hosting place forgets.
struct CallbackVarNotInInit: Rule {
  let metadata = RuleMetadata(
    id: "callback-var-not-in-init",
    summary: "A hosted view's callback keeps its empty default where the view is hosted.",
    category: .state, level: .at(.information),
    rationale: """
      A callback with an empty closure as its default can be forgotten, and then a button does nothing and \
      nothing says so. Without a default, the initialiser asks for it, and the compiler finds the places that \
      forget it. An optional closure says that it may be absent, and is not reported. The fix passes a closure that \
      calls the method of the controller's that is named for the callback, or one to fill in.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct AccountHeader: View {
            var onOpen: () -> Void = {}

            var body: some View { Button("Open", action: onOpen) }
          }

          class AccountController: UIViewController {
            func show() {
              present(UIHostingController(rootView: AccountHeader()), animated: true)
            }

            private func open() { print("open") }
          }
          """,
        after: """
          struct AccountHeader: View {
            var onOpen: () -> Void = {}

            var body: some View { Button("Open", action: onOpen) }
          }

          class AccountController: UIViewController {
            func show() {
              present(UIHostingController(rootView: AccountHeader(onOpen: { [weak self] in self?.open() })), animated: true)
            }

            private func open() { print("open") }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/uihostingcontroller"])

  func check(_ context: RuleContext) -> [Finding] {
    let flow = EnvironmentFlow(context.index)
    return context.seam.hostingSites.flatMap { site in
      site.unsetCallbacks(flow).map { callback in
        let name = callback.property.fact.name
        return Finding(
          site.range, "nothing sets '\(name)' of '\(callback.view.lastComponent)' here",
          notes: [
            Finding.Note(.declaration(callback.property.key(name)), "does nothing by default")
          ],
          fix: PassCallback(context: context).fix(callback))
      }
    }
  }
}
