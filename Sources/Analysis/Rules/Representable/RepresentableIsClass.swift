/// Reports a class that wraps a UIKit view for SwiftUI, which has to be a value.
struct RepresentableIsClass: Rule {
  let metadata = RuleMetadata(
    id: "representable-is-class",
    summary: "A class wraps a UIKit view for SwiftUI, which accepts only structs and enums.",
    category: .representable, level: .at(.error),
    rationale: """
      In an app built with the iOS 16 SDK (Xcode 14) or later, SwiftUI stops the process the first \
      time it shows a `UIViewRepresentable` or `UIViewControllerRepresentable` that is a class: \
      "UIViewRepresentables must be value types". The compiler accepts it, whether the conformance \
      is written on the class, in an extension or through a protocol that refines one of the two.

      SwiftUI makes a new value of a representable with every update of its parent and compares it \
      with the last one. State that should outlive a value belongs to the coordinator, which is a \
      class and is made once.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          final class Spinner: UIViewRepresentable {
            func makeUIView(context: Context) -> UIActivityIndicatorView {
              UIActivityIndicatorView(style: .large)
            }

            func updateUIView(_ spinner: UIActivityIndicatorView, context: Context) {
              spinner.startAnimating()
            }
          }
          """,
        after: """
          struct Spinner: UIViewRepresentable {
            func makeUIView(context: Context) -> UIActivityIndicatorView {
              UIActivityIndicatorView(style: .large)
            }

            func updateUIView(_ spinner: UIActivityIndicatorView, context: Context) {
              spinner.startAnimating()
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uiviewrepresentable",
      "https://github.com/exyte/PopupView/issues/78",
      "https://github.com/heestand-xyz/PixelKit/issues/31",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.representables.compactMap { view in
      guard let declaration = view.declaration, let kind = declaration.referenceKind else {
        return nil
      }
      return Finding(
        declaration.focus,
        "'\(view.displayName)' is \(kind == "class" ? "a class" : "an actor"), and SwiftUI stops "
          + "the app when it shows a representable that is not a struct or an enum",
        fix: structFix(view, declaration))
    }
  }

  /// Absent where the type relies on being a reference: what is left is for a person to design.
  private func structFix(_ view: Representable, _ declaration: Node) -> Fix? {
    guard !view.reliesOnIdentity,
      let keyword = Fix.Edit.changing("class", to: "struct", of: declaration)
    else { return nil }
    let modifiers = ["final"].compactMap { Fix.Edit.removing($0, of: declaration) }
    return Fix("Make '\(view.displayName)' a struct", .needsReview, edits: modifiers + [keyword])
  }
}

extension Node {
  /// `class` or `actor`; `nil` for the declaration of a value.
  fileprivate var referenceKind: String? {
    has(.isClass) ? "class" : has(.isActor) ? "actor" : nil
  }
}
