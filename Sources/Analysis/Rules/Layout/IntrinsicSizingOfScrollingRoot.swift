/// Reports a host whose size is asked of content that has none to tell.
struct IntrinsicSizingOfScrollingRoot: Rule {
  let metadata = RuleMetadata(
    id: "intrinsic-sizing-of-scrolling-root",
    summary: "A host is sized by content that scrolls or fills what it is given.",
    category: .layout, level: .at(.information),
    rationale: """
      `sizingOptions`, a stack view and a table's header ask the hosted view for its ideal size. `List`, `Form` and \
      `GeometryReader` have no useful one and collapse; a `ScrollView` answers with the whole height of its \
      content and then never scrolls. Give the host or the container a height (`.frame(height:)`, a height \
      constraint), pin it on all sides, or use a stack in place of the list.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          class CartController: UIViewController {
            let stack = UIStackView()

            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(stack)
              let items = UIHostingController(rootView: List { Text("Tea") })
              addChild(items)
              stack.addArrangedSubview(items.view)
              items.didMove(toParent: self)
            }
          }
          """,
        after: """
          class CartController: UIViewController {
            let stack = UIStackView()

            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(stack)
              let items = UIHostingController(rootView: List { Text("Tea") }.frame(height: 200))
              addChild(items)
              stack.addArrangedSubview(items.view)
              items.didMove(toParent: self)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uihostingcontroller/sizingoptions"
    ])

  /// What gives such content a height of its own, or keeps it out of the layout.
  private static let sizing = SwiftUILandmarks.scrollingContainers.union([
    "frame", "fixedSize", "background", "overlay", "mask", "safeAreaInset", "alert", "toolbar",
  ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard site.isSizedByContent else { return nil }
      let tree = context.seam.tree(of: site)
      let found = tree.landmarks(SwiftUILandmarks.scrollingContainers, outside: Self.sizing)
      guard let scrolling = found.first(where: { !$0.isConditional }), scrolling.depth <= 2 else {
        return nil
      }
      let note = context.note(scrolling, "the '\(scrolling.name)' is here")
      return Finding(
        site.range,
        "\(site.mention) is sized by its content, and its '\(scrolling.name)' has no height to tell",
        notes: note.map { [$0] } ?? [])
    }
  }
}
