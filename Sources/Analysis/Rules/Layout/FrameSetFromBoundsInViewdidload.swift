/// Reports views that take the size of a controller's view before it is final, and keep it.
struct FrameSetFromBoundsInViewdidload: Rule {
  let metadata = RuleMetadata(
    id: "frame-set-from-bounds-in-viewdidload",
    summary: "A host's view or a stack takes its frame from bounds that are not final, once.",
    category: .layout, level: .at(.warning),
    rationale: """
      In `viewDidLoad`, `loadView` and an initialiser, `view.bounds` is what the view happens to start with; the size on screen \
      comes later, and changes with rotation and in Split View. A frame that is copied once follows neither, \
      unless the view has a flexible width and height. A stack view with that frame also runs under bars and \
      the notch, which constraints to `safeAreaLayoutGuide` avoid; a hosting view respects the safe area itself.
      """,
    fix: .safe,
    examples: [
      RuleMetadata.Example(
        before: """
          class ProfileController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let profile = UIHostingController(rootView: Text("Profile"))
              addChild(profile)
              profile.view.frame = view.bounds
              view.addSubview(profile.view)
              profile.didMove(toParent: self)
            }
          }
          """,
        after: """
          class ProfileController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let profile = UIHostingController(rootView: Text("Profile"))
              addChild(profile)
              profile.view.frame = view.bounds
              profile.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
              view.addSubview(profile.view)
              profile.didMove(toParent: self)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()",
      "https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property",
      "https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    hosts(context) + stacks(context)
  }

  private func hosts(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.flatMap { site -> [Finding] in
      let frames = site.fates.all(.sets("view.frame")).compactMap(\.use)
      guard !frames.isEmpty, site.kind == .controller, !site.fates.mayFollowBounds,
        context.index.ownerKind(of: site.ownerName) == .controller,
        !context.index.setsItself("view.autoresizingMask", in: site.hostType.name)
      else { return [] }
      let copies = frames.compactMap { BoundsCopy($0.node) }
      guard copies.count == frames.count else { return [] }
      return copies.map { copy in
        Finding(
          copy.assignment.range, "\(site.mention) keeps a frame from before the layout",
          fix: maskFix(copy, context))
      }
    }.withoutRepetitions()
  }

  /// The same of a stack view, in a controller that hosts SwiftUI.
  private func stacks(_ context: RuleContext) -> [Finding] {
    let owners = Set(context.seam.hostingSites.compactMap(\.owner))
    return owners.sorted { $0.id < $1.id }.flatMap { owner -> [Finding] in
      let name = context.index.name(of: owner)
      guard context.index.ownerKind(of: name) == .controller else { return [] }
      return BoundsCopy.all(in: owner).compactMap { copy in
        guard let label = copy.view.pathInSelf?.only,
          context.index.type(of: copy.view.unwrapped.origin, in: name)?.name == "UIStackView",
          !copy.isLaidOut(as: label, by: owner)
        else { return nil }
        return Finding(copy.assignment.range, "'\(label)' keeps a frame from before the layout")
      }
    }
  }

  private func maskFix(_ copy: BoundsCopy, _ context: RuleContext) -> Fix? {
    let assignment = copy.assignment
    guard assignment.statement == assignment,
      let indentation = context.file.indentation(of: assignment)
    else { return nil }
    let end = context.file.endOfLine(assignment.range.upperBound)
    return Fix(
      "Let it follow the size of its superview", .safe,
      edits: [
        Fix.Edit(
          replace: end..<end,
          with: [
            .text("\n"), .source(indentation), .source(copy.view.range),
            .text(".autoresizingMask = [.flexibleWidth, .flexibleHeight]"),
          ])
      ])
  }
}

extension [Fate] {
  /// Whether something besides its frame lays the view out, or could.
  fileprivate var mayFollowBounds: Bool {
    contains { fate in
      switch fate.effect {
      case .sets(let path):
        path == "view.autoresizingMask" || path == "view.translatesAutoresizingMaskIntoConstraints"
          || path.hasPrefix("view.frame.") || path == "view.bounds" || path == "view.center"
      case .constrainsView, .passesView, .returnsView, .storesView, .passed, .storedElsewhere: true
      case .insertsView(let method): method.hasSuffix("rrangedSubview") || method == "view"
      default: false
      }
    }
  }
}
