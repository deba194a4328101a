/// Reports an action of hosted content that traps when its owner is gone.
struct UnownedSelfInHostedClosure: Rule {
  let metadata = RuleMetadata(
    id: "unowned-self-in-hosted-closure",
    summary: "A closure in hosted content captures its owner as 'unowned'.",
    category: .ownership, level: .at(.information),
    rationale: """
      An `unowned` reference traps when it is used after its object was freed. SwiftUI may call a stored action \
      later than the object that made the host lives: during the animation that takes the screen away, from \
      `onDisappear`, or from a task that was still running. A host that is pushed or presented belongs to UIKit, not \
      to the object that made it. `weak` costs next to nothing and does not trap.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          @MainActor class Flow {
            let navigation = UINavigationController()

            func start() {
              let host = UIHostingController(rootView: HeaderView(onTap: { [unowned self] in self.finish() }))
              navigation.pushViewController(host, animated: true)
            }

            func finish() {}
          }
          """,
        after: """
          @MainActor class Flow {
            let navigation = UINavigationController()

            func start() {
              let host = UIHostingController(rootView: HeaderView(onTap: { [weak self] in self?.finish() }))
              navigation.pushViewController(host, animated: true)
            }

            func finish() {}
          }
          """)
    ],
    references: [
      "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostedCaptures.compactMap { capture in
      guard case .unretained(let captured) = capture.captured, capture.slot.keeping == .stored,
        let site = capture.site, context.index.isMeantToBeFreed(capture.ownerName)
      else { return nil }
      let reason: String
      if capture.goesOnLater {
        reason = "which may be gone when this work goes on"
      } else if site.fates.has(.pushes) || site.fates.has(.presents) {
        reason = "which does not keep the host and may be gone before it"
      } else {
        return nil
      }
      return Finding(
        capture.node.range, "closure relies on 'self', \(reason)",
        fix: fix(captured, capture, context))
    }
  }

  private func fix(
    _ captured: SelfCapture, _ capture: HostedCapture, _ context: RuleContext
  ) -> Fix? {
    WeakenCapture(file: context.file, returnsVoid: capture.slot.returnsVoid).fix(captured).map {
      Fix("Capture 'self' weakly", $0.safety, edits: $0.edits)
    }
  }
}
