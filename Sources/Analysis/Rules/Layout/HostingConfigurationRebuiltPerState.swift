/// Reports cells that make their SwiftUI content again at each change of a state it does not use.
struct HostingConfigurationRebuiltPerState: Rule {
  let metadata = RuleMetadata(
    id: "hosting-configuration-rebuilt-per-state",
    summary: "A cell makes its hosting configuration again at each change of its state.",
    category: .layout, level: .at(.information),
    rationale: """
      `updateConfiguration(using:)` and a `configurationUpdateHandler` run whenever the cell's state changes: for \
      each highlight, selection, focus and drag. A `UIHostingConfiguration` that is made there without a look at \
      the state gives the same content again, and the cell has to update its hosting view for it each time. \
      Set it where the item changes, or read the state inside.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          class RowCell: UICollectionViewCell {
            var title = ""

            override func updateConfiguration(using state: UICellConfigurationState) {
              super.updateConfiguration(using: state)
              contentConfiguration = UIHostingConfiguration { Text(title) }
            }
          }
          """,
        after: """
          class RowCell: UICollectionViewCell {
            var title = "" {
              didSet {
                contentConfiguration = UIHostingConfiguration { Text(title) }
              }
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uicollectionviewcell/updateconfiguration(using:)",
      "https://github.com/anyproto/anytype-swift/pull/4945",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    guard context.file.mentions.contains("UIHostingConfiguration") else { return [] }
    return context.file.code.file.descendants.compactMap { node in
      guard node.kind == .call, node.callee?.kind == .name,
        node.calleeName == "UIHostingConfiguration", let update = node.stateUpdate,
        !node.isConditional(within: update.body), !update.body.usesState(update.state)
      else { return nil }
      return Finding(
        node.range,
        "this content is made again at each change of the cell's state, which it does not use")
    }
  }
}

extension Node {
  /// The function or closure around this element that runs at each change of a cell's state, with
  /// the name that the state has there.
  fileprivate var stateUpdate: (body: Node, state: String)? {
    for ancestor in ancestors {
      if ancestor.kind == .function {
        guard ancestor.memberName == "updateConfiguration(using:)", ancestor.has(.isOverride),
          let state = ancestor.child(.parameter)
        else { return nil }
        return (ancestor, state.name)
      }
      if ancestor.kind == .closure, let parent = ancestor.wrapped.parent,
        parent.kind == .assignment,
        parent.assignmentTarget?.unwrapped.name == "configurationUpdateHandler"
      {
        let parameters = ancestor.children(.parameter)
        guard parameters.count == 2 else { return nil }
        return (ancestor, parameters[1].name)
      }
    }
    return nil
  }

  /// Whether the state is looked at, beyond being passed to `super`; also `configurationState`.
  fileprivate func usesState(_ name: String) -> Bool {
    let passings = superCalls
    return descendants.contains { node in
      guard node.kind == .name || node.kind == .member else { return false }
      if ["configurationState", "isSelected", "isHighlighted"].contains(node.name) { return true }
      return node.kind == .name && node.name == name
        && !passings.contains { $0.contains(node) }
    }
  }
}
