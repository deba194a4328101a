/// Reports a clean-up method of a representable that SwiftUI never calls, because it is not static.
struct RepresentableDismantleNotStatic: Rule {
  let metadata = RuleMetadata(
    id: "representable-dismantle-not-static",
    summary: "A dismantle method is not static, so SwiftUI never calls it.",
    category: .representable, level: .at(.warning),
    rationale: """
      The requirement is `static func dismantleUIView(_:coordinator:)`, and \
      `static func dismantleUIViewController(_:coordinator:)` for controllers (all iOS versions). \
      The protocol has an empty default for it, so an instance method of the same name compiles, \
      is a different method, and is never called: observers, timers and players that it was \
      written to stop go on after the view is gone.

      A static method has no `self`. What has to be released belongs to the coordinator, which is \
      handed over, or to the view.
      """,
    fix: .safe,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Player: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { UIView() }

            func updateUIView(_ view: UIView, context: Context) {}

            func dismantleUIView(_ view: UIView, coordinator: ()) {
              view.layer.removeAllAnimations()
            }
          }
          """,
        after: """
          struct Player: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { UIView() }

            func updateUIView(_ view: UIView, context: Context) {}

            static func dismantleUIView(_ view: UIView, coordinator: ()) {
              view.layer.removeAllAnimations()
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/dismantleuiview(_:coordinator:)"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.representables.flatMap { view in
      view.dismantles.filter { !$0.has(.isStatic) && $0.hasDismantleParameters }.map { function in
        Finding(
          function.focus,
          "'\(function.name)' is not static, so SwiftUI never calls it",
          fix: staticFix(function, of: view))
      }
    }
  }

  /// Absent where the body needs an instance, which a static method does not have.
  private func staticFix(_ function: Node, of view: Representable) -> Fix? {
    guard !function.has(.isMutating), !view.isUsed(in: function),
      let edit = Fix.Edit.adding("static", to: function)
    else { return nil }
    return Fix("Make '\(function.name)' static", .safe, edits: [edit])
  }
}

extension Node {
  /// `(_:coordinator:)`; anything else is some other method of the same name.
  fileprivate var hasDismantleParameters: Bool {
    children(.parameter).map(\.label) == ["", "coordinator"]
  }
}
