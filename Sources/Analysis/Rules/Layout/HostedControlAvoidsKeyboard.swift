/// Reports a hosted bar that moves for a keyboard it has nothing to do with.
struct HostedControlAvoidsKeyboard: Rule {
  let metadata = RuleMetadata(
    id: "hosted-control-avoids-keyboard",
    summary: "A hosted bar without text input moves when the screen's keyboard appears.",
    category: .layout, level: .at(.information),
    rationale: """
      Since iOS 14 a hosted view treats the keyboard as a part of its safe area, whoever brought the keyboard up. A \
      button or bar at the bottom of a UIKit screen with a text field then shifts inside its own frame, \
      or is pushed out of it. Let the keyboard cover it: `safeAreaRegions.remove(.keyboard)` on the host (iOS 16.4 \
      and later), or `.ignoresSafeArea(.keyboard)` on the root view.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class SearchController: UIViewController {
            let field = UITextField()

            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(field)
              let bar = UIHostingController(rootView: Text("Results"))
              addChild(bar)
              view.addSubview(bar.view)
              bar.view.translatesAutoresizingMaskIntoConstraints = false
              NSLayoutConstraint.activate([
                bar.view.heightAnchor.constraint(equalToConstant: 44),
                bar.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
              ])
              bar.didMove(toParent: self)
            }
          }
          """,
        after: """
          class SearchController: UIViewController {
            let field = UITextField()

            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(field)
              let bar = UIHostingController(rootView: Text("Results"))
              bar.safeAreaRegions.remove(.keyboard)
              addChild(bar)
              view.addSubview(bar.view)
              bar.view.translatesAutoresizingMaskIntoConstraints = false
              NSLayoutConstraint.activate([
                bar.view.heightAnchor.constraint(equalToConstant: 44),
                bar.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
              ])
              bar.didMove(toParent: self)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uihostingcontroller/safearearegions",
      "https://github.com/airbnb/epoxy-ios/issues/170",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard site.isEmbeddedOnly, site.liesAtBottom, !site.setsSafeAreaRegions(context.index),
        let input = context.index.textInput(of: site.ownerName)
      else { return nil }
      let tree = context.seam.tree(of: site)
      guard tree.holds(SwiftUILandmarks.textInputs).isNo, !tree.ignoresKeyboard else { return nil }
      return Finding(
        site.range, "\(site.mention) moves for the keyboard of the screen around it",
        notes: [Finding.Note(.declaration(input), "this takes the keyboard")],
        fix: IgnoreKeyboard(context).fix(site))
    }
  }
}

extension HostingSite {
  /// Whether the view is tied to the bottom of its container and leaves room above itself.
  fileprivate var liesAtBottom: Bool {
    let anchors = fates.compactMap { $0.effect == .constrainsView ? $0.use?.node.name : nil }
    return anchors.contains("bottomAnchor")
      && (!anchors.contains("topAnchor") || anchors.contains("heightAnchor"))
  }
}

extension WorkspaceIndex {
  /// A property of a controller that takes the keyboard.
  fileprivate func textInput(of type: String) -> DeclarationKey? {
    properties(of: type).first { found in
      guard let type = self.type(of: found.fact, owner: found.owner) else { return false }
      return ["UITextField", "UITextView", "UISearchBar", "UISearchController"].contains {
        descends(type.name, from: $0, in: found.owner).isYes
      }
    }.map { $0.key($0.fact.name) }
  }
}
