/// Reports accessibility identifiers that UI tests look up and no file of the app sets.
struct AccessibilityIdLost: Rule {
  let metadata = RuleMetadata(
    id: "accessibility-id-lost",
    summary: "A UI test looks up an accessibility identifier that no file of the app sets.",
    category: .migration, level: .at(.information),
    rationale: """
      UI tests find elements by strings, and nothing connects these with the app until the tests run. A screen \
      that is written again in SwiftUI loses the identifiers that were set on its UIKit views: \
      `accessibilityIdentifier(_:)` has to set them on the new ones. The rule compares what UI tests look up \
      with every name and every string of the Swift files outside of tests. It is silent where an identifier may \
      be put together at run time, about text that may be visible, and where the project has no file that sets \
      identifiers. What storyboards and nibs set counts too. In a project that has `@IBOutlet`s or Objective-C code \
      it says nothing: texts of nibs and what Objective-C sets are not read.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          // Checkout.swift
          struct Checkout: View {
            var body: some View {
              VStack {
                TextField("Coupon", text: .constant("")).accessibilityIdentifier("couponField")
                Button("Pay") {}
              }
            }
          }

          // ShopUITests/CheckoutTests.swift
          final class CheckoutTests: XCTestCase {
            func testPaying() {
              let app = XCUIApplication()
              app.buttons["payButton"].tap()
            }
          }
          """,
        after: """
          // Checkout.swift
          struct Checkout: View {
            var body: some View {
              VStack {
                TextField("Coupon", text: .constant("")).accessibilityIdentifier("couponField")
                Button("Pay") {}.accessibilityIdentifier("payButton")
              }
            }
          }

          // ShopUITests/CheckoutTests.swift
          final class CheckoutTests: XCTestCase {
            func testPaying() {
              let app = XCUIApplication()
              app.buttons["payButton"].tap()
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)",
      "https://developer.apple.com/documentation/xcuiautomation/xcuielementquery",
    ])

  var judgesTests: Bool { true }

  func check(_ context: RuleContext) -> [Finding] {
    let interfaces = context.settings.interfaces
    // What Objective-C sets, and the labels of nibs, which queries find as well, are not seen.
    guard context.file.looksUpIdentifiers, !context.settings.hasObjectiveC,
      context.appTexts.contains("accessibilityIdentifier"), !context.appTexts.contains("IBOutlet")
    else { return [] }
    var isSet: [String: Bool] = [:]
    return context.file.code.elementLookups.compactMap { lookup in
      let text = lookup.identifier
      let isKnown =
        isSet[text]
        ?? lookup.settable.contains {
          interfaces?.identifiers.contains($0) == true || context.appTexts.contains($0)
            || context.appTexts.mayMake($0)
        }
      isSet[text] = isKnown
      guard !isKnown else { return nil }
      return Finding(
        lookup.range, "'\(text)' is set as an accessibility identifier by no Swift file of the app")
    }
  }
}
