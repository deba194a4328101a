/// Reports value links and destinations in a host that has no navigation stack of SwiftUI's.
struct ValueNavigationLinkWithoutStack: Rule {
  let metadata = RuleMetadata(
    id: "value-navigation-link-without-stack",
    summary: "A hosted view navigates by value without a NavigationStack around it.",
    category: .navigation, level: .at(.information),
    rationale: """
      `NavigationLink(value:)` and `.navigationDestination` (iOS 16 and later) talk to the `NavigationStack` around \
      them. A `UINavigationController` is not one: in a host that it shows without such a stack, a value link \
      is disabled and a destination never shown. There, let the view call a closure, and push from UIKit. (Links \
      that hold their destination do push on the UIKit stack today, which is documented nowhere.) A host that is \
      presented by itself can have a stack of its own around its root view, which the fix puts there.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct TripList: View {
            var body: some View {
              List { NavigationLink("Trip", value: 1) }
                .navigationDestination(for: Int.self) { Text("Trip \\($0)") }
            }
          }

          class AccountController: UIViewController {
            func showTrips() {
              present(UIHostingController(rootView: TripList()), animated: true)
            }
          }
          """,
        after: """
          struct TripList: View {
            var body: some View {
              List { NavigationLink("Trip", value: 1) }
                .navigationDestination(for: Int.self) { Text("Trip \\($0)") }
            }
          }

          class AccountController: UIViewController {
            func showTrips() {
              present(UIHostingController(rootView: NavigationStack { TripList() }), animated: true)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)",
      "https://github.com/onmyway133/notes/issues/640",
    ])

  private static let names: Set<String> = ["NavigationLink(value:)", "navigationDestination"]

  func check(_ context: RuleContext) -> [Finding] {
    let links = context.seam.hostingSites.compactMap { site -> (HostingSite, ViewTree.Landmark)? in
      guard site.kind == .controller,
        site.isPresentedAlone || site.isShownWithoutStack(context.index),
        let link = context.seam.tree(of: site).outermost(Self.names).first
      else { return nil }
      return (site, link)
    }
    return links.map { site, link in
      // A view that several hosts show is reported once.
      let isShared = { (other: ViewTree.Landmark) in
        !link.place.member.isEmpty && (other.name, other.place) == (link.name, link.place)
      }
      let sites = [site] + links.filter { $0.0.node != site.node && isShared($0.1) }.map(\.0)
      let wrapping = WrapInNavigationStack(context: context)
      let repair =
        sites.allSatisfy(\.isPresentedAlone)
        ? wrapping.repair(sites)
        : (nil, site.placements(context.index).isEmpty ? nil : wrapping.refusal)
      return context.finding(
        link, at: site, "'\(link.name)' has no NavigationStack in this hosting controller",
        fix: repair.0, refusal: repair.1)
    }.withoutRepetitions()
  }
}

extension HostingSite {
  /// Whether UIKit shows the host in a navigation controller, or in another controller's view.
  fileprivate func isShownWithoutStack(_ index: WorkspaceIndex) -> Bool {
    !fates.has(.presents)
      && (isEmbeddedOnly || placements(index).contains { $0.container == .navigation })
  }

  /// Whether the host itself is presented, and nothing else is known to show it.
  fileprivate var isPresentedAlone: Bool {
    fates.has(.presents) && !fates.has(.pushes) && !fates.has(.listed) && !fates.has(.addsChild)
      && !fates.insertsView && !fates.isPassedOn && !fates.viewEscapes
  }
}
