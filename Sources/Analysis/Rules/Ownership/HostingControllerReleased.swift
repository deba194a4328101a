/// Reports a hosting controller that dies while its view stays on screen.
struct HostingControllerReleased: Rule {
  let metadata = RuleMetadata(
    id: "hosting-controller-released",
    summary: "The only reference to a hosting controller ends while its view stays on screen.",
    category: .ownership, level: .at(.warning),
    rationale: """
      A superview keeps the hosting *view* alive, and it goes on rendering. Its way back to the hosting \
      *controller* is weak, and nothing else holds the controller: when the function returns, it is gone. \
      With it go what needs a controller: presentation, navigation and toolbar bridging, `sizingOptions` and \
      safe-area settings that change later, and every method that your subclass overrides. \
      A child controller is kept by its parent; a stored property keeps it too, but does not contain it.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class TipsController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let tip = UIHostingController(rootView: Text("Tip"))
              view.addSubview(tip.view)
            }
          }
          """,
        after: """
          class TipsController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let tip = UIHostingController(rootView: Text("Tip"))
              addChild(tip)
              view.addSubview(tip.view)
              tip.didMove(toParent: self)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      "https://developer.apple.com/documentation/swiftui/uihostingcontroller",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    embedded(context) + handedOut(context)
  }

  /// Only the view of the host leaves the function.
  private func handedOut(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.filter(\.isReducedToItsView).map { site in
      Finding(site.range, message(site), severity: .information)
    }
  }

  private func embedded(_ context: RuleContext) -> [Finding] {
    context.seam.uncontainedHosts.compactMap { host in
      guard host.isReleased, host.site.kind == .controller, !host.isToldOfMove,
        !host.site.isMadePerFilling(context.index)
      else { return nil }
      let severity: Severity?
      switch host.owner {
      case .controller, .view, .cell: severity = host.isUncertain ? .information : nil
      case .unknown, .other, .swiftUI: severity = .information
      }
      return Finding(
        host.site.range, message(host.site), severity: severity,
        notes: [Finding.Note(.here(host.insertion.node.range), "only its view is kept, here")],
        fix: ContainHost(file: context.file).fix(host))
    }
  }

  private func message(_ site: HostingSite) -> String {
    guard let name = site.holder.name else {
      return "nothing keeps this hosting controller alive, only its view stays on screen"
    }
    // Another branch contains it.
    let path = site.fates.has(.addsChild) ? "on one path " : ""
    return
      "\(path)nothing keeps '\(name)' alive after this function, only its view stays on screen"
  }
}
