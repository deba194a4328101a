/// Reports hosted inputs that avoid the keyboard inside a screen that avoids it too.
struct KeyboardAvoidedTwice: Rule {
  let metadata = RuleMetadata(
    id: "keyboard-avoided-twice",
    summary: "A screen moves for the keyboard, and so does the hosted view in it.",
    category: .layout, level: .at(.information),
    rationale: """
      Since iOS 14 a hosted view treats the keyboard as a part of its safe area and moves its content out of the way. \
      Where the screen around it also changes a constraint or an inset when the keyboard appears, or ties the \
      host's view to its `keyboardLayoutGuide`, the content moves twice. One of the two has to leave it: \
      `safeAreaRegions.remove(.keyboard)` on the host (iOS 16.4 and later), or `.ignoresSafeArea(.keyboard)` \
      on the root view (iOS 14 and later).
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class FormController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let form = UIHostingController(rootView: TextField("Name", text: .constant("")))
              addChild(form)
              view.addSubview(form.view)
              form.view.translatesAutoresizingMaskIntoConstraints = false
              NSLayoutConstraint.activate([
                form.view.topAnchor.constraint(equalTo: view.topAnchor),
                form.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                form.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                form.view.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
              ])
              form.didMove(toParent: self)
            }
          }
          """,
        after: """
          class FormController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let form = UIHostingController(rootView: TextField("Name", text: .constant("")))
              form.safeAreaRegions.remove(.keyboard)
              addChild(form)
              view.addSubview(form.view)
              form.view.translatesAutoresizingMaskIntoConstraints = false
              NSLayoutConstraint.activate([
                form.view.topAnchor.constraint(equalTo: view.topAnchor),
                form.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                form.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                form.view.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
              ])
              form.didMove(toParent: self)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/uihostingcontroller/safearearegions",
      "https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard site.isEmbeddedOnly, !site.setsSafeAreaRegions(context.index),
        let move = site.keyboardAvoidance(context.index)
      else { return nil }
      let tree = context.seam.tree(of: site)
      let input = tree.landmarks(SwiftUILandmarks.textInputs).first
      guard !tree.ignoresKeyboard,
        input != nil
          || tree.holds(SwiftUILandmarks.textInputs) == .unknown
            && context.seam.isOnlyContent(site)
      else { return nil }
      return Finding(
        site.range,
        "\(site.mention) avoids the keyboard by itself, and so does the screen around it",
        severity: input == nil ? .hint : nil,
        notes: [
          Finding.Note(.here(move.range), "the screen makes room for the keyboard here"),
          input.flatMap { context.note($0, "the '\($0.name)' is here") },
        ].compactMap { $0 }, fix: IgnoreKeyboard(context).fix(site))
    }
  }
}
