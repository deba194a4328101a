/// Reports a subscription to notifications of `self` that `self` keeps.
struct NotificationPublisherObjectSelf: Rule {
  let metadata = RuleMetadata(
    id: "notification-publisher-object-self",
    summary:
      "A publisher of notifications keeps the object it filters on, which keeps the subscription.",
    category: .ownership, level: .at(.information),
    rationale: """
      `NotificationCenter.publisher(for:object:)` keeps `object` strongly, and so does every subscription to it. \
      With `object: self` and the cancellable stored on `self`, the two keep each other although the closure given to \
      `sink` captures weakly. Filtering on the notification's object inside the chain keeps nothing.
      """,
    fix: .needsReview, reportsCycles: true,
    examples: [
      RuleMetadata.Example(
        before: """
          class Terminal: UIView {
            private var cancellables: Set<AnyCancellable> = []

            func start() {
              NotificationCenter.default.publisher(for: .init("bell"), object: self)
                .sink { _ in print("bell") }
                .store(in: &cancellables)
            }
          }
          """,
        after: """
          class Terminal: UIView {
            private var cancellables: Set<AnyCancellable> = []

            func start() {
              NotificationCenter.default.publisher(for: .init("bell"))
                .filter { [weak self] in $0.object as AnyObject? === self }
                .sink { _ in print("bell") }
                .store(in: &cancellables)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/foundation/notificationcenter/publisher(for:object:)",
      "https://github.com/ghostty-org/ghostty/issues/13092",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.subscriptions.compactMap { subscription in
      guard case .live = subscription.publisher,
        let source = subscription.node.chainStart(calling: "publisher"),
        source.argumentLabels == ["for", "object"],
        source.argument("object")?.unwrapped.isSelfReference == true,
        let property = subscription.lastingProperty(context.index)
      else { return nil }
      return Finding(
        source.callRange,
        "the publisher keeps 'self', and 'self' keeps the subscription in '\(property)'",
        fix: fix(source, context.file))
    }
  }

  private func fix(_ source: Node, _ file: AnalyzedFile) -> Fix? {
    let arguments = source.arguments
    guard arguments.count == 2, let gap = source.gapBehind(in: file) else { return nil }
    return Fix(
      "Filter on the notification's object", .needsReview,
      edits: [
        .delete(arguments[0].range.upperBound..<arguments[1].range.upperBound),
        Fix.Edit(
          replace: source.range.upperBound..<source.range.upperBound,
          with: [
            .source(gap), .text(".filter { [weak self] in $0.object as AnyObject? === self }"),
          ]),
      ])
  }
}
