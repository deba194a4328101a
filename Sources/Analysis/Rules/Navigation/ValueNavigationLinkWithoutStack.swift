/// Reports value links and destinations in a host that has no navigation stack of SwiftUI's.
struct ValueNavigationLinkWithoutStack: Rule {
  let metadata = RuleMetadata(
    id: "value-navigation-link-without-stack",
    summary: "A hosted view navigates by value without a NavigationStack around it.",
    category: .navigation, level: .at(.information),
    rationale: """
      `NavigationLink(value:)` and `.navigationDestination` (iOS 16 and later) talk to the `NavigationStack` around \
      them. A `UINavigationController` is not one: in a host that it shows without such a stack, a value link \
      is disabled and a destination never shown. Let the view call a closure, and push from UIKit. (Links \
      that hold their destination do push on the UIKit stack today, which is documented nowhere.)
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          struct TripList: View {
            var body: some View { List { NavigationLink("Trip", value: 1) } }
          }

          class AccountController: UIViewController {
            func showTrips() {
              navigationController?.pushViewController(
                UIHostingController(rootView: TripList()), animated: true)
            }
          }
          """,
        after: """
          struct TripList: View {
            let onOpen: (Int) -> Void
            var body: some View { List { Button("Trip") { onOpen(1) } } }
          }

          class AccountController: UIViewController {
            func showTrips() {
              let trips = TripList { [weak self] in self?.show(trip: $0) }
              navigationController?.pushViewController(
                UIHostingController(rootView: trips), animated: true)
            }

            func show(trip: Int) {}
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)",
      "https://github.com/onmyway133/notes/issues/640",
    ])

  private static let names: Set<String> = ["NavigationLink(value:)", "navigationDestination"]

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard site.kind == .controller, !site.fates.has(.presents),
        site.isEmbeddedOnly || site.placements(context.index).contains(where: \.isNavigation),
        let link = context.seam.tree(of: site).outermost(Self.names).first
      else { return nil }
      return context.finding(
        link, at: site, "'\(link.name)' has no NavigationStack in this hosting controller")
    }.withoutRepetitions()
  }
}

extension Placement {
  fileprivate var isNavigation: Bool { container == .navigation }
}
