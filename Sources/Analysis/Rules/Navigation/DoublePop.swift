/// Reports a pop after a callback that may have popped already.
struct DoublePop: Rule {
  let metadata = RuleMetadata(
    id: "double-pop",
    summary: "A callback that navigates runs before the screen pops by itself.",
    category: .navigation, level: .at(.warning),
    rationale: """
      A screen that calls a closure it was given and then pops relies on the closure not to navigate. Where one \
      of its callers does (`onBack: { coordinator.popToRoot() }`), the second pop acts on the changed stack and \
      takes one screen too many. Either the closure owns the navigation, or the screen does. Where no caller \
      that navigates can be seen, the finding is information.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class DetailController: UIViewController {
            var onBack: (() -> Void)?

            @objc func goBack() {
              onBack?()
              navigationController?.popViewController(animated: true)
            }
          }
          """,
        after: """
          class DetailController: UIViewController {
            var onBack: (() -> Void)?

            @objc func goBack() {
              onBack?()
              guard navigationController?.topViewController === self else { return }
              navigationController?.popViewController(animated: true)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.popsAfterCallbacks.compactMap { pair in
      let callers = context.index.callbacks(pair.callback, of: pair.ownerName)
      let isDismissal = pair.pop.calleeName == "dismiss"
      // What a callback pushes or pops elsewhere stays when this screen is dismissed.
      let changes = isDismissal ? ["dismiss"] : Navigation.stackChanges
      let navigating = callers.first { context.index.navigates($0, by: changes) }
      // A callback named for what it saves or updates is no risk until somebody navigates in it.
      if navigating == nil,
        !callers.isEmpty || isDismissal || !Navigation.isNamedForLeaving(pair.callback)
      {
        return nil
      }
      let message =
        if isDismissal {
          // While the first is animated, UIKit leaves the second out.
          "'\(pair.callback)' dismisses before this dismissal, which then may take one screen more"
        } else {
          "'\(pair.callback)' \(navigating == nil ? "may navigate" : "navigates") before this pop, "
            + "which then takes one screen more"
        }
      var notes = [Finding.Note(.here(pair.callbackCall.range), "the callback runs here")]
      if let navigating {
        notes.append(
          Finding.Note(.declaration(navigating.key), "a callback that navigates is given here"))
      }
      return Finding(
        pair.pop.callRange, message,
        severity: navigating == nil || isDismissal ? .information : nil, notes: notes,
        fix: fix(pair, context))
    }
  }

  private func fix(_ pair: PopAfterCallback, _ context: RuleContext) -> Fix? {
    guard let receiver = pair.pop.receiver, receiver.pathInSelf == ["navigationController"],
      let statement = pair.pop.statement, let function = pair.pop.enclosingFunction,
      function.kind == .function, function.type?.isVoid ?? true,
      statement.enclosingClosure(within: function) == nil,
      // What follows would be skipped.
      statement.parent == function.body, statement.isLastOfItsBlock,
      let edit = context.file.insert(
        ["guard navigationController?.topViewController === self else { return }"],
        before: statement)
    else { return nil }
    return Fix("Pop only while this screen is on top", .needsReview, edits: [edit])
  }
}
