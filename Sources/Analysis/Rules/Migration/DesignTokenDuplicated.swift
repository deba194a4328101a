/// Reports SwiftUI colours and fonts that write the numbers of a UIKit one down again.
struct DesignTokenDuplicated: Rule {
  let metadata = RuleMetadata(
    id: "design-token-duplicated",
    summary: "A SwiftUI colour or font repeats the numbers of a UIKit one of the project.",
    category: .migration, level: .at(.hint),
    rationale: """
      While an app has both kinds of screens, each colour should be written down once. A `Color` with the same \
      numbers as a `UIColor` constant looks right until one of them changes. `Color(uiColor:)` (iOS 15 and later; \
      `Color(_:)` before) takes the UIKit colour as it is, dark mode included. The same holds for fonts of a fixed size: `Font(_:)` takes a \
      `UIFont` as it is. (`Font.custom(_:size:)` also follows the text size that a person has chosen, from iOS 14 on; a \
      `UIFont` does so only when `UIFontMetrics` has scaled it.)
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          enum Palette {
            static let brand = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
          }

          extension Color {
            static let brand = Color(red: 0.2, green: 0.4, blue: 0.8)
          }
          """,
        after: """
          enum Palette {
            static let brand = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
          }

          extension Color {
            static let brand = Color(uiColor: Palette.brand)
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/color/init(uicolor:)"])

  func check(_ context: RuleContext) -> [Finding] {
    colors(context) + fonts(context)
  }

  private func colors(_ context: RuleContext) -> [Finding] {
    ColorToken.all(in: context.file.code).compactMap { token, value in
      guard token.kind == .swiftUI, let original = context.index.colorToken(token.components) else {
        return nil
      }
      let name = "\(original.type).\(original.name)"
      let label = (context.settings.minimumIOS ?? Version(13)) >= Version(15) ? "uiColor: " : ""
      return Finding(
        value.range, "'\(token.name)' repeats the numbers of '\(name)'",
        fixes: [
          Fix(
            "Take the color of '\(name)'", .needsReview,
            edits: [.replace(value.range, with: "Color(\(label)\(name))")])
        ])
    }
  }

  private func fonts(_ context: RuleContext) -> [Finding] {
    FontToken.all(in: context.file.code).compactMap { token, value in
      guard token.kind == .swiftUI, let original = context.index.fontToken(token.face) else {
        return nil
      }
      let name = "\(original.type).\(original.name)"
      return Finding(
        value.range, "'\(token.name)' repeats the font of '\(name)'",
        fixes: [
          Fix(
            "Take the font of '\(name)'", .needsReview,
            edits: [.replace(value.range, with: "Font(\(name))")])
        ])
    }
  }
}
