/// Reports a hosting controller that asks for another layout in each layout.
struct IntrinsicInvalidateInLayout: Rule {
  let metadata = RuleMetadata(
    id: "intrinsic-invalidate-in-layout",
    summary: "A hosting controller invalidates its size in every layout pass.",
    category: .layout, level: .at(.warning),
    rationale: """
      `viewDidLayoutSubviews` runs at the end of a layout pass. Invalidating the intrinsic size or \
      the constraints there asks for the next pass (all iOS versions): the layout runs once more for \
      every pass, and where the size does not settle it never ends.

      Since iOS 16 `sizingOptions = .intrinsicContentSize` tells the surroundings whenever the \
      content changes size. Before, invalidate only when the size differs from the last one.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          final class SizedHost<Content: View>: UIHostingController<Content> {
            override func viewDidLayoutSubviews() {
              super.viewDidLayoutSubviews()
              view.invalidateIntrinsicContentSize()
            }
          }
          """,
        after: """
          final class SizedHost<Content: View>: UIHostingController<Content> {
            override func viewDidLoad() {
              super.viewDidLoad()
              sizingOptions = .intrinsicContentSize
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uihostingcontroller/sizingoptions",
      "https://github.com/woocommerce/woocommerce-ios/issues/9121",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.layoutInvalidations(in: context.file.code, context.index).map { invalidation in
      Finding(
        invalidation.call.range,
        "'\(invalidation.call.calleeName ?? "")' asks for another layout in every layout",
        fix: sizingFix(invalidation, context))
    }
  }

  /// Where the override does nothing else, `viewDidLoad` takes its place.
  private func sizingFix(
    _ invalidation: LayoutInvalidation, _ context: RuleContext
  ) -> Fix? {
    guard let minimum = context.settings.minimumIOS, minimum >= Version(16),
      invalidation.isAllThereIs, !invalidation.hasViewDidLoad,
      let outer = context.file.indentation(of: invalidation.function),
      let unit = context.file.lines.indentationUnit(of: invalidation.function)
    else { return nil }
    let pieces: [Fix.Piece] = [
      .text("override func viewDidLoad() {\n"), .source(outer), unit,
      .text("super.viewDidLoad()\n"), .source(outer), unit,
      .text("sizingOptions = .intrinsicContentSize\n"), .source(outer), .text("}"),
    ]
    return Fix(
      "Keep the intrinsic size up to date with sizingOptions", .needsReview,
      edits: [Fix.Edit(replace: invalidation.function.range, with: pieces)])
  }
}
