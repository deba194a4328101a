/// Reports a script message handler that owns the web view it is registered with.
struct ScriptMessageHandlerCycle: Rule {
  let metadata = RuleMetadata(
    id: "script-message-handler-cycle",
    summary: "A web view's content controller keeps a handler that keeps the web view.",
    category: .ownership, level: .at(.warning),
    rationale: """
      `WKUserContentController` keeps the handlers it is given strongly, and the web view keeps its configuration \
      with the content controller. A controller that keeps the web view and registers itself closes the circle: \
      neither is freed until the handler is removed, and `deinit` comes too late for that. The same holds for \
      a coordinator that has the web view in a strong property. What breaks it is a removal in \
      `viewDidDisappear(_:)` or `dismantleUIView(_:coordinator:)`, or a small handler object that holds its target \
      weakly; with the latter the handler goes with its screen, and messages that come later reach nobody.
      """,
    fix: .needsReview, reportsCycles: true,
    examples: [
      RuleMetadata.Example(
        before: """
          class PageController: UIViewController, WKScriptMessageHandler {
            private let webView = WKWebView()

            override func viewDidLoad() {
              super.viewDidLoad()
              webView.configuration.userContentController.add(self, name: "page")
            }

            func userContentController(
              _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
            ) {}
          }
          """,
        after: """
          class PageController: UIViewController, WKScriptMessageHandler {
            private let webView = WKWebView()

            override func viewDidLoad() {
              super.viewDidLoad()
              webView.configuration.userContentController.add(WeakScriptMessageHandler(self), name: "page")
            }

            func userContentController(
              _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
            ) {}
          }

          private final class WeakScriptMessageHandler: NSObject, WKScriptMessageHandler {
            private weak var handler: (any WKScriptMessageHandler)?

            init(_ handler: any WKScriptMessageHandler) {
              self.handler = handler
            }

            func userContentController(
              _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
            ) {
              handler?.userContentController(userContentController, didReceive: message)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/webkit/wkusercontentcontroller/add(_:name:)"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.registrations.compactMap { registration in
      guard registration.kind == .scriptMessageHandler, registration.ending != .possible,
        let cycle = registration.webViewCycle(context.index)
      else { return nil }
      return Finding(
        registration.node.callRange,
        "the content controller keeps \(cycle.handler), which keeps the web view",
        severity: cycle.isSeen ? nil : .information,
        fix: UseWeakMessageHandler(context: context).fix(registration, handler: cycle.handler))
    }
  }
}

extension Registration {
  /// Who keeps the web view that keeps the handler, and whether it can be seen that it does.
  fileprivate func webViewCycle(_ index: WorkspaceIndex) -> (handler: String, isSeen: Bool)? {
    switch target {
    case .owner:
      guard index.isMeantToBeFreed(ownerName) else {
        return nil
      }
      let isWebView = index.descends(ownerName, from: "WKWebView").isYes
      let isSeen = isWebView || index.storesWebView(ownerName)
      // A controller's view tree may hold it just as well.
      guard isSeen || index.isController(ownerName).isYes else { return nil }
      return ("'self'", isSeen)
    case .coordinator:
      let keeps = node.coordinatorNames(in: ownerName, index).contains(where: index.storesWebView)
      return keeps ? ("'context.coordinator'", true) : nil
    case .closure, .other: return nil
    }
  }
}

extension WorkspaceIndex {
  /// Whether objects of `type` hold a web view in a strong property of their own.
  fileprivate func storesWebView(_ type: String) -> Bool {
    properties(of: type).contains { found in
      !found.fact.has(.isWeak) && !found.fact.has(.isUnowned) && !found.fact.has(.isComputed)
        && !found.fact.has(.isStatic)
        && self.type(of: found.fact, owner: found.owner).map {
          descends($0, from: "WKWebView").isYes
        } ?? false
    }
  }
}
