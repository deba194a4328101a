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
    let made = context.seam.representables.flatMap { view in
      view.makeWork.compactMap { work in
        let layout =
          work.function.name.hasSuffix("UIViewController")
          ? ViewUpdate.Layout.controllersView : .view
        return finding(work, layout, severity: .information)
      }
    }
    let updated = context.seam.viewUpdates.flatMap { update in
      update.work.compactMap { work in
        finding(work, update.layout, severity: update.isIntrospection ? .information : nil)
      }
    }
    var seen: Set<TextOffset> = []
    // A function that both call is reported for the update.
    return (updated + made).filter { seen.insert($0.range.lowerBound).inserted }
  }

  private func finding(
    _ work: RepresentableWork, _ layout: ViewUpdate.Layout, severity: Severity?
  ) -> Finding? {
    guard let target = work.node.assignmentTarget?.unwrapped, target.kind == .member,
      let path = work.pathFromWrapped(target), let member = path.last
    else { return nil }
    let owner = Array(path.dropLast())
    switch layout {
    case .view: guard owner.isEmpty else { return nil }
    case .controllersView: guard owner == ["view"] else { return nil }
    case .unknown: return nil
    }
    let isMask =
      member == "translatesAutoresizingMaskIntoConstraints"
      && work.node.assignedValue?.name == "false"
    guard isMask || ["frame", "bounds", "center", "transform"].contains(member) else { return nil }
    return Finding(
      work.node.range, "'\(member)' of a view that SwiftUI lays out is set",
      severity: isMask ? .information : severity)
  }
}
