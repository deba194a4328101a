/// Reports navigation that a representable repeats with every update.
struct RepresentableNavigatesInUpdate: Rule {
  let metadata = RuleMetadata(
    id: "representable-navigates-in-update",
    summary: "An update method pushes, presents or dismisses a controller each time.",
    category: .representable, level: .at(.warning),
    rationale: """
      SwiftUI calls `updateUIViewController` for every change of the representable's value, of what \
      it observes and of its environment (all iOS versions). A push there is repeated with each of \
      them; a second `present` is refused with a message in the console while the first controller \
      is up, and comes back as soon as it is gone. A condition on an input alone is no help: it \
      holds again at the next update. A `dismiss` of a controller that has presented nothing goes to \
      the one that presents the screen around it, and closes that.

      Compare with what is shown (`presentedViewController`, `topViewController`), or let the \
      coordinator remember what it has shown.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Mail: UIViewControllerRepresentable {
            var isShown: Bool

            func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

            func updateUIViewController(_ controller: UIViewController, context: Context) {
              if isShown {
                controller.present(UIViewController(), animated: true)
              }
            }
          }
          """,
        after: """
          struct Mail: UIViewControllerRepresentable {
            var isShown: Bool

            func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

            func updateUIViewController(_ controller: UIViewController, context: Context) {
              if isShown, controller.presentedViewController == nil {
                controller.present(UIViewController(), animated: true)
              }
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.viewUpdates.flatMap { update in
      update.work.compactMap { work -> Finding? in
        guard work.navigates, let name = work.node.calleeName,
          let receiver = work.node.receiver, let type = update.view.type(of: receiver),
          context.index.isController(type.name).isYes
        else { return nil }
        if work.isGuarded == .yes {
          guard work.dismissesTheScreenAround else { return nil }
          return Finding(
            work.node.range,
            "'dismiss' closes the screen around '\(update.view.displayName)' when nothing is presented by it",
            severity: .information)
        }
        return Finding(
          work.node.range, "'\(name)' is called with \(update.occasion)",
          severity: work.isGuarded == .no ? nil : .information)
      }
    }
  }
}

extension RepresentableWork {
  fileprivate var navigates: Bool {
    guard node.kind == .call, let name = node.calleeName else { return false }
    return Navigation.pushes.contains(name) || Navigation.pops.contains(name)
      || name == "present" || name == "dismiss"
  }
}
