/// Reports views, gesture recognisers, constraints and the like that pile up with every update.
struct RepresentableViewCreatedInUpdate: Rule {
  let metadata = RuleMetadata(
    id: "representable-view-created-in-update",
    summary: "An update method adds something new to the wrapped view each time.",
    category: .representable, level: .at(.warning),
    rationale: """
      SwiftUI calls `updateUIView` for every change of the representable's value, of what it \
      observes and of its environment (all iOS versions). A view, layer, gesture recogniser, \
      constraint, observer or timer that it makes and adds is added again each time, on top of the \
      ones before: taps are handled several times, constraints contradict each other, and memory \
      grows.

      Make them in `makeUIView`, with `context.coordinator` as their target, and only change them in \
      the update.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Canvas: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { UIView() }

            func updateUIView(_ view: UIView, context: Context) {
              view.addGestureRecognizer(UITapGestureRecognizer())
            }
          }
          """,
        after: """
          struct Canvas: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
              let view = UIView()
              view.addGestureRecognizer(UITapGestureRecognizer())
              return view
            }

            func updateUIView(_ view: UIView, context: Context) {}
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
      "https://github.com/steventroughtonsmith/CatalystControlsGallery/issues/4",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.viewUpdates.compactMap { update in
      let work = update.work
      guard
        let first = work.first(where: {
          $0.isGuarded != .yes && $0.addsSomethingNew
        }), !work.contains(where: { $0.takesAway && $0.node.id < first.node.id }),
        let name = first.node.calleeName ?? first.node.assignmentTarget?.unwrapped.name
      else { return nil }
      return Finding(
        first.node.range,
        "'\(name)' adds something new with \(update.occasion)",
        severity: first.isGuarded == .no ? nil : .information)
    }
  }
}
