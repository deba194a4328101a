/// Reports a representable of wrapping text that does not tell SwiftUI how high it is.
struct RepresentableMissingSize: Rule {
  let metadata = RuleMetadata(
    id: "representable-missing-size",
    summary: "A representable of wrapping text does not tell how high it is for a width.",
    category: .representable, level: .at(.hint),
    rationale: """
      Without `sizeThatFits(_:uiView:context:)` SwiftUI sizes a wrapped view by its intrinsic content \
      size and its hugging and compression priorities. The height of text that wraps depends on the \
      width, which the intrinsic size does not know: a label of several lines is as wide as its \
      longest line, and a text view that does not scroll is cut off or pushes its neighbours away.

      `sizeThatFits` (iOS 16) is asked with the width that SwiftUI proposes. It is not reported where \
      iOS 15 has to be supported, where priorities or a width for layout are set, and where the view \
      gets a `frame` or `fixedSize` in the same file.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Paragraph: UIViewRepresentable {
            let text: String

            func makeUIView(context: Context) -> UILabel {
              let label = UILabel()
              label.numberOfLines = 0
              return label
            }

            func updateUIView(_ label: UILabel, context: Context) {
              label.text = text
            }
          }
          """,
        after: """
          struct Paragraph: UIViewRepresentable {
            let text: String

            func makeUIView(context: Context) -> UILabel {
              let label = UILabel()
              label.numberOfLines = 0
              return label
            }

            func updateUIView(_ label: UILabel, context: Context) {
              label.text = text
            }

            func sizeThatFits(
              _ proposal: ProposedViewSize, uiView: UILabel, context: Context
            ) -> CGSize? {
              guard let width = proposal.width, width.isFinite else { return nil }
              return uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/sizethatfits(_:uiview:context:)"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    guard let minimum = context.settings.minimumIOS, minimum >= Version(16) else { return [] }
    return context.seam.representables.compactMap { view in
      guard let declaration = view.declaration, view.wrapsText, !view.isSized(context.seam.calls)
      else { return nil }
      return Finding(
        declaration.focus, "'\(view.displayName)' does not tell how high its text is for a width",
        fix: sizeFix(view, context.file))
    }
  }

  private func sizeFix(_ view: Representable, _ file: AnalyzedFile) -> Fix? {
    guard let update = view.update, let type = view.make?.type, type.arguments.isEmpty,
      let edit = file.insertMember(
        [
          "func sizeThatFits(",
          "  _ proposal: ProposedViewSize, uiView: \(type.name), context: Context",
          ") -> CGSize? {",
          "  guard let width = proposal.width, width.isFinite else { return nil }",
          "  return uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))",
          "}",
        ], after: update)
    else { return nil }
    return Fix("Add 'sizeThatFits'", .needsReview, edits: [edit])
  }
}
