/// Reports a host that covers the colour of the view it lies in.
struct HostingBackgroundOpaque: Rule {
  let metadata = RuleMetadata(
    id: "hosting-background-opaque",
    summary: "An embedded host paints the system's background over the colour of its container.",
    category: .layout, level: .at(.hint),
    rationale: """
      The view of a `UIHostingController` has the system's background colour. Embedded in a view with a colour of its own \
      it paints a box, which a light appearance may hide and a dark one shows. Give the view no colour: \
      `host.view.backgroundColor = .clear`. What `UIHostingConfiguration` makes has none.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class AccountController: UIViewController {
            let card = UIView()

            override func viewDidLoad() {
              super.viewDidLoad()
              card.backgroundColor = .red
              view.addSubview(card)
              let profile = UIHostingController(rootView: ProfileView())
              addChild(profile)
              card.addSubview(profile.view)
              profile.didMove(toParent: self)
            }
          }
          """,
        after: """
          class AccountController: UIViewController {
            let card = UIView()

            override func viewDidLoad() {
              super.viewDidLoad()
              card.backgroundColor = .red
              view.addSubview(card)
              let profile = UIHostingController(rootView: ProfileView())
              profile.view.backgroundColor = .clear
              addChild(profile)
              card.addSubview(profile.view)
              profile.didMove(toParent: self)
            }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/uikit/uiview/backgroundcolor"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard site.isEmbeddedOnly, !site.choosesBackground(context.index),
        let color = site.containerColor
      else { return nil }
      return Finding(
        site.range, "\(site.mention) paints the system's background over its container",
        notes: [Finding.Note(.here(color.range), "the container's colour is set here")],
        fixes: fix(site, context).map { [$0] } ?? [])
    }
  }

  private func fix(_ site: HostingSite, _ context: RuleContext) -> Fix? {
    guard case .local = site.holder else { return nil }
    return SetOnHost(file: context.file, settings: context.settings).fix(
      site, "view.backgroundColor = .clear", title: { "Make the background of '\($0)' clear" })
  }
}

extension HostingSite {
  /// Whether the colour of the host's view is chosen, or its content paints all of it.
  fileprivate func choosesBackground(_ index: WorkspaceIndex) -> Bool {
    let paths = ["view.backgroundColor", "view.isOpaque"]
    if paths.contains(where: { fates.sets($0) || index.setsItself($0, in: hostType.name) }) {
      return true
    }
    return rootView.map { root in
      ([root] + root.descendants).contains { $0.kind == .call && $0.calleeName == "background" }
    } ?? true
  }

  /// The assignment of a colour to the view inside the screen, or the cell, that takes the host's.
  fileprivate var containerColor: Node? {
    guard let owner, let insertion = fates.insertions.first(where: { $0.isDirect })?.use,
      let receiver = insertion.receiver?.pathInSelf, receiver != ["view"], receiver.count == 1
    else { return nil }
    let path = receiver + ["backgroundColor"]
    return owner.descendants.first { node in
      guard node.kind == .assignment, node.assignmentTarget?.pathInSelf == path,
        let value = node.assignedValue, !value.has(.isNil)
      else { return false }
      return !["clear", "systemBackground"].contains(value.name)
    }
  }
}
