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
      guard let declaration = view.declaration, view.wrapsText, !view.isSized(in: context.file.code)
      else { return nil }
      return Finding(
        declaration.focus, "'\(view.displayName)' does not tell how high its text is for a width",
        fixes: sizeFix(view, context.file))
    }
  }

  private func sizeFix(_ view: Representable, _ file: AnalyzedFile) -> [Fix] {
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
    else { return [] }
    return [Fix("Add 'sizeThatFits'", .needsReview, edits: [edit])]
  }
}

extension Representable {
  /// Whether the wrapped view is a label of several lines or a text view that does not scroll.
  fileprivate var wrapsText: Bool {
    guard let type = make?.type else { return false }
    let setting: (name: String, value: String)
    if index.descends(type.name, from: "UILabel", in: name).isYes {
      setting = ("numberOfLines", "0")
    } else if index.descends(type.name, from: "UITextView", in: name).isYes {
      setting = ("isScrollEnabled", "false")
    } else {
      return false
    }
    return makeWork.contains { work in
      work.pathFromWrapped(work.node.assignmentTarget) == [setting.name]
        && work.node.assignedValue?.name == setting.value
    }
  }

  /// Whether something here tells its size: a method, priorities, or a frame where it is built.
  fileprivate func isSized(in code: Code) -> Bool {
    guard index.functions("sizeThatFits", of: name).isEmpty else { return true }
    let words: Set<String> = [
      "setContentHuggingPriority", "setContentCompressionResistancePriority",
      "preferredMaxLayoutWidth", "heightAnchor", "widthAnchor",
    ]
    if parts.flatMap(\.descendants).contains(where: { words.contains($0.name) }) { return true }
    if let type = make?.type.map({ index.resolve($0, in: name).name }),
      index.property("intrinsicContentSize", of: type) != nil
    {
      return true
    }
    return code.file.descendants.contains { node in
      node.kind == .call && ["frame", "fixedSize"].contains(node.calleeName ?? "")
        && node.receiver?.startsWithCall(of: displayName) == true
    }
  }
}

extension Node {
  /// Whether a chain of modifiers begins with building a `type`.
  fileprivate func startsWithCall(of type: String) -> Bool {
    var current = unwrapped
    for _ in 0..<40 {
      guard current.kind == .call else { return false }
      if current.calleeName == type { return true }
      guard let receiver = current.receiver else { return false }
      current = receiver
    }
    return false
  }
}
