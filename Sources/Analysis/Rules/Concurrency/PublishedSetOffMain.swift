/// Reports a published property that is set on another thread than the main one.
struct PublishedSetOffMain: Rule {
  let metadata = RuleMetadata(
    id: "published-set-off-main",
    summary: "A '@Published' property is set off the main thread.",
    category: .concurrency, level: .at(.warning),
    rationale: """
      SwiftUI updates the views that observe an object when the object announces a change, on the thread that \
      makes it. Off the main thread it logs \
      `Publishing changes from background threads is not allowed`, and the change may be missed or the state be read \
      while it is written. A global queue, a queue of one's own, a detached task and the completion handlers and \
      publishers of `URLSession.shared` run elsewhere.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class FeedModel: ObservableObject {
            @Published var data = Data()
            private var cancellables: Set<AnyCancellable> = []

            func load(_ url: URL) {
              URLSession.shared.dataTaskPublisher(for: url)
                .map(\\.data)
                .replaceError(with: Data())
                .sink { [weak self] data in self?.data = data }
                .store(in: &cancellables)
            }
          }
          """,
        after: """
          class FeedModel: ObservableObject {
            @Published var data = Data()
            private var cancellables: Set<AnyCancellable> = []

            func load(_ url: URL) {
              URLSession.shared.dataTaskPublisher(for: url)
                .map(\\.data)
                .replaceError(with: Data())
                .receive(on: DispatchQueue.main)
                .sink { [weak self] data in self?.data = data }
                .store(in: &cancellables)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/combine/published",
      "https://developer.apple.com/documentation/foundation/urlsession/shared",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.publishedWrites.map { write in
      let start = write.node.kind == .call ? write.node.callRange : write.node.range
      return Finding(
        start, "'\(write.property)' is published from \(write.reason), not on the main thread",
        fix: fix(write, context.file))
    }
  }

  private func fix(_ write: PublishedWrite, _ file: AnalyzedFile) -> Fix? {
    if let delivery = write.delivery { return ReceiveOnMain(file: file).fix(delivery) }
    let node = write.node
    guard write.mayMove else { return nil }
    let start = node.range.lowerBound
    return Fix(
      "Set '\(write.property)' on the main queue", .needsReview,
      edits: [
        .insert(
          "DispatchQueue.main.async { \(write.impliesSelf == .inTarget ? "self." : "")", at: start),
        .insert(" }", at: node.range.upperBound),
      ])
  }
}
