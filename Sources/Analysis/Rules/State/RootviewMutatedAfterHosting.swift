/// Reports a view value that is changed after a host took its copy.
struct RootviewMutatedAfterHosting: Rule {
  let metadata = RuleMetadata(
    id: "rootview-mutated-after-hosting",
    summary: "A view value is changed after it was copied into its hosting controller.",
    category: .state, level: .at(.warning),
    rationale: """
      A SwiftUI view is a struct, and `UIHostingController(rootView:)` keeps a copy of it. What is assigned to \
      the variable afterwards changes that variable alone: the callback is never called, the value never shown, \
      and nothing says so. Set it before the host is made, or assign through `host.rootView`.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Header: View {
            var onTap: () -> Void = {}
            var body: some View { Button("Open", action: onTap) }
          }

          class AccountController: UIViewController {
            func show() {
              var header = Header()
              let host = UIHostingController(rootView: header)
              header.onTap = { print("tapped") }
              present(host, animated: true)
            }
          }
          """,
        after: """
          struct Header: View {
            var onTap: () -> Void = {}
            var body: some View { Button("Open", action: onTap) }
          }

          class AccountController: UIViewController {
            func show() {
              var header = Header()
              let host = UIHostingController(rootView: header)
              host.rootView.onTap = { print("tapped") }
              present(host, animated: true)
            }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/uihostingcontroller/rootview"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.lateViewChanges(context.index).map { late in
      Finding(
        late.change.node.range,
        "'\(late.name)' was copied into the hosting controller before this change",
        severity: late.isCertain ? nil : .information,
        notes: [Finding.Note(.here(late.site.range), "copied here")],
        fix: fix(late))
    }
  }

  private func fix(_ late: LateViewChange) -> Fix? {
    guard !late.isReadLater, case .local(let host) = late.site.holder,
      late.change.node.localDeclaration(of: host.name) == host, host.type?.isOptional != true
    else { return nil }
    return Fix(
      "Change '\(host.name).rootView' instead", .needsReview,
      edits: [.replace(late.change.reference.range, with: "\(host.name).rootView")])
  }
}
