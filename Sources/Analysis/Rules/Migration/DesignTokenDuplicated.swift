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
    DesignToken.all(in: context.file.code).compactMap { token, value in
      guard token.framework == .swiftUI, let original = context.index.designToken(token.look)
      else { return nil }
      let name = "\(original.type).\(original.name)"
      let (thing, what, conversion): (String, String, String) =
        switch token.look {
        case .color:
          (
            "color", "numbers",
            (context.settings.minimumIOS ?? Version(13)) >= Version(15)
              ? "Color(uiColor: \(name))" : "Color(\(name))"
          )
        case .font: ("font", "font", "Font(\(name))")
        }
      return Finding(
        value.range, "'\(token.name)' repeats the \(what) of '\(name)'",
        fix: Fix(
          "Take the \(thing) of '\(name)'", .needsReview,
          edits: [.replace(value.range, with: conversion)]))
    }
  }
}
