/// Reports a pushed view that dismisses itself.
struct HostedDismissUnclear: Rule {
  let metadata = RuleMetadata(
    id: "hosted-dismiss-unclear",
    summary: "A view that UIKit pushes relies on SwiftUI's dismiss action to go back.",
    category: .navigation, level: .at(.information),
    rationale: """
      `dismiss` and `presentationMode` of the environment belong to what SwiftUI presents. For a host that UIKit \
      *pushes* it is documented nowhere what they do: they were not wired to UIKit at all in early releases, and \
      `isPresented` has been seen not to change. Where UIKit put the screen up, a closure that UIKit code passes in \
      takes it down for certain. Where the app runs below iOS 15 the finding is information. The fix hands a \
      closure to a root view of the same file that is made nowhere else.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct TripView: View {
            @Environment(\\.dismiss) private var dismiss
            var body: some View { Button("Done") { dismiss() } }
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
            var onClose: () -> Void = {}
            var body: some View { Button("Done") { onClose() } }
          }

          class AccountController: UIViewController {
            func showTrip() {
              let trip = UIHostingController(rootView: TripView(onClose: { [weak self] in
                self?.navigationController?.popViewController(animated: true)
              }))
              navigationController?.pushViewController(trip, animated: true)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/dismissaction",
      "https://github.com/tidepool-org/Loop/issues/69",
      "https://github.com/element-hq/element-x-ios/issues/1074",
      "https://github.com/pointfreeco/swift-composable-architecture/issues/2398",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard site.kind == .controller, !site.fates.has(.presents),
        let push = site.placements(context.index).first(where: {
          $0.isCertain && $0.container == .navigation
            && $0.use.node.calleeName == "pushViewController"
        })
      else { return nil }
      let reads = context.seam.tree(of: site).outermost([".dismiss", ".presentationMode"])
      guard let read = reads.first, read.depth <= 2 else { return nil }
      let isOld = context.settings.minimumIOS.map { $0 < Version(15) } ?? false
      let name = read.name.dropFirst()
      let notes = [
        context.note(read, "'\(name)' comes from the environment here"),
        Finding.Note(.here(push.use.node.callRange), "pushed here"),
      ]
      return Finding(
        site.range, "\(site.mention) is pushed by UIKit, and its view goes back with '\(name)'",
        severity: isOld ? nil : .hint, notes: notes.compactMap { $0 },
        fix: CloseByCallback(context: context).fix(read, push.use, at: site))
    }
  }
}
