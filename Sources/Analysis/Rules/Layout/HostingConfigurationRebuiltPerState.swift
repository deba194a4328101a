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
    context.seam.hostingConfigurations.compactMap { configuration in
      guard let update = configuration.stateUpdate,
        !update.isGated(configuration.node), !update.usesState(for: configuration.node)
      else { return nil }
      return Finding(
        configuration.node.range,
        "this content is made again at each change of the cell's state, which it does not use")
    }
  }
}
