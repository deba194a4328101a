/// Reports a host's view that is put into a cell itself instead of its content view.
struct CellHostOutsideContentView: Rule {
  let metadata = RuleMetadata(
    id: "cell-host-outside-content-view",
    summary: "A host's view is added to a cell itself, not to its content view.",
    category: .containment, level: .at(.warning),
    rationale: """
      A cell lays out its `contentView`: it makes room beside it for accessories and editing controls, and \
      applies its margins to it. A subview of the cell itself lies outside of all that: it covers accessories, \
      does not move for editing, and cells that size themselves measure the content view without it.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class RowCell: UITableViewCell {
            private let host = UIHostingController(rootView: Text("Row"))

            func embed(in parent: UIViewController) {
              host.safeAreaRegions = []
              parent.addChild(host)
              addSubview(host.view)
              host.didMove(toParent: parent)
            }
          }
          """,
        after: """
          class RowCell: UITableViewCell {
            private let host = UIHostingController(rootView: Text("Row"))

            func embed(in parent: UIViewController) {
              host.safeAreaRegions = []
              parent.addChild(host)
              contentView.addSubview(host.view)
              host.didMove(toParent: parent)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uitableviewcell/contentview",
      "https://developer.apple.com/documentation/uikit/uicollectionviewcell/contentview",
      "https://github.com/finn-no/FinniversKit/pull/1337",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.flatMap { site -> [Finding] in
      let insertions = site.fates.insertions.filter(\.isDirect).compactMap(\.use)
        .filter(\.isIntoSelf)
      guard !insertions.isEmpty, context.index.hasContentView(site.ownerName) else { return [] }
      return insertions.map { use in
        Finding(
          use.node.callRange,
          "the view of \(site.mention) is added to the cell itself, beside its content view",
          fix: fix(use))
      }
    }.withoutRepetitions()
  }

  private func fix(_ use: Use) -> Fix? {
    guard let callee = use.node.callee else { return nil }
    let start = callee.focus.lowerBound
    return Fix(
      "Add it to 'contentView'", .needsReview, edits: [.insert("contentView.", at: start)])
  }
}

extension Use {
  /// Whether the view goes into the object that the code belongs to.
  fileprivate var isIntoSelf: Bool {
    guard node.kind == .call, Effect.insertionMethods.contains(node.calleeName ?? "") else {
      return false
    }
    return receiver.map(\.isSelfReference) ?? (node.callee?.kind == .name)
  }
}

extension WorkspaceIndex {
  fileprivate func hasContentView(_ type: String) -> Bool {
    guard !type.isEmpty else { return false }
    return descends(type, from: "UITableViewCell").isYes
      || descends(type, from: "UICollectionViewCell").isYes
  }
}
