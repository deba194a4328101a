/// Reports a hosting controller that is made each time a cell is filled.
struct HostingControllerPerCell: Rule {
  let metadata = RuleMetadata(
    id: "hosting-controller-per-cell",
    summary: "A new hosting controller is made each time a cell is filled.",
    category: .containment, level: .at(.warning),
    rationale: """
      Cells are reused: the method that fills one runs for every row that scrolls in. A host made there is \
      put on top of the last one, and every `addChild` leaves another child behind. From iOS 16 on, \
      `UIHostingConfiguration` shows SwiftUI in a cell without a controller (it adds margins by default). Below \
      that, one host for each cell, made once and given a new `rootView`, is the accepted way.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class ListController: UITableViewController {
            override func tableView(
              _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
              let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
              let host = UIHostingController(rootView: Text("Row"))
              addChild(host)
              cell.contentView.addSubview(host.view)
              host.didMove(toParent: self)
              return cell
            }
          }
          """,
        after: """
          class ListController: UITableViewController {
            override func tableView(
              _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
              let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
              cell.contentConfiguration = UIHostingConfiguration { Text("Row") }.margins(.all, 0)
              return cell
            }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/uihostingconfiguration"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.filter { $0.isMadePerFilling(context.index) }.map { site in
      let fix = UseHostingConfiguration(file: context.file, settings: context.settings).fix(site)
      return Finding(
        site.range,
        "a new hosting controller is made each time "
          + (site.isMadeForSection ? "a section's view is asked for" : "a cell is filled"),
        fix: fix)
    }
  }
}
