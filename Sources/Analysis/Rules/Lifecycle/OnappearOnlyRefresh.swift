/// Reports a refresh that does not happen when what covered the screen goes away.
struct OnappearOnlyRefresh: Rule {
  let metadata = RuleMetadata(
    id: "onappear-only-refresh",
    summary: "A view refreshes when it appears, which it does not do after its sheet closes.",
    category: .lifecycle, level: .at(.information),
    rationale: """
      `.onAppear` and `.task` of a hosted view follow its hosting view into a window. They run again when a pushed \
      screen is popped, since the push took the view out of the window. They do not run again after a page sheet \
      or popover over the view closes, whether SwiftUI or UIKit presents it, nor when the app comes back to the foreground: the view was in its window all \
      the time. Where what is presented changes the data, refresh in `onDismiss`, or observe the data. A popover \
      has no `onDismiss`; `.onChange(of:)` (iOS 14 and later) sees it close. The fix does either in the member \
      that refreshes, where that has the sheets or the popover.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct TripsView: View {
            @ObservedObject var model: FeedModel
            @State private var isAdding = false

            var body: some View {
              Button("Add") { isAdding = true }
                .onAppear { refresh() }
                .sheet(isPresented: $isAdding) { ProfileView() }
            }

            private func refresh() {}
          }

          class AccountController: UIViewController {
            func showTrips(_ model: FeedModel) {
              navigationController?.pushViewController(
                UIHostingController(rootView: TripsView(model: model)), animated: true)
            }
          }
          """,
        after: """
          struct TripsView: View {
            @ObservedObject var model: FeedModel
            @State private var isAdding = false

            var body: some View {
              Button("Add") { isAdding = true }
                .onAppear { refresh() }
                .sheet(isPresented: $isAdding, onDismiss: { refresh() }) { ProfileView() }
            }

            private func refresh() {}
          }

          class AccountController: UIViewController {
            func showTrips(_ model: FeedModel) {
              navigationController?.pushViewController(
                UIHostingController(rootView: TripsView(model: model)), animated: true)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/view/onappear(perform:)",
      "https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard site.kind == .controller, !site.fates.isEmpty else { return nil }
      let tree = context.seam.tree(of: site)
      guard let refresh = tree.landmarks(["onAppear(refresh)", "task(refresh)"]).first,
        refresh.depth <= 2, !tree.holds(["sheet(onDismiss)", "popover(onDismiss)"]).isYes
      else { return nil }
      let covers = tree.landmarks(["sheet", "popover"])
      if let cover = covers.first(where: { $0.place == refresh.place }) {
        return context.finding(
          refresh, at: site,
          "this refresh does not run again after the view's \(cover.name) closes",
          fix: RefreshOnDismiss(context: context).fix(refresh, covers, at: site))
      }
      guard let modal = context.seam.coveringModals(of: site, context.index).first else {
        return nil
      }
      return context.finding(
        refresh, at: site, "this refresh does not run again after '\(modal.shown)' closes",
        notes: [
          Finding.Note(
            .here(modal.presentation.node.callRange), "'\(modal.shown)' is presented over it here")
        ])
    }.withoutRepetitions()
  }
}
