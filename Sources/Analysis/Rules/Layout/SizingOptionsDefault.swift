/// Reports a self-sized host that does not tell when its content changes size.
struct SizingOptionsDefault: Rule {
  let metadata = RuleMetadata(
    id: "sizing-options-default",
    summary:
      "A host that its container sizes by its content does not announce when that size changes.",
    category: .layout, level: .at(.warning),
    rationale: """
      The `sizingOptions` of a `UIHostingController` are empty by default (iOS 16 and later). Its view then \
      measures its content when it is asked, and does not invalidate its intrinsic content size when the content's ideal \
      size changes: a row of a stack view or a table header keeps its old height, clips or leaves a gap. \
      `.intrinsicContentSize` keeps it up to date, at the cost of measuring. A view that is pinned on all \
      sides needs nothing. Below iOS 16, call `invalidateIntrinsicContentSize()` on the view after the content changed. \
      (`NSHostingController` has other defaults.)
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class CartController: UIViewController {
            let stack = UIStackView()

            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(stack)
              let total = UIHostingController(rootView: Text("Total"))
              addChild(total)
              stack.addArrangedSubview(total.view)
              total.didMove(toParent: self)
            }
          }
          """,
        after: """
          class CartController: UIViewController {
            let stack = UIStackView()

            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(stack)
              let total = UIHostingController(rootView: Text("Total"))
              total.sizingOptions = .intrinsicContentSize
              addChild(total)
              stack.addArrangedSubview(total.view)
              total.didMove(toParent: self)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uihostingcontroller/sizingoptions",
      "https://github.com/woocommerce/woocommerce-ios/issues/9121",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.selfSizedHosts(context.index).map { host in
      let container: String
      switch host.container {
      case .stack: container = "its stack view"
      case .header: container = "its table"
      case .constraints: container = "the layout"
      }
      let isCertain = host.isDynamic && host.container != .constraints
      return Finding(
        host.site.range,
        "\(host.site.mention) does not tell \(container) when its content changes size",
        severity: isCertain ? nil : .information, fix: fix(host, context))
    }
  }

  private func fix(_ host: SelfSizedHost, _ context: RuleContext) -> Fix? {
    guard host.site.holder != .temporary else { return nil }
    return SetOnHost(file: context.file, settings: context.settings).fix(
      host.site, "sizingOptions = .intrinsicContentSize", since: Version(16)
    ) { "Keep the intrinsic size of '\($0)' up to date" }
  }
}
