/// Reports a pushed host whose title only its view tells.
struct NavigationTitleLate: Rule {
  let metadata = RuleMetadata(
    id: "navigation-title-late",
    summary: "A pushed host gets its title from its view alone, and so after the push began.",
    category: .navigation, level: .at(.information),
    rationale: """
      `.navigationTitle` does reach the `navigationItem` of a host in a `UINavigationController` (iOS 13 and later), \
      but only with the first update of the hosted view. A push that is animated begins before that, so the \
      title pops in late, and a large title may change the bar's height in the middle of the transition. \
      Set the same title on the host before it is pushed; SwiftUI then replaces it with an equal one.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct TripView: View {
            var body: some View { Text("Two hours").navigationTitle("Trip") }
          }

          class AccountController: UIViewController {
            func showTrip() {
              let trip = UIHostingController(rootView: TripView())
              navigationController?.pushViewController(trip, animated: true)
            }
          }
          """,
        after: """
          struct TripView: View {
            var body: some View { Text("Two hours").navigationTitle("Trip") }
          }

          class AccountController: UIViewController {
            func showTrip() {
              let trip = UIHostingController(rootView: TripView())
              trip.title = NSLocalizedString("Trip", comment: "")
              navigationController?.pushViewController(trip, animated: true)
            }
          }
          """)
    ],
    references: [
      "https://github.com/tidepool-org/DashKit/issues/47",
      "https://github.com/forXifLess/LinkNavigator/issues/18",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard site.kind == .controller, !site.fates.has(.presents), !site.setsTitle(context.index),
        let place = site.placements(context.index).first(where: {
          $0.container == .navigation && $0.isCertain && !$0.isUnanimated
        })
      else { return nil }
      let tree = context.seam.tree(of: site)
      guard
        let title = tree.outermost(SwiftUILandmarks.titleModifiers).first(where: { $0.depth <= 1 }),
        let text = title.text,
        tree.outermost(SwiftUILandmarks.navigationContainers).isEmpty,
        !site.hidesNavigationBar(tree, context.index)
      else { return nil }
      let notes = [
        context.note(title, "the title is set here"),
        Finding.Note(.here(place.use.node.callRange), "pushed here"),
      ]
      return Finding(
        site.range,
        "the title of \(site.mention) is set when its view is first updated, after the push began",
        notes: notes.compactMap { $0 }, fix: fix(text, site, context))
    }
  }

  /// Sets the title that the view writes out. A literal in SwiftUI is the key of a localised string.
  private func fix(_ text: String, _ site: HostingSite, _ context: RuleContext) -> Fix? {
    guard !text.isEmpty, !text.contains(where: { "\\\"\n\r".contains($0) }) else { return nil }
    let value = "NSLocalizedString(\"\(text)\", comment: \"\")"
    return SetOnHost(file: context.file, settings: context.settings).fix(site, "title = \(value)") {
      "Set the title of '\($0)' before the push"
    }
  }
}

extension HostingSite {
  /// Whether UIKit code sets the host's title: here, in its class, or somewhere that gets it.
  fileprivate func setsTitle(_ index: WorkspaceIndex) -> Bool {
    let paths = ["title", "navigationItem.title", "navigationItem.titleView"]
    return paths.contains {
      fates.sets($0) || index.setsItself($0, in: hostType.name, byExtensionsOfUIKit: false)
    }
      || fates.has(.reads("navigationItem")) || fates.isPassedOn
      || index.property("title", of: hostType.name) != nil
  }
}
