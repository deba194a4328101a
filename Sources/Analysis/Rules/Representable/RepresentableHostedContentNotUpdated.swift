/// Reports SwiftUI content that a representable hosts once and never replaces.
struct RepresentableHostedContentNotUpdated: Rule {
  let metadata = RuleMetadata(
    id: "representable-hosted-content-not-updated",
    summary: "A representable hosts SwiftUI content when it is made, and no update renews it.",
    category: .representable, level: .at(.warning),
    rationale: """
      A hosting controller keeps the value that it is given as `rootView` (all iOS versions). When \
      `makeUIViewController` builds it from the representable's content and no update assigns \
      `rootView` again, the inner views are frozen at what they were first: changes of the state \
      outside, captured by the content, never arrive.

      Content that holds nothing but bindings and observed objects follows them by itself and is \
      not reported.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Zoomable<Content: View>: UIViewControllerRepresentable {
            let content: Content

            func makeUIViewController(context: Context) -> UIHostingController<Content> {
              UIHostingController(rootView: content)
            }

            func updateUIViewController(
              _ controller: UIHostingController<Content>, context: Context
            ) {}
          }
          """,
        after: """
          struct Zoomable<Content: View>: UIViewControllerRepresentable {
            let content: Content

            func makeUIViewController(context: Context) -> UIHostingController<Content> {
              UIHostingController(rootView: content)
            }

            func updateUIViewController(
              _ controller: UIHostingController<Content>, context: Context
            ) {
              controller.rootView = content
            }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/uihostingcontroller/rootview"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.frozenContents.map { content in
      Finding(
        content.site.range,
        "'\(content.update.name)' never gives this host the new '\(content.input)'",
        fix: renewFix(content, context.file.lines))
    }
  }

  /// Where the update is given the host itself, it can renew the content as it was made.
  private func renewFix(_ content: FrozenContent, _ lines: LineIndex) -> Fix? {
    let (site, rootView) = (content.site, content.rootView)
    guard let update = content.update.method, let parameter = update.children(.parameter).first,
      parameter.name != "_",
      content.make.body?.returnedValues.only?.unwrapped == site.node,
      parameter.type?.simpleName == site.hostType.name.lastComponent,
      content.isSameElsewhere,
      lines.line(containing: rootView.range.lowerBound)
        == lines.line(containing: rootView.range.upperBound),
      let edits = Fix.Edit.inserting(
        [[.text("\(parameter.name).rootView = "), .source(rootView.range)]], atStartOf: update,
        in: lines)
    else { return nil }
    return Fix("Renew the content in '\(update.name)'", .needsReview, edits: edits)
  }
}
