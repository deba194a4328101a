/// Reports a subscription that ends with the function that makes it.
struct CancellableDropped: Rule {
  let metadata = RuleMetadata(
    id: "cancellable-dropped",
    summary: "A subscription is cancelled at the end of the function, because nothing keeps it.",
    category: .ownership, level: .at(.error),
    rationale: """
      An `AnyCancellable` cancels its subscription when it is freed. Held by a local variable alone, or by `_`, \
      that is at the end of the function at the latest. A publisher that sends nothing to latecomers \
      (`NotificationCenter`, `Timer`, `PassthroughSubject`) then never calls the closure at all: an error. \
      `@Published` and `CurrentValueSubject` send their current value once and nothing after it: a warning, \
      as for publishers whose kind cannot be seen. A closure that does no more than put that one value into a local \
      variable is left alone. An `NSKeyValueObservation` ends in the same way. The compiler only says that the variable is never used, \
      and its advice to write `_ =` changes nothing.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class FeedModel: ObservableObject {
            private var cancellables: Set<AnyCancellable> = []
            let refreshes = PassthroughSubject<Void, Never>()

            func start() {
              let token = refreshes.sink { [weak self] in self?.load() }
            }

            func load() {}
          }
          """,
        after: """
          class FeedModel: ObservableObject {
            private var cancellables: Set<AnyCancellable> = []
            let refreshes = PassthroughSubject<Void, Never>()

            func start() {
              refreshes.sink { [weak self] in self?.load() }.store(in: &cancellables)
            }

            func load() {}
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/combine/anycancellable"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.subscriptions.compactMap { subscription in
      guard subscription.node.enclosingFunction != nil,
        let (message, severity) = verdict(subscription)
      else { return nil }
      let fix =
        subscription.observesKeyPath
        ? nil : StoreCancellable(file: context.file, index: context.index).fix(subscription)
      return Finding(
        range(subscription), message, severity: severity, fix: fix)
    }
  }

  private func range(_ subscription: Subscription) -> TextRange {
    guard case .dropped(let holder) = subscription.token, holder.kind == .property,
      holder.name != "_"
    else { return subscription.node.callRange }
    return holder.focus
  }

  private func verdict(_ subscription: Subscription) -> (String, Severity?)? {
    if subscription.observesKeyPath {
      guard case .dropped = subscription.token else { return nil }
      if subscription.readsCurrentValue { return nil }
      if case .replaying = subscription.publisher {
        return ("the observation ends here, after the current value", .warning)
      }
      return ("the observation ends here, because nothing keeps its token", nil)
    }
    switch (subscription.token, subscription.publisher) {
    case (.dropped, .replaying) where subscription.readsCurrentValue,
      (.unused, .replaying) where subscription.readsCurrentValue:
      return nil
    case (.dropped, .live(let name)), (.unused, .live(let name)):
      return ("the subscription ends here, before \(name) sends anything", nil)
    case (.dropped, .replaying(let name)), (.unused, .replaying(let name)):
      return ("the subscription ends here, after the current value of \(name)", .warning)
    case (.dropped, .unknown) where subscription.fillsLocal: return nil
    case (.dropped, .finite), (.dropped, .unknown):
      return ("the subscription ends here, because nothing keeps its cancellable", .warning)
    default: return nil
    }
  }
}
