/// Reports presentations that events set off without a look at what is presented already.
struct PresentWhilePresenting: Rule {
  let metadata = RuleMetadata(
    id: "present-while-presenting",
    summary: "An event makes a hosting controller present, whatever is presented already.",
    category: .navigation, level: .at(.information),
    rationale: """
      A controller that presents something already does not present a second controller: UIKit logs a warning \
      and drops it. What a user does cannot come at such a moment, but a notification or a published value can. \
      A hosting class that subscribes has every live instance present its own copy, those that are not on \
      screen too.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class ScreenHost<Content: View>: UIHostingController<Content> {
            var alerts: AnyCancellable?

            func showAlerts(of messages: PassthroughSubject<String, Never>) {
              alerts = messages.sink { [weak self] message in
                let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
                self?.present(alert, animated: true)
              }
            }
          }
          """,
        after: """
          class ScreenHost<Content: View>: UIHostingController<Content> {
            var alerts: AnyCancellable?

            func showAlerts(of messages: PassthroughSubject<String, Never>) {
              alerts = messages.sink { [weak self] message in
                let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
                guard self?.presentedViewController == nil, self?.viewIfLoaded?.window != nil else { return }
                self?.present(alert, animated: true)
              }
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.presentations.compactMap { presentation in
      guard presentation.presenter == .ownController,
        context.index.isHosting(presentation.ownerName).isYes, !presentation.isGuarded,
        case .event(let event) = presentation.trigger
      else { return nil }
      let fix = presentation.isIndirect ? nil : fix(presentation, context)
      return Finding(
        presentation.node.callRange,
        "an event presents this, also when something is presented already",
        notes: [Finding.Note(.here(event.callRange), "the event is subscribed to here")],
        fix: fix)
    }
  }

  /// A guard in front, where nothing that follows is skipped with it.
  private func fix(_ presentation: Presentation, _ context: RuleContext) -> Fix? {
    guard let statement = presentation.node.statement, statement == presentation.node.wrapped,
      statement.isLastOfItsBlock, let block = statement.parent, block.kind == .block,
      let body = block.parent, body.kind == .closure || body.kind == .function,
      body.type?.isVoid ?? true
    else { return nil }
    let prefix: String
    switch presentation.node.receiver {
    case nil: prefix = ""
    case let receiver?:
      let isOptional = receiver.parent?.kind == .optionalChain
      guard receiver.isSelf else { return nil }
      prefix = isOptional ? "self?." : "self."
    }
    let line =
      "guard \(prefix)presentedViewController == nil, \(prefix)viewIfLoaded?.window != nil else { return }"
    guard let edit = context.file.insert([line], before: statement) else { return nil }
    return Fix("Present only while nothing is presented", .needsReview, edits: [edit])
  }
}
