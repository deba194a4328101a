/// Reports models that only the root view holds, where it is replaced or the project has a host
/// that would hold them.
struct HostedModelUnpinned: Rule {
  let metadata = RuleMetadata(
    id: "hosted-model-unpinned",
    summary: "A model made beside a push is held by nothing but the root view.",
    category: .ownership, level: .at(.hint),
    rationale: """
      `@ObservedObject` keeps its object strongly for as long as the view value exists, and a hosting controller \
      keeps its `rootView`: a model that is made beside the push lives as long as the screen, and nothing is wrong with \
      that by itself. It ends when `rootView` is replaced by a view with another model. This hint appears \
      only where that happens, or where the project has a hosting class of its own that keeps an object for its \
      screen and this place does without it. It makes the intention visible; it does not prevent a crash.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class Cart: ObservableObject {}

          struct CartView: View {
            @ObservedObject var cart: Cart

            var body: some View { Text("Cart") }
          }

          class KeepingHost<Content: View>: UIHostingController<Content> {
            private let kept: AnyObject

            init(rootView: Content, keeping object: AnyObject) {
              kept = object
              super.init(rootView: rootView)
            }

            required init?(coder: NSCoder) { nil }
          }

          class ShopController: UIViewController {
            func openCart() {
              let cart = Cart()
              let screen = UIHostingController(rootView: CartView(cart: cart))
              navigationController?.pushViewController(screen, animated: true)
            }
          }
          """,
        after: """
          class Cart: ObservableObject {}

          struct CartView: View {
            @ObservedObject var cart: Cart

            var body: some View { Text("Cart") }
          }

          class KeepingHost<Content: View>: UIHostingController<Content> {
            private let kept: AnyObject

            init(rootView: Content, keeping object: AnyObject) {
              kept = object
              super.init(rootView: rootView)
            }

            required init?(coder: NSCoder) { nil }
          }

          class ShopController: UIViewController {
            func openCart() {
              let cart = Cart()
              let screen = KeepingHost(rootView: CartView(cart: cart), keeping: cart)
              navigationController?.pushViewController(screen, animated: true)
            }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/observedobject"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.compactMap { site in
      guard site.kind == .controller, site.fates.has(.pushes) || site.fates.has(.presents),
        let model = site.unpinnedModel(context.index)
      else { return nil }
      let replacement = site.fates.all(.sets("rootView")).compactMap(\.use).first
      let keeper = context.index.keepingHost(besides: site.hostType.name)
      guard replacement != nil || keeper != nil else { return nil }
      return Finding(
        site.range, "'\(model.name)' is held by nothing but this root view",
        notes: [Finding.Note(.here(model.focus), "it is made here")]
          + (replacement.map {
            [Finding.Note(.here($0.node.range), "the root view is replaced here")]
          }
            ?? []),
        fix: fix(site, model, keeper))
    }
  }

  /// The project's own host, with the model as the object that it keeps.
  private func fix(_ site: HostingSite, _ model: Node, _ keeper: KeepingHost?) -> Fix? {
    guard let keeper, let callee = site.node.callee, callee.kind == .name,
      callee.name == "UIHostingController", callee.type == nil,
      let root = site.node.argument("rootView"), site.node.arguments.count == 1
    else { return nil }
    let label = keeper.label.isEmpty ? "" : keeper.label + ": "
    return Fix(
      "Keep '\(model.name)' with '\(keeper.name)'", .needsReview,
      edits: [
        .replace(callee.range, with: keeper.name),
        .insert(", \(label)\(model.name)", at: root.range.upperBound),
      ])
  }
}

extension HostingSite {
  /// The local that an observed property of the root view gets its model from, which is made for
  /// that and goes nowhere else.
  fileprivate func unpinnedModel(_ index: WorkspaceIndex) -> Node? {
    guard let call = rootViewExpression?.unwrapped, call.kind == .call,
      let name = call.viewTypeName,
      let view = index.qualifiedName(of: name, in: ownerName)
    else { return nil }
    for argument in call.arguments where !argument.label.isEmpty {
      guard let value = argument.value, value.kind == .name,
        let local = value.localDeclaration(of: value.name), local.kind == .property,
        local.enclosingBody == node.enclosingBody, let made = local.initialValue?.unwrapped,
        made.kind == .call, made.callee?.name.isTypeName == true,
        index.property(argument.label, of: view)?.fact.attribute("ObservedObject") != nil,
        let type = index.type(of: made.origin, in: ownerName),
        index.isObservableObject(type.name).isYes, index.isClass(type.name).isYes
      else { continue }
      let uses = UseCollector.uses(ofLocal: local)
      if uses.allSatisfy({ $0.node == call || $0.effect.leavesOwnership }) { return local }
    }
    return nil
  }
}

extension Effect {
  fileprivate var leavesOwnership: Bool {
    switch self {
    case .sets, .reads, .calls: true
    default: false
    }
  }
}

/// A hosting class of the project that keeps an object for its screen.
private struct KeepingHost {
  let name: String
  /// The label of the object.
  let label: String
}

extension WorkspaceIndex {
  /// The project's hosting class whose initialiser takes a root view and an object to keep;
  /// `nil` where there are several, or where `type` is one already.
  fileprivate func keepingHost(besides type: String) -> KeepingHost? {
    let found = (methods["init"] ?? []).filter { method in
      guard method.fact.parameters.count >= 2, method.fact.parameters[0].label == "rootView",
        method.fact.parameters[1].type?.name == "AnyObject",
        method.fact.parameters.dropFirst(2).allSatisfy({ $0.flags.contains(.hasDefault) }),
        method.fact.summary.parameters.indices.contains(1)
      else { return false }
      let isStored = method.fact.summary.parameters[1].contains {
        if case .stored = $0 { return true }
        return false
      }
      return isStored && isHosting(method.type).isYes
    }
    guard found.count == 1, let keeper = found.first, !lineage(of: type).contains(keeper.type)
    else { return nil }
    return KeepingHost(name: keeper.type, label: keeper.fact.parameters[1].label)
  }
}
