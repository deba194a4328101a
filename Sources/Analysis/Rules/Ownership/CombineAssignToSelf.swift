/// Reports an assignment of a publisher's values to `self` that `self` keeps.
struct CombineAssignToSelf: Rule {
  let metadata = RuleMetadata(
    id: "combine-assign-to-self",
    summary: "'assign(to:on:)' keeps 'self', which keeps the subscription.",
    category: .ownership, level: .at(.warning),
    rationale: """
      `assign(to:on:)` keeps the object it writes to for as long as the subscription lives. Where that object is \
      `self` and `self` stores the cancellable, neither is freed until the publisher completes. \
      `assign(to: &$property)` (iOS 14) writes to a `@Published` property without keeping its object and needs no \
      cancellable; any other property can be set in a `sink` that captures `self` weakly.
      """,
    fix: .needsReview, reportsCycles: true,
    examples: [
      RuleMetadata.Example(
        before: """
          class SearchModel: ObservableObject {
            @Published var query = ""
            var title = ""
            private var cancellables: Set<AnyCancellable> = []

            func start() {
              $query.assign(to: \\.title, on: self).store(in: &cancellables)
            }
          }
          """,
        after: """
          class SearchModel: ObservableObject {
            @Published var query = ""
            var title = ""
            private var cancellables: Set<AnyCancellable> = []

            func start() {
              $query.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/combine/publisher/assign(to:on:)",
      "https://developer.apple.com/documentation/combine/publisher/assign(to:)",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.subscriptions.compactMap { subscription in
      guard subscription.assignsToSelf, subscription.publisher != .immediate,
        let property = subscription.lastingProperty(context.index)
      else { return nil }
      return Finding(
        subscription.node.callRange,
        "the subscription keeps 'self', and 'self' keeps it in '\(property)'",
        severity: subscription.mayComplete ? .information : nil,
        fixes: fixes(subscription, context))
    }
  }

  private func fixes(_ subscription: Subscription, _ context: RuleContext) -> [Fix] {
    let call = subscription.node
    guard let keyPath = call.argument("to"), keyPath.kind == .keyPath, keyPath.name.hasPrefix("."),
      let member = call.callee
    else { return [] }
    let path = keyPath.name.dropFirst()
    let replaced = member.focus.lowerBound..<call.range.upperBound
    let sink = Fix(
      "Set '\(path)' in a sink with [weak self]", .needsReview,
      edits: [.replace(replaced, with: "sink { [weak self] in self?.\(path) = $0 }")])
    guard let minimum = context.settings.minimumIOS, minimum >= Version(14),
      let store = call.storeCall,
      let property = context.index.property(String(path), of: subscription.ownerName),
      property.fact.attribute("Published") != nil
    else { return [sink] }
    let whole = member.focus.lowerBound..<store.range.upperBound
    let assign = Fix(
      "Assign to '&$\(path)'", .needsReview,
      edits: [.replace(whole, with: "assign(to: &$\(path))")])
    return [assign, sink]
  }
}

extension Subscription {
  /// Whether values go to a property of `self`.
  fileprivate var assignsToSelf: Bool {
    node.calleeName == "assign" && node.argument("on")?.unwrapped.isSelfReference == true
  }
}
