/// Reports an update that sets off a delegate callback which writes state at once.
struct RepresentableDelegateWritesDuringUpdate: Rule {
  let metadata = RuleMetadata(
    id: "representable-delegate-writes-during-update",
    summary: "An update sets a property whose delegate callback writes a binding at once.",
    category: .representable, level: .at(.warning),
    rationale: """
      Some properties call the delegate back before their setter returns (all iOS versions): \
      `contentOffset` calls `scrollViewDidScroll`, `selectedRange` and `text` of a text view call \
      `textViewDidChangeSelection`. A callback that writes a binding then does so in the middle of \
      SwiftUI's update, which logs "Modifying state during view update, this will cause undefined \
      behavior" and may start the next update.

      Set the property only when it differs, and let the callback write only what differs, or on \
      the next turn of the main actor. Callbacks for what the user does (`textViewDidChange`) are \
      not called for programmatic changes. A map may call back later: information.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Scroller: UIViewRepresentable {
            @Binding var offset: CGPoint

            func makeCoordinator() -> Coordinator { Coordinator(self) }

            func makeUIView(context: Context) -> UIScrollView {
              let view = UIScrollView()
              view.delegate = context.coordinator
              return view
            }

            func updateUIView(_ view: UIScrollView, context: Context) {
              view.contentOffset = offset
            }

            final class Coordinator: NSObject, UIScrollViewDelegate {
              let parent: Scroller

              init(_ parent: Scroller) { self.parent = parent }

              func scrollViewDidScroll(_ view: UIScrollView) {
                parent.offset = view.contentOffset
              }
            }
          }
          """,
        after: """
          struct Scroller: UIViewRepresentable {
            @Binding var offset: CGPoint

            func makeCoordinator() -> Coordinator { Coordinator(self) }

            func makeUIView(context: Context) -> UIScrollView {
              let view = UIScrollView()
              view.delegate = context.coordinator
              return view
            }

            func updateUIView(_ view: UIScrollView, context: Context) {
              if view.contentOffset != offset { view.contentOffset = offset }
            }

            final class Coordinator: NSObject, UIScrollViewDelegate {
              let parent: Scroller

              init(_ parent: Scroller) { self.parent = parent }

              func scrollViewDidScroll(_ view: UIScrollView) {
                parent.offset = view.contentOffset
              }
            }
          }
          """)
    ],
    references: ["https://github.com/krzyzanowskim/STTextView/issues/109"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.representables.flatMap { view -> [Finding] in
      guard let coordinator = view.coordinator, view.makesCoordinatorDelegate else { return [] }
      return view.updateWork.compactMap { work -> Finding? in
        guard work.isGuarded != .yes, let echo = DelegateEcho(work.node, view, context.index),
          let write = coordinator.writeOfBinding(in: echo.callbacks, of: view)
        else { return nil }
        return Finding(
          work.node.range,
          "setting '\(echo.property)' calls '\(write.callback)', which writes "
            + "'\(write.binding)' during SwiftUI's update",
          severity: echo.isImmediate && work.isGuarded == .no ? nil : .information,
          notes: [Finding.Note(.here(write.node.range), "'\(write.binding)' is written here")],
          fix: echo.canBeCompared
            ? Fix.comparing(work.node, .needsReview, in: context.file.lines) : nil)
      }
    }
  }
}

/// A change of a view that its delegate hears of.
private struct DelegateEcho {
  let property: String
  let callbacks: Set<String>
  let isImmediate: Bool

  /// Whether the values of the property can be compared.
  var canBeCompared: Bool {
    ["attributedText", "contentOffset", "selectedRange", "text", "zoomScale"].contains(property)
  }

  private static let changes: [(type: String, properties: Set<String>, callbacks: Set<String>)] = [
    (
      "UITextView", ["selectedRange", "selectedTextRange", "text", "attributedText"],
      ["textViewDidChangeSelection"]
    ),
    ("UITextField", ["selectedTextRange"], ["textFieldDidChangeSelection"]),
    ("UIScrollView", ["contentOffset", "setContentOffset"], ["scrollViewDidScroll"]),
    ("UIScrollView", ["zoomScale", "setZoomScale"], ["scrollViewDidZoom"]),
    (
      "MKMapView", ["region", "setRegion", "setCenter", "setVisibleMapRect", "setCamera"],
      ["mapViewDidChangeVisibleRegion", "mapView(_:regionDidChangeAnimated:)"]
    ),
  ]

  init?(_ node: Node, _ view: Representable, _ index: WorkspaceIndex) {
    let name: String?
    let base: Node?
    if node.kind == .assignment {
      let target = node.assignmentTarget?.unwrapped
      (name, base) = (target?.name, target?.base)
    } else {
      (name, base) = (node.calleeName, node.receiver)
    }
    guard let name, let base, let type = view.type(of: base),
      let change = Self.changes.first(where: {
        $0.properties.contains(name) && index.descends(type.name, from: $0.type).isYes
      })
    else { return nil }
    property = name
    callbacks = change.callbacks
    let isAnimated = node.argument("animated").map { $0.name != "false" } ?? false
    isImmediate = change.type != "MKMapView" && !isAnimated
  }
}
