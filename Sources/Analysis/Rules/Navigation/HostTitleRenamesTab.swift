/// Reports a title that changes the name of a tab.
struct HostTitleRenamesTab: Rule {
  let metadata = RuleMetadata(
    id: "host-title-renames-tab",
    summary: "The title of a host that is a tab itself replaces the name of the tab.",
    category: .navigation, level: .at(.information),
    rationale: """
      A controller's `title` is also the text of its `navigationItem` and of its `tabBarItem`, one that exists \
      already included. A host that stands in a tab bar controller without a navigation controller around it renames its \
      tab, then, when `title` is set, and so does a `.navigationTitle` in its view when SwiftUI hands it on. Put the \
      host into a navigation controller that has the tab item, or set `navigationItem.title`.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class RootController: UITabBarController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let trips = UIHostingController(rootView: ProfileView())
              trips.tabBarItem = UITabBarItem(title: "Trips", image: nil, tag: 0)
              trips.title = "All trips"
              viewControllers = [trips]
            }
          }
          """,
        after: """
          class RootController: UITabBarController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let trips = UIHostingController(rootView: ProfileView())
              trips.tabBarItem = UITabBarItem(title: "Trips", image: nil, tag: 0)
              trips.navigationItem.title = "All trips"
              viewControllers = [trips]
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/title",
      "https://github.com/woocommerce/woocommerce-ios/issues/3995",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard site.placements(context.index).contains(where: { $0.container == .tabs }),
        let item = site.tabItem, let name = item.assignedValue?.tabTitle
      else { return nil }
      if let title = site.laterTitle(than: item), title.assignedValue?.name != name {
        return Finding(
          title.range, "this title renames the tab '\(name)'",
          notes: [Finding.Note(.here(item.range), "the tab is named here")],
          fix: navigationItemFix(title))
      }
      let titles = context.seam.tree(of: site).outermost(SwiftUILandmarks.titleModifiers)
      guard let title = titles.first, let text = title.text, !text.isEmpty, text != name else {
        return nil
      }
      let note = context.note(title, "the title is set here")
      return Finding(
        site.range, "the title '\(text)' of \(site.mention) renames the tab '\(name)'",
        notes: [Finding.Note(.here(item.range), "the tab is named here")]
          + (note.map { [$0] } ?? []))
    }
  }

  /// The navigation item's title leaves the tab alone.
  private func navigationItemFix(_ title: Node) -> Fix? {
    guard let target = title.assignmentTarget?.unwrapped, target.kind == .member else { return nil }
    return Fix(
      "Set the title of the navigation item only", .needsReview,
      edits: [.replace(target.focus, with: "navigationItem.title")])
  }
}

extension HostingSite {
  /// The assignment of a tab bar item to the host.
  fileprivate var tabItem: Node? {
    fates.first(.sets("tabBarItem"))?.use?.node ?? fates.first(.sets("tabBarItem.title"))?.use?.node
  }

  /// The assignment of a written title behind the one of the tab item.
  fileprivate func laterTitle(than item: Node) -> Node? {
    fates.all(.sets("title")).compactMap(\.use?.node).first {
      $0.id > item.id && $0.assignedValue?.kind == .string
        && $0.assignedValue?.has(.isInterpolated) == false
    }
  }
}

extension Node {
  /// The title in `UITabBarItem(title: "Trips", …)`, or the literal itself.
  fileprivate var tabTitle: String? {
    let title = kind == .call ? argument("title") : self
    guard let title, title.kind == .string, !title.has(.isInterpolated) else { return nil }
    return title.name
  }
}
