/// Reports a notification that changes the screen on whatever thread it is posted on.
struct NotificationUiOffMain: Rule {
  let metadata = RuleMetadata(
    id: "notification-ui-off-main",
    summary: "A notification's closure changes the screen on the thread that posts.",
    category: .concurrency, level: .at(.warning),
    rationale: """
      A notification center calls its observers on the thread that posts: the closure given to `sink` behind \
      `publisher(for:)`, and the block of `addObserver(forName:object:queue:using:)` with `queue: nil`. UIKit and \
      published state belong to the main thread. `receive(on: DispatchQueue.main)` and `queue: .main` move there. UIKit \
      posts its own notifications on the main thread. Those of a player item, of the audio route and of the \
      power and thermal state may come on another one, by their documentation, and so do those that the project \
      itself posts from a background queue: warnings. Where the project posts from code whose thread cannot be \
      seen, it is reported as information.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class PlayerController: UIViewController {
            private var cancellables: Set<AnyCancellable> = []

            func observe() {
              NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)
                .sink { [weak self] _ in self?.dismiss(animated: true) }
                .store(in: &cancellables)
            }
          }
          """,
        after: """
          class PlayerController: UIViewController {
            private var cancellables: Set<AnyCancellable> = []

            func observe() {
              NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)
                .receive(on: DispatchQueue.main)
                .sink { [weak self] _ in self?.dismiss(animated: true) }
                .store(in: &cancellables)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/foundation/notificationcenter",
      "https://developer.apple.com/documentation/avfoundation/avplayeritem/didplaytoendtimenotification",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.notificationDeliveries.compactMap { delivery in
      guard delivery.closure.attribute("MainActor") == nil,
        let (severity, place) = verdict(delivery.thread(context.index), delivery, context.index),
        let touch = ScreenTouch(
          index: context.index, code: context.file.code, ownerName: delivery.ownerName
        ).first(in: delivery.closure)
      else { return nil }
      return Finding(
        delivery.node.callRange, "this closure changes the screen on \(place)",
        severity: severity, notes: notes(touch), fix: fix(delivery, context))
    }
  }

  private func verdict(
    _ thread: ThreadContext, _ delivery: NotificationDelivery, _ index: WorkspaceIndex
  ) -> (severity: Severity?, thread: String)? {
    switch thread {
    case .main: nil
    case .background(let reason): (nil, reason)
    case .unknown:
      // A system's notification, or one that nothing here posts: no ground for a doubt.
      delivery.name.notificationName.flatMap { index.posts[$0] }?.isEmpty == false
        ? (.information, "whichever thread posts the notification") : nil
    }
  }

  private func notes(_ touch: (node: Node, via: Node?)) -> [Finding.Note] {
    let last = touch.via ?? touch.node
    return [
      Finding.Note(
        .here(last.kind == .call ? last.callRange : last.range), "the screen changes here")
    ]
  }

  private func fix(_ delivery: NotificationDelivery, _ context: RuleContext) -> Fix? {
    if delivery.node.calleeName == "sink" {
      return ReceiveOnMain(file: context.file).fix(delivery.node)
    }
    guard let queue = delivery.node.argument("queue") else { return nil }
    return Fix(
      "Deliver on the main queue", .needsReview, edits: [.replace(queue.range, with: ".main")])
  }
}
