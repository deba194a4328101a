/// Reports a host in a cell or scroll view whose content is inset where the screen's edges are.
struct SafeAreaAppliedTwice: Rule {
  let metadata = RuleMetadata(
    id: "safe-area-applied-twice",
    summary: "A host inside scrolling content applies the screen's safe area to its own content.",
    category: .layout, level: .at(.information),
    rationale: """
      A hosting controller's view insets its content by the safe area, wherever in the hierarchy it lies. In a cell \
      or in the content of a scroll view, which adjusts for the safe area itself, insets appear and vanish as the view \
      crosses the edges of the screen. `safeAreaRegions = []` (iOS 16.4 and later) switches that off for one host; \
      `UIHostingConfiguration` needs nothing.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class TripController: UIViewController {
            private let scroll = UIScrollView()

            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(scroll)
              let trip = UIHostingController(rootView: Text("Trip"))
              addChild(trip)
              scroll.addSubview(trip.view)
              trip.didMove(toParent: self)
            }
          }
          """,
        after: """
          class TripController: UIViewController {
            private let scroll = UIScrollView()

            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(scroll)
              let trip = UIHostingController(rootView: Text("Trip"))
              trip.safeAreaRegions = []
              addChild(trip)
              scroll.addSubview(trip.view)
              trip.didMove(toParent: self)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uihostingcontroller/safearearegions",
      "https://github.com/microsoft/fluentui-apple/pull/528",
      "https://github.com/element-hq/element-ios/pull/6374",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard let minimum = context.settings.minimumIOS, minimum >= Version(16, 4),
        site.kind == .controller, !site.fates.isShownByContainer, !site.fates.isPassedOn,
        !site.setsSafeAreaRegions(context.index),
        let insertion = site.fates.insertions.first(where: {
          $0.use.map {
            context.seam.isIntoScrollingContent($0, of: site, context.index)
          } ?? false
        }), let use = insertion.use
      else { return nil }
      let ignoring: Set<String> = [
        "ignoresSafeArea", "ignoresSafeArea(container)", "edgesIgnoringSafeArea",
      ]
      guard !context.seam.tree(of: site).holds(ignoring).isYes else { return nil }
      return Finding(
        site.range,
        "\(site.mention) insets its content by the safe area inside content that scrolls",
        notes: [Finding.Note(.here(use.node.callRange), "its view scrolls here")],
        fix: fix(site, context))
    }
  }

  private func fix(_ site: HostingSite, _ context: RuleContext) -> Fix? {
    SetOnHost(file: context.file, settings: context.settings).fix(
      site, "safeAreaRegions = []", since: Version(16, 4),
      title: { "Leave the safe area out of '\($0)'" })
  }
}
