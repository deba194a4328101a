/// Reports costly or visible work that a representable does again with every update.
struct RepresentableUnguardedUpdate: Rule {
  let metadata = RuleMetadata(
    id: "representable-unguarded-update",
    summary: "An update method does costly or visible work again with every update.",
    category: .representable, level: .at(.warning),
    rationale: """
      SwiftUI calls `updateUIView` for every change of the representable's value, of what it \
      observes and of its environment (all iOS versions), whether or not the change concerns the \
      view. Loading a page or a region again throws away where the user was, and where a delegate \
      writes state in return the update starts itself anew. Assigning the text of a text input moves \
      the caret and ends the marked text of an input method, even when the text is the same; \
      reloading a table drops its selection and its animations.

      Compare with what the view shows, or with what the coordinator applied last. Conditions on \
      inputs alone are no comparison: they hold again at the next update. Loading and moving a map \
      are warnings where another input can start the update; the rest is information.
      """,
    fix: .safe,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Note: UIViewRepresentable {
            @Binding var text: String

            func makeUIView(context: Context) -> UITextView { UITextView() }

            func updateUIView(_ view: UITextView, context: Context) {
              view.text = text
            }
          }
          """,
        after: """
          struct Note: UIViewRepresentable {
            @Binding var text: String

            func makeUIView(context: Context) -> UITextView { UITextView() }

            func updateUIView(_ view: UITextView, context: Context) {
              if view.text != text { view.text = text }
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.viewUpdates.flatMap { update in
      let view = update.view
      return update.work.compactMap { work -> Finding? in
        guard work.isGuarded != .yes, let costly = CostlyUpdate(work, update, context.index),
          !work.node.isGivenDifference
        else { return nil }
        let isCertain =
          costly.isLoopProne && work.isGuarded == .no
          && view.updatesForMore(than: work.node)
        if work.isGuarded == .unknown, !costly.isLoopProne { return nil }
        return Finding(
          work.node.range,
          "\(costly.words) with \(update.occasion)",
          severity: isCertain ? nil : .information,
          fix: comparison(before: work.node, costly, view, context.file.lines))
      }
    }
  }

  /// Where both sides are short and certainly text.
  private func comparison(
    before assignment: Node, _ costly: CostlyUpdate, _ view: any ViewCode, _ lines: LineIndex
  ) -> Fix? {
    guard costly.isText, let value = assignment.assignedValue, view.isString(value) else {
      return nil
    }
    return Fix.comparing(assignment, .safe, in: lines)
  }
}

/// Work that is worth a comparison before it is done again.
private struct CostlyUpdate {
  /// The start of the message.
  let words: String
  let isLoopProne: Bool
  let isText: Bool

  private static let methods: [String: (types: [String], isLoopProne: Bool)] = [
    "load": (["WKWebView"], true), "loadHTMLString": (["WKWebView"], true),
    "loadFileURL": (["WKWebView"], true), "reload": (["WKWebView"], true),
    "replaceCurrentItem": (["AVPlayer"], true),
    "setRegion": (["MKMapView"], true), "setVisibleMapRect": (["MKMapView"], true),
    "removeOverlays": (["MKMapView"], false), "removeAnnotations": (["MKMapView"], false),
    "reloadData": (["UITableView", "UICollectionView"], false),
    "scrollToItem": (["UICollectionView"], false), "scrollToRow": (["UITableView"], false),
  ]

  init?(_ work: RepresentableWork, _ update: ViewUpdate, _ index: WorkspaceIndex) {
    let view = update.view
    let node = work.node
    if node.kind == .call {
      guard let name = node.calleeName, let method = Self.methods[name],
        let receiver = node.receiver, let type = view.type(of: receiver),
        method.types.contains(where: { index.descends(type.name, from: $0).isYes })
      else { return nil }
      words = "'\(name)' is called"
      isLoopProne = method.isLoopProne
      isText = false
      return
    }
    guard let target = node.assignmentTarget?.unwrapped, target.kind == .member,
      ["text", "attributedText"].contains(target.name), let base = target.base,
      node.assignedValue?.kind != .string, node.assignedValue?.kind != .literal,
      let type = view.type(of: base),
      ["UITextField", "UITextView", "UISearchBar"].contains(where: {
        index.descends(type.name, from: $0).isYes
      }), !update.isReadOnly
    else { return nil }
    words = "'\(target.name)' is assigned"
    isLoopProne = false
    isText = target.name == "text"
  }
}

extension ViewCode {
  /// Whether a value is a string: an input of that type, or a binding of it.
  fileprivate func isString(_ value: Node) -> Bool {
    guard let name = value.pathInSelf?.only, value.localDeclaration(of: name) == nil,
      let found = index.property(name, of: self.name), let type = found.fact.type
    else { return false }
    return type.simpleName == "String"
  }
}
