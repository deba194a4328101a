/// Reports hosts' views that are laid out by constraints and by their autoresizing mask as well.
struct HostingAutoresizingNotDisabled: Rule {
  let metadata = RuleMetadata(
    id: "hosting-autoresizing-not-disabled",
    summary: "A host's view is constrained while its autoresizing mask makes constraints too.",
    category: .layout, level: .at(.warning),
    rationale: """
      `translatesAutoresizingMaskIntoConstraints` is true for every view made in code, a hosting controller's \
      included. The mask and the frame then become constraints of their own, the ones written out contradict \
      them, and the system breaks one of them at run time ("Unable to simultaneously satisfy constraints"). \
      Stack views set it to false for their arranged views.
      """,
    fix: .safe,
    examples: [
      RuleMetadata.Example(
        before: """
          class TipController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let tip = UIHostingController(rootView: Text("Tip"))
              addChild(tip)
              view.addSubview(tip.view)
              tip.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
              tip.didMove(toParent: self)
            }
          }
          """,
        after: """
          class TipController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let tip = UIHostingController(rootView: Text("Tip"))
              addChild(tip)
              view.addSubview(tip.view)
              tip.view.translatesAutoresizingMaskIntoConstraints = false
              tip.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
              tip.didMove(toParent: self)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    var seen: Set<Node> = []
    return context.seam.hostingSites.compactMap { site in
      guard site.kind == .controller, let use = site.fates.firstConstraint,
        !site.fates.mayDisableAutoresizing,
        !context.index.setsItself(Self.flag, in: site.hostType.name),
        site.owner?.disablesAutoresizingOfAll != true, seen.insert(use.node).inserted
      else { return nil }
      return Finding(
        use.constraint.range,
        "\(site.mention) is constrained while its autoresizing mask makes constraints too",
        fixes: fix(use, context).map { [$0] } ?? [])
    }
  }

  private static let flag = "view.translatesAutoresizingMaskIntoConstraints"

  private func fix(_ use: Use, _ context: RuleContext) -> Fix? {
    guard use.node.kind == .member, let view = use.node.firstChild, view.unwrapped.path != nil,
      let statement = use.node.statement, let indentation = context.file.indentation(of: statement)
    else { return nil }
    let start = statement.range.lowerBound
    return Fix(
      "Turn the autoresizing mask off", .safe,
      edits: [
        Fix.Edit(
          replace: start..<start,
          with: [
            .source(view.range), .text(".translatesAutoresizingMaskIntoConstraints = false\n"),
            .source(indentation),
          ])
      ])
  }
}

extension Use {
  /// The constraint that is made.
  fileprivate var constraint: Node {
    guard node.kind == .member, let maker = node.wrapped.parent, let call = maker.wrapped.parent,
      call.kind == .call
    else { return node }
    return call
  }

  /// Whether the view is what a constraint lays out, rather than what it is laid out by.
  fileprivate var isFirstItem: Bool {
    if node.kind == .member { return node.wrapped.parent?.name == "constraint" }
    return node.kind == .call && node.argument("item").map { $0.contains(reference) } ?? false
  }
}

extension [Fate] {
  fileprivate var firstConstraint: Use? {
    first { $0.effect == .constrainsView && $0.use?.isFirstItem == true }?.use
  }

  /// Whether something sets the flag, or could: a stack view, code out of sight, a method that
  /// is not UIKit's.
  fileprivate var mayDisableAutoresizing: Bool {
    contains { fate in
      switch fate.effect {
      case .sets(let path):
        path == "view.translatesAutoresizingMaskIntoConstraints" || path == "view.autoresizingMask"
      case .insertsView(let method):
        ["addArrangedSubview", "insertArrangedSubview", "arrangedSubviews", "view"].contains(method)
      case .passesView, .returnsView, .storesView, .passed, .storedElsewhere, .returned: true
      case .calls: !fate.isDirect
      case .callsOnView(let name): !Self.methodsOfViews.contains(name)
      case .reads(let path):
        path.hasPrefix("view.") && !Self.propertiesOfViews.contains(String(path.dropFirst(5)))
      default: false
      }
    }
  }

  private static let methodsOfViews: Set<String> = [
    "setContentHuggingPriority", "setContentCompressionResistancePriority", "setNeedsLayout",
    "layoutIfNeeded", "invalidateIntrinsicContentSize", "setNeedsUpdateConstraints",
    "systemLayoutSizeFitting", "sizeToFit", "sizeThatFits", "removeFromSuperview", "addSubview",
    "bringSubviewToFront", "sendSubviewToBack", "addGestureRecognizer", "setNeedsDisplay",
  ]

  private static let propertiesOfViews: Set<String> = [
    "bounds", "frame", "layer", "superview", "window", "intrinsicContentSize", "subviews",
    "isHidden", "alpha", "backgroundColor", "safeAreaInsets", "constraints", "transform", "center",
  ]
}

extension Node {
  /// Whether the type turns the masks of a whole list of views off.
  fileprivate var disablesAutoresizingOfAll: Bool {
    descendants.contains { node in
      guard node.kind == .member, node.name == "translatesAutoresizingMaskIntoConstraints",
        let base = node.base, base.kind == .name
      else { return false }
      if base.name.hasPrefix("$") { return true }
      let local = base.localDeclaration(of: base.name)
      return local?.kind == .parameter || local?.parent?.kind == .forLoop
    }
  }
}
