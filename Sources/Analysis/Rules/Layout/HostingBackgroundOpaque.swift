/// Reports a host that covers the colour of the view it lies in.
struct HostingBackgroundOpaque: Rule {
  let metadata = RuleMetadata(
    id: "hosting-background-opaque",
    summary: "An embedded host paints the system's background over the colour of its container.",
    category: .layout, level: .at(.hint),
    rationale: """
      The view of a `UIHostingController` has the system's background colour. Embedded in a view with a colour of its own \
      it paints a box, which a light appearance may hide and a dark one shows. Give the view no colour: \
      `host.view.backgroundColor = .clear`. What `UIHostingConfiguration` makes has none.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class AccountController: UIViewController {
            let card = UIView()

            override func viewDidLoad() {
              super.viewDidLoad()
              card.backgroundColor = .red
              view.addSubview(card)
              let profile = UIHostingController(rootView: ProfileView())
              addChild(profile)
              card.addSubview(profile.view)
              profile.didMove(toParent: self)
            }
          }
          """,
        after: """
          class AccountController: UIViewController {
            let card = UIView()

            override func viewDidLoad() {
              super.viewDidLoad()
              card.backgroundColor = .red
              view.addSubview(card)
              let profile = UIHostingController(rootView: ProfileView())
              profile.view.backgroundColor = .clear
              addChild(profile)
              card.addSubview(profile.view)
              profile.didMove(toParent: self)
            }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/uikit/uiview/backgroundcolor"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard site.isEmbeddedOnly, !choosesBackground(site, context),
        let color = site.containerColor
      else { return nil }
      return Finding(
        site.range, "\(site.mention) paints the system's background over its container",
        notes: [Finding.Note(.here(color.range), "the container's colour is set here")],
        fix: fix(site, context))
    }
  }

  /// Whether the colour of the host's view is chosen, or its content paints all of it.
  private func choosesBackground(_ site: HostingSite, _ context: RuleContext) -> Bool {
    let paths = ["view.backgroundColor", "view.isOpaque"]
    if paths.contains(where: {
      site.fates.sets($0) || context.index.setsItself($0, in: site.hostType.name)
    }) {
      return true
    }
    return site.rootView.map { !context.seam.calls.calls("background", in: $0).isEmpty } ?? true
  }

  private func fix(_ site: HostingSite, _ context: RuleContext) -> Fix? {
    guard case .local = site.holder else { return nil }
    return SetOnHost(file: context.file, settings: context.settings).fix(
      site, "view.backgroundColor = .clear", title: { "Make the background of '\($0)' clear" })
  }
}
