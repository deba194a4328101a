/// Reports a binding that shows something that changes and drops what is written to it.
struct ConstantBindingFromState: Rule {
  let metadata = RuleMetadata(
    id: "constant-binding-from-state",
    summary: "A constant binding of something that changes is given to a view that writes to it.",
    category: .state, level: .at(.warning),
    rationale: """
      `Binding.constant(_:)` drops what is written to it. Given to the `isPresented` of a sheet, it leaves SwiftUI \
      unable to say that the user swiped the sheet away; given to a text field or a selection, what the user \
      enters is lost with the next update. The code that computes the value decides alone, so what is on screen \
      and what the code believes drift apart.

      `Binding(get:set:)` with a `set` that resets the state keeps both together. An alert whose buttons reset \
      the state works with a constant, and so does a sheet with an `onDismiss` that does, or one that the user \
      cannot swipe away; none is reported. Text that is shown in an input to be selected is information. \
      Literals are for previews and for views that are only shown.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct FeedScreen: View {
            @State private var problem: String?

            var body: some View {
              Text("Feed")
                .sheet(isPresented: .constant(problem != nil)) { Text(problem ?? "") }
            }
          }
          """,
        after: """
          struct FeedScreen: View {
            @State private var problem: String?

            var body: some View {
              Text("Feed")
                .sheet(isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })) { Text(problem ?? "") }
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/binding/constant(_:)",
      "https://github.com/rioX432/CivitDeck/issues/496",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.constantBindings.compactMap { binding in
      guard let purpose = binding.purpose, !binding.isFixed, !binding.isDisabled else {
        return nil
      }
      let isPresentation = purpose == .dialog || purpose == .presentation
      guard !isPresentation || !binding.isResetBesides else { return nil }
      if purpose == .presentation, binding.staysUntilDismissed { return nil }
      // Text of the program's own may be meant to be selected and no more.
      return Finding(
        binding.node.range, message(binding, purpose),
        severity: purpose == .text ? .information : nil,
        fix: WriteBack(context: context).fix(binding, purpose))
    }
  }

  private func message(_ binding: ConstantBinding, _ purpose: ConstantBinding.Purpose) -> String {
    let receiver = binding.receiver.calleeName ?? ""
    switch purpose {
    case .dialog, .presentation:
      return "'\(receiver)' cannot report through this that it is dismissed"
    case .text: return "what is entered into '\(receiver)' is dropped"
    case .selection: return "what is selected in '\(receiver)' is dropped"
    }
  }
}
