/// Reports a contained hosting controller of which only a part is removed.
struct HostingRemovedIncompletely: Rule {
  let metadata = RuleMetadata(
    id: "hosting-removed-incompletely",
    summary: "A child hosting controller is removed by halves and stays in 'children'.",
    category: .containment, level: .at(.warning),
    rationale: """
      Removing a child takes three steps: `willMove(toParent: nil)`, `view.removeFromSuperview()`, \
      `removeFromParent()`, which calls `didMove(toParent: nil)` itself. Taking away the view alone, or \
      dropping your reference, leaves the controller with its model in the parent's `children`; each round of \
      showing and hiding adds one more. Inserting such a view under another controller later throws \
      `UIViewControllerHierarchyInconsistency`. A missing `willMove(toParent: nil)` is mostly harmless and \
      reported as information; so is a view that other code inserts again without `addChild`, since it may \
      be hidden only for a while.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class BannerController: UIViewController {
            let banner = UIHostingController(rootView: Text("Offline"))

            func show() {
              addChild(banner)
              view.addSubview(banner.view)
              banner.didMove(toParent: self)
            }

            func hide() {
              banner.view.removeFromSuperview()
            }
          }
          """,
        after: """
          class BannerController: UIViewController {
            let banner = UIHostingController(rootView: Text("Offline"))

            func show() {
              addChild(banner)
              view.addSubview(banner.view)
              banner.didMove(toParent: self)
            }

            func hide() {
              banner.willMove(toParent: nil)
              banner.view.removeFromSuperview()
              banner.removeFromParent()
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.containments.flatMap { containment -> [Finding] in
      guard containment.isCertainlyHosting, containment.fates.has(.addsChild),
        !containment.fates.isPassedOn
      else { return [] }
      return containment.removals.compactMap { removal in
        switch removal.missing {
        case .parent: missingParent(containment, removal, context)
        case .announcement: missingAnnouncement(containment, removal.use, context)
        }
      }
    }.withoutRepetitions()
  }

  private func missingParent(
    _ containment: Containment, _ removal: IncompleteRemoval, _ context: RuleContext
  ) -> Finding {
    let use = removal.use
    let name = use.subject ?? containment.mention
    let message: String
    switch use.effect {
    case .removesView: message = "the view of \(name) is removed, but the controller stays a child"
    default: message = "\(name) is let go while it is still a child of this controller"
    }
    return Finding(
      use.node.callRange, message, severity: removal.isTemporary ? .information : nil,
      notes: containment.fates.first(.addsChild)?.use.map {
        [Finding.Note(.here($0.node.callRange), "added as a child here")]
      } ?? [],
      fix: RemoveHost(file: context.file).fix(use, name: use.subjectName ?? containment.label))
  }

  private func missingAnnouncement(
    _ containment: Containment, _ use: Use, _ context: RuleContext
  ) -> Finding {
    Finding(
      use.node.callRange,
      "\(use.subject ?? containment.mention) is removed without 'willMove(toParent: nil)'",
      severity: .information,
      fix: RemoveHost(file: context.file).announceFix(
        use, name: use.subjectName ?? containment.label))
  }
}

extension Use {
  /// What this code calls the controller, which may differ from the name it was made under.
  fileprivate var subjectName: String? {
    let mention = effect == .cleared ? node.assignmentTarget?.unwrapped : reference
    guard let mention, mention.kind == .name || mention.kind == .member else { return nil }
    // A local that holds the view says nothing of the controller.
    if effect == .removesView, mention.wrapped.parent?.name != "view" { return nil }
    return mention.name
  }

  fileprivate var subject: String? { subjectName.map { "'\($0)'" } }
}
