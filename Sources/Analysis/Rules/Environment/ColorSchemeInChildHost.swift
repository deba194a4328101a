/// Reports a colour scheme that is asked for from inside an embedded host.
struct ColorSchemeInChildHost: Rule {
  let metadata = RuleMetadata(
    id: "color-scheme-in-child-host",
    summary: "A view in an embedded host asks for the colour scheme of its whole presentation.",
    category: .environment, level: .at(.hint),
    rationale: """
      `.preferredColorScheme` is a wish for the whole presentation around a view, a sheet or a window. In a host that is \
      a child of another controller it depends on the release whether the window changes or nothing does. \
      `host.overrideUserInterfaceStyle` changes one host and all that is in it; `.environment(\\.colorScheme, …)` \
      changes SwiftUI content alone. (The status bar is the business of the controller on top: see \
      `childForStatusBarStyle`.)
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          class AccountController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let profile = UIHostingController(rootView: ProfileView().preferredColorScheme(.dark))
              addChild(profile)
              view.addSubview(profile.view)
              profile.didMove(toParent: self)
            }
          }
          """,
        after: """
          class AccountController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let profile = UIHostingController(rootView: ProfileView())
              profile.overrideUserInterfaceStyle = .dark
              addChild(profile)
              view.addSubview(profile.view)
              profile.didMove(toParent: self)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/overrideuserinterfacestyle",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard site.isEmbeddedOnly,
        let wish = context.seam.tree(of: site).landmarks(["preferredColorScheme"]).first
      else { return nil }
      return context.finding(
        wish, at: site,
        "'preferredColorScheme' is a wish for the whole window, in an embedded hosting controller")
    }.withoutRepetitions()
  }
}
