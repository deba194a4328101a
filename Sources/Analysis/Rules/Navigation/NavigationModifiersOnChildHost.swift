/// Reports navigation modifiers in a host that no bar belongs to.
struct NavigationModifiersOnChildHost: Rule {
  let metadata = RuleMetadata(
    id: "navigation-modifiers-on-child-host",
    summary: "A hosted view sets a title or toolbar that no navigation bar shows.",
    category: .navigation, level: .at(.information),
    rationale: """
      `.navigationTitle`, `.toolbar`, `.searchable` and their kin write to the `navigationItem` of the hosting \
      controller. A navigation bar shows the item of the controllers in its own `viewControllers`, so what a \
      host that is embedded as a *child* of such a controller says is seen by nobody, or by \
      accident of a release. A host without a parent has no navigation controller at all. Set the title and \
      the bar items of the controller around it, which the fix does for titles.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class AccountController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let profile = UIHostingController(rootView: ProfileView().navigationTitle("Account"))
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
              navigationItem.title = NSLocalizedString("Account", comment: "")
              let profile = UIHostingController(rootView: ProfileView())
              addChild(profile)
              view.addSubview(profile.view)
              profile.didMove(toParent: self)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem",
      "https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard site.isEmbeddedOnly, !site.forwardsNavigationItem,
        !context.index.isContainerOfScreens(site.ownerName),
        case let modifiers = context.seam.tree(of: site).outermost(SwiftUILandmarks.barModifiers),
        let modifier = modifiers.first, modifier.depth <= 2
      else { return nil }
      return context.finding(
        modifier, at: site,
        "'\(modifier.name)' has no navigation bar in an embedded hosting controller",
        fix: TitleOfParent(context: context).fix(modifiers, at: site))
    }.withoutRepetitions()
  }
}

extension HostingSite {
  /// `navigationItem.title = host.navigationItem.title`.
  fileprivate var forwardsNavigationItem: Bool {
    fates.contains {
      switch $0.effect {
      case .reads(let name): name == "navigationItem" || name == "title"
      case .calls("observe"): true
      default: false
      }
    }
  }
}

extension WorkspaceIndex {
  /// Whether a controller shows others as screens of their own.
  fileprivate func isContainerOfScreens(_ type: String) -> Bool {
    [
      "UINavigationController", "UITabBarController", "UISplitViewController",
      "UIPageViewController",
    ].contains { descends(type, from: $0).isYes }
  }
}
