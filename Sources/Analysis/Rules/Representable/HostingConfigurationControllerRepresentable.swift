/// Reports a wrapped view controller in the content of a cell, where SwiftUI draws a placeholder.
struct HostingConfigurationControllerRepresentable: Rule {
  let metadata = RuleMetadata(
    id: "hosting-configuration-controller-representable",
    summary: "A UIHostingConfiguration shows a view that wraps a view controller.",
    category: .representable, level: .at(.error),
    rationale: """
      A `UIHostingConfiguration` (iOS 16 and later) has no view controller that could be the parent of another. \
      A `UIViewControllerRepresentable` anywhere in its content is not supported: SwiftUI draws a placeholder in its \
      place and logs that. Views of Apple's that wrap one, as `VideoPlayer` does, are no better, and a warning, since \
      how they are made is not documented. A `UIViewRepresentable` works, and so does what the content presents in a sheet.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          struct Camera: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
            func updateUIViewController(_ controller: UIViewController, context: Context) {}
          }

          func fill(_ cell: UITableViewCell) {
            cell.contentConfiguration = UIHostingConfiguration { Camera() }
          }
          """,
        after: """
          struct Camera: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) {}
          }

          func fill(_ cell: UITableViewCell) {
            cell.contentConfiguration = UIHostingConfiguration { Camera() }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/uihostingconfiguration"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingConfigurations.compactMap { configuration in
      let tree = configuration.tree
      if let controller = tree.landmarks(["UIViewControllerRepresentable"]).first {
        let name = controller.place.type.lastComponent
        return Finding(
          configuration.node.range,
          "'\(name)' wraps a view controller, which a cell's content cannot show",
          notes: [Finding.Note(.declaration(controller.place), "'\(name)' is declared here")])
      }
      guard let system = tree.landmarks(SwiftUILandmarks.wrappedControllers).first else {
        return nil
      }
      let note = context.note(system, "'\(system.name)' is here")
      return Finding(
        configuration.node.range,
        "'\(system.name)' wraps a view controller, which a cell's content cannot show",
        severity: .warning, notes: note.map { [$0] } ?? [])
    }
  }
}
