/// Reports a delegate that is gone before anything can call it.
struct WeakDelegateLocal: Rule {
  let metadata = RuleMetadata(
    id: "weak-delegate-local",
    summary: "A local object is made a delegate, and nothing keeps it.",
    category: .ownership, level: .at(.error),
    rationale: """
      UIKit holds delegates and data sources weakly (all iOS versions), and so do the capture outputs of AVFoundation and the \
      managers of Core Bluetooth. An object that only a local \
      variable holds is gone when its function returns; the property is `nil` from then on, and none \
      of its methods is ever called. The compiler warns where the object is made in the assignment \
      itself, and is silent where a local stands between.

      A transitioning delegate is asked while the function presents, and is gone when the screen is dismissed, \
      which then goes without it: a warning.

      Keep it in a property. In a representable that is what `context.coordinator` is for.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Field: UIViewRepresentable {
            func makeCoordinator() -> Coordinator { Coordinator() }

            func makeUIView(context: Context) -> UITextField {
              let field = UITextField()
              let delegate = Coordinator()
              field.delegate = delegate
              return field
            }

            func updateUIView(_ field: UITextField, context: Context) {}

            final class Coordinator: NSObject, UITextFieldDelegate {}
          }
          """,
        after: """
          struct Field: UIViewRepresentable {
            func makeCoordinator() -> Coordinator { Coordinator() }

            func makeUIView(context: Context) -> UITextField {
              let field = UITextField()
              field.delegate = context.coordinator
              return field
            }

            func updateUIView(_ field: UITextField, context: Context) {}

            final class Coordinator: NSObject, UITextFieldDelegate {}
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/uikit/uitableview/delegate"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.localDelegates(context.index).map { delegate in
      Finding(
        delegate.node.callRange,
        "'\(delegate.property)' holds '\(delegate.local.name)' weakly, and nothing keeps it after "
          + "this function",
        severity: delegate.isAskedByPresentation ? .warning : nil,
        notes: [Finding.Note(.here(delegate.local.focus), "it is made here")],
        fix: coordinatorFix(delegate, context))
    }
  }

  /// Where the representable's own coordinator is of that class.
  private func coordinatorFix(_ delegate: LocalDelegate, _ context: RuleContext) -> Fix? {
    guard delegate.isOnlyDelegate,
      let view = context.seam.representables.first(where: {
        $0.make?.contains(delegate.node) == true
      }), view.coordinator?.name == delegate.type,
      let parameter = view.make?.children(.parameter).first, parameter.name != "_",
      let removal = context.file.remove(delegate.local)
    else { return nil }
    return Fix(
      "Use the coordinator", .needsReview,
      edits: [removal, .replace(delegate.value.range, with: "\(parameter.name).coordinator")])
  }
}
