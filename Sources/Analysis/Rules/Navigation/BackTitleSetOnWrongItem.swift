/// Reports a back button that is configured on the screen that shows it.
struct BackTitleSetOnWrongItem: Rule {
  let metadata = RuleMetadata(
    id: "back-title-set-on-wrong-item",
    summary: "A back button is configured on the item of the screen that is pushed.",
    category: .navigation, level: .at(.hint),
    rationale: """
      The back button that a screen shows belongs to the navigation item of the screen below it. \
      `backButtonTitle`, `backBarButtonItem` and `backButtonDisplayMode` (iOS 14) of the pushed controller's own \
      item say how its title looks on the screen that is pushed next.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          class LibraryController: UIViewController {
            @objc func openDetails() {
              let details = UIHostingController(rootView: Text("Details"))
              details.navigationItem.backButtonTitle = "Library"
              navigationController?.pushViewController(details, animated: true)
            }
          }
          """,
        after: """
          class LibraryController: UIViewController {
            @objc func openDetails() {
              let details = UIHostingController(rootView: Text("Details"))
              navigationItem.backButtonTitle = "Library"
              navigationController?.pushViewController(details, animated: true)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttontitle",
      "https://developer.apple.com/documentation/uikit/uinavigationitem/backbarbuttonitem",
    ])

  private static let properties = ["backButtonTitle", "backBarButtonItem", "backButtonDisplayMode"]

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.flatMap { site -> [Finding] in
      guard let push = site.fates.first(where: { $0.effect == .pushes && $0.isDirect })?.use else {
        return []
      }
      return site.fates.compactMap { fate in
        guard case .sets(let path) = fate.effect, let use = fate.use,
          let name = Self.properties.first(where: { path == "navigationItem." + $0 }),
          use.node.id < push.node.id, use.node.enclosingBody == push.node.enclosingBody
        else { return nil }
        return Finding(
          use.node.range, "'\(name)' of the pushed screen is for the screen that it pushes itself",
          notes: [Finding.Note(.here(push.node.callRange), "pushed here")])
      }
    }
  }
}
