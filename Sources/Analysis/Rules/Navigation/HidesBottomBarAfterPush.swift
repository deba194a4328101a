/// Reports `hidesBottomBarWhenPushed` that is set when the push has already read it.
struct HidesBottomBarAfterPush: Rule {
  let metadata = RuleMetadata(
    id: "hides-bottom-bar-after-push",
    summary: "`hidesBottomBarWhenPushed` is set after the push that reads it.",
    category: .navigation, level: .at(.warning),
    rationale: """
      A navigation controller asks for `hidesBottomBarWhenPushed` when it pushes. Set behind the push, it is \
      too late: the tab bar stays under the hosted screen.
      """,
    fix: .safe,
    examples: [
      RuleMetadata.Example(
        before: """
          class LibraryController: UIViewController {
            @objc func openDetails() {
              let details = UIHostingController(rootView: Text("Details"))
              navigationController?.pushViewController(details, animated: true)
              details.hidesBottomBarWhenPushed = true
            }
          }
          """,
        after: """
          class LibraryController: UIViewController {
            @objc func openDetails() {
              let details = UIHostingController(rootView: Text("Details"))
              details.hidesBottomBarWhenPushed = true
              navigationController?.pushViewController(details, animated: true)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      let settings = site.fates.all(.sets("hidesBottomBarWhenPushed")).compactMap(\.use)
      guard let late = settings.first, late.node.assignedValue?.name == "true",
        let push = site.fates.first(where: { $0.effect == .pushes && $0.isDirect })?.use,
        push.node.id < late.node.id, push.node.enclosingBody == late.node.enclosingBody,
        !push.node.isAlternative(to: late.node)
      else { return nil }
      return Finding(
        late.node.range,
        "'hidesBottomBarWhenPushed' is set after the push, which has read it already",
        notes: [Finding.Note(.here(push.node.callRange), "pushed here")],
        fix: fix(late.node, before: push.node, context))
    }
  }

  private func fix(_ late: Node, before push: Node, _ context: RuleContext) -> Fix? {
    guard let statement = push.statement, late.statement == late,
      statement.isInSameBlock(as: late), let removal = context.file.remove(late),
      let indentation = context.file.indentation(of: statement)
    else { return nil }
    let start = statement.range.lowerBound
    let insertion = Fix.Edit(
      replace: start..<start, with: [.source(late.range), .text("\n"), .source(indentation)])
    return Fix("Set it before the push", .safe, edits: [insertion, removal])
  }
}
