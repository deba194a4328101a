/// Reports a representable that lays out the view that SwiftUI lays out.
struct RepresentableSetsGeometry: Rule {
  let metadata = RuleMetadata(
    id: "representable-sets-geometry",
    summary: "A representable sets the geometry of the view that SwiftUI lays out.",
    category: .representable, level: .at(.warning),
    rationale: """
      SwiftUI fully controls the layout of the view that a representable returns (all iOS versions): \
      its `center`, `bounds`, `frame` and `transform`. Setting them gives an undefined result: it \
      holds until the next layout pass, or fights with it.

      Use SwiftUI's own modifiers around the representable (`frame`, `offset`, `rotationEffect`), \
      `sizeThatFits`, or a container view whose subview is free to move. What `makeUIView` sets \
      before SwiftUI has laid the view out is merely lost: information. So is \
      `translatesAutoresizingMaskIntoConstraints = false` on that view, with which constraints \
      decide against the frame that SwiftUI sets.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Tilted: UIViewRepresentable {
            var angle: CGFloat

            func makeUIView(context: Context) -> UIImageView { UIImageView() }

            func updateUIView(_ view: UIImageView, context: Context) {
              view.transform = CGAffineTransform(rotationAngle: angle)
            }
          }
          """,
        after: """
          struct Tilted: UIViewRepresentable {
            var angle: CGFloat

            func makeUIView(context: Context) -> UIView {
              let container = UIView()
              container.addSubview(UIImageView())
              return container
            }

            func updateUIView(_ view: UIView, context: Context) {
              view.subviews.first?.transform = CGAffineTransform(rotationAngle: angle)
            }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/uiviewrepresentable"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.representables.flatMap { view in
      let made = view.makeWork.compactMap { finding($0, in: view, severity: .information) }
      let updated = view.updateWork.compactMap { finding($0, in: view, severity: nil) }
      var seen: Set<TextOffset> = []
      // A function that both call is reported for the update.
      return (updated + made).filter { seen.insert($0.range.lowerBound).inserted }
    }
  }

  private func finding(
    _ work: RepresentableWork, in view: Representable, severity: Severity?
  ) -> Finding? {
    guard let target = work.node.assignmentTarget?.unwrapped, target.kind == .member,
      let path = work.pathFromWrapped(target), let member = path.last
    else { return nil }
    let owner = Array(path.dropLast())
    let isController = work.function.name.hasSuffix("UIViewController")
    guard owner == (isController ? ["view"] : []) else { return nil }
    let isMask =
      member == "translatesAutoresizingMaskIntoConstraints"
      && work.node.assignedValue?.name == "false"
    guard isMask || ["frame", "bounds", "center", "transform"].contains(member) else { return nil }
    return Finding(
      work.node.range, "'\(member)' of a view that SwiftUI lays out is set",
      severity: isMask ? .information : severity)
  }
}
