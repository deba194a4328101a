/// The constraints that a host's view is laid out by, and whether its autoresizing mask makes more.
extension HostingSite {
  /// The first use of the host's view that makes a constraint which lays it out.
  package var firstConstraint: Use? {
    fates.first { $0.effect == .constrainsView && $0.use?.isFirstItem == true }?.use
  }

  /// Whether something turns the mask of the host's view off, or could: a stack view, code out of
  /// sight, a method that is not UIKit's, the host's own class.
  package func mayDisableAutoresizing(_ index: WorkspaceIndex) -> Bool {
    fates.contains(where: \.mayDisableAutoresizing)
      || index.setsItself("view.translatesAutoresizingMaskIntoConstraints", in: hostType.name)
      || owner?.disablesAutoresizingOfAll(in: ownerName, index) == true
  }
}

extension SeamModel {
  /// The first constraint by which each hosting class of the file lays out its own view, which it puts
  /// into another in the same method, while nothing in it turns the mask of the view off.
  package func constraintsOfOwnView(_ index: WorkspaceIndex) -> [Use] {
    hostingSubclasses.compactMap { host in
      let insertions = calls.calls("addSubview", "insertSubview").filter {
        host.declaration.contains($0) && $0.argument(at: 0)?.isOwnView(of: host.declaration) == true
      }
      guard !insertions.isEmpty,
        !index.setsItself("view.translatesAutoresizingMaskIntoConstraints", in: host.name),
        !index.setsItself("view.autoresizingMask", in: host.name)
      else { return nil }
      let mentions = host.declaration.descendants.filter { $0.isOwnView(of: host.declaration) }
        .map { UseClassifier.classify($0, as: .view) }
      let uses = mentions.flatMap(\.uses)
      let mayBeOff = uses.contains {
        Fate(effect: $0.effect, use: $0, isDirect: true).mayDisableAutoresizing
      }
      // Under another name anything may be done with it.
      guard !mayBeOff, mentions.allSatisfy(\.aliases.isEmpty) else { return nil }
      return uses.first { use in
        use.effect == .constrainsView && use.isFirstItem
          && insertions.contains { $0.enclosingFunction == use.node.enclosingFunction }
      }
    }
  }
}

extension Use {
  /// The constraint that this use of a view makes.
  package var constraint: Node {
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

extension Fate {
  fileprivate var mayDisableAutoresizing: Bool {
    switch effect {
    case .sets(let path):
      path == "view.translatesAutoresizingMaskIntoConstraints" || path == "view.autoresizingMask"
    case .insertsView(let method):
      ["addArrangedSubview", "insertArrangedSubview", "arrangedSubviews", "view"].contains(method)
    case .passesView, .returnsView, .storesView, .passed, .storedElsewhere, .returned: true
    case .calls: !isDirect
    case .callsOnView(let name): !Self.methodsOfViews.contains(name)
    case .reads(let path):
      path.hasPrefix("view.") && !Self.propertiesOfViews.contains(String(path.dropFirst(5)))
    default: false
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
  /// Whether this is the `view` of the controller that `type` is.
  fileprivate func isOwnView(of type: Node) -> Bool {
    name == "view" && unwrapped == self && isMention(ofMember: "view", of: type)
  }

  /// Whether the type turns the masks of a whole list of views off, in which a host's may be.
  fileprivate func disablesAutoresizingOfAll(in context: String, _ index: WorkspaceIndex) -> Bool {
    descendants.contains { node in
      guard node.kind == .member, node.name == "translatesAutoresizingMaskIntoConstraints",
        let given = node.base?.given
      else { return false }
      // Where the list is written out, one of its elements has to be able to be a host.
      let list = given.sequenceOfElement?.unwrapped
      let elements = list.map { $0.kind == .array ? Array($0.children) : [] } ?? []
      return elements.isEmpty || elements.contains { !index.isNoHost($0, in: context) }
    }
  }

  /// The name of what a function or closure is given, or of what a loop goes through, if this is that
  /// or the view of that, under whatever names: `$0` for `view` after
  /// `guard let view = $0 else { return }`.
  private var given: Node? {
    var current = self
    for _ in 0..<12 {
      switch current.kind {
      case .cast:
        guard let value = current.firstChild else { return nil }
        current = value.unwrapped
      case .member where current.name == "view":
        guard let controller = current.base else { return nil }
        current = controller
      case .name:
        if current.name.hasPrefix("$") { return current }
        guard var local = current.localDeclaration(of: current.name) else { return nil }
        if local.isShorthandBinding(of: local.name) {
          guard let outer = local.localDeclaration(of: local.name) else { return nil }
          local = outer
        }
        if local.kind == .parameter || local.parent?.kind == .forLoop { return local }
        guard let value = local.initialValue else { return nil }
        current = value.unwrapped
      default: return nil
      }
    }
    return nil
  }
}

extension WorkspaceIndex {
  /// Whether an expression is for certain neither a host nor a host's view: a view of a class of its
  /// own, a new view, or another controller.
  fileprivate func isNoHost(_ expression: Node, in context: String) -> Bool {
    let origin = expression.origin
    guard let type = type(of: origin, in: context)?.name else { return false }
    if type == "UIView" { return freshness(of: origin, in: context) == .fresh }
    if descends(type, from: "UIView").isYes { return true }
    return type != "UIViewController" && descends(type, from: "UIViewController").isYes
      && descends(type, from: "UIHostingController") == .no
  }
}
