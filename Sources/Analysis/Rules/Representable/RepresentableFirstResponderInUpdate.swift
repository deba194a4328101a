/// Reports focus that an update method moves at once.
struct RepresentableFirstResponderInUpdate: Rule {
  let metadata = RuleMetadata(
    id: "representable-first-responder-in-update",
    summary: "An update method moves the first responder at once.",
    category: .representable, level: .at(.warning),
    rationale: """
      `updateUIView` runs inside SwiftUI's own update (all iOS versions). Taking or giving up first \
      responder there calls delegates and moves focus before that update has ended: the console \
      shows "AttributeGraph: cycle detected", the keyboard flickers, and bindings that the delegate \
      writes are dropped.

      Do it on the next turn of the main loop, and only when it changes something \
      (`isFirstResponder`, and a window to have a keyboard in). Behind a flag that the same branch sets \
      it happens once, and is information.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Field: UIViewRepresentable {
            var isFocused: Bool

            func makeUIView(context: Context) -> UITextField { UITextField() }

            func updateUIView(_ field: UITextField, context: Context) {
              if isFocused, !field.isFirstResponder {
                field.becomeFirstResponder()
              }
            }
          }
          """,
        after: """
          struct Field: UIViewRepresentable {
            var isFocused: Bool

            func makeUIView(context: Context) -> UITextField { UITextField() }

            func updateUIView(_ field: UITextField, context: Context) {
              if isFocused, !field.isFirstResponder {
                DispatchQueue.main.async { field.becomeFirstResponder() }
              }
            }
          }
          """)
    ],
    references: [
      "https://github.com/subconsciousnetwork/subconscious/issues/253",
      "https://github.com/blsage/iTextField/issues/11",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.viewUpdates.flatMap { update in
      update.work.filter(\.node.movesFocus).map { work in
        let call = work.node
        let isCertain = update.isSynchronous && !work.isBehindOneShotFlag
        return Finding(
          call.range, "'\(update.runner)' calls '\(call.calleeName ?? "")' during SwiftUI's update",
          severity: isCertain ? nil : .information, fix: laterFix(call))
      }
    }
  }

  /// Absent where the result is used, and where the view has no name that a closure could take.
  private func laterFix(_ call: Node) -> Fix? {
    guard call.statement == call, call.receiver?.path?.first?.hasPrefix("$") != true else {
      return nil
    }
    return Fix(
      "Do it on the next turn of the main loop", .needsReview,
      edits: [
        .insert("DispatchQueue.main.async { ", at: call.range.lowerBound),
        .insert(" }", at: call.range.upperBound),
      ])
  }
}

extension Node {
  fileprivate var movesFocus: Bool {
    ["becomeFirstResponder", "resignFirstResponder"].contains(calleeName ?? "")
      && receiver != nil && arguments.isEmpty
  }
}
