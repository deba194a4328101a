/// Reports a model that a hosted view holds weakly and nothing else holds.
struct HostedModelWeak: Rule {
  let metadata = RuleMetadata(
    id: "hosted-model-weak",
    summary: "A screen's model is held weakly by its view and by nothing else.",
    category: .ownership, level: .at(.warning),
    rationale: """
      A view that holds its model in an `@ObservedObject` or a plain property keeps it for as long as the view \
      value exists, and a hosting controller keeps its root view. A `weak` or `unowned` property keeps nothing: \
      a model that is made in the function that shows the screen is freed when that function returns. A weak \
      property is `nil` from then on, and reading an unowned one traps.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct FeedScreen: View {
            unowned let model: FeedModel
            var body: some View { Text(model.items.first?.title ?? "") }
          }

          class Home: UIViewController {
            func open() {
              let model = FeedModel()
              show(UIHostingController(rootView: FeedScreen(model: model)), sender: nil)
            }
          }
          """,
        after: """
          struct FeedScreen: View {
            @ObservedObject var model: FeedModel
            var body: some View { Text(model.items.first?.title ?? "") }
          }

          class Home: UIViewController {
            func open() {
              let model = FeedModel()
              show(UIHostingController(rootView: FeedScreen(model: model)), sender: nil)
            }
          }
          """)
    ],
    references: [
      "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.weaklyHeldLocals.compactMap { local in
      guard local.isHostedModel(context.index) else { return nil }
      let fixes = [
        keepingFix(local, context), KeepLocal(context: context).fix(local.node, local.typeName),
      ]
      return local.finding(fixes: fixes.compactMap(\.self))
    }
  }

  /// Where the property that does not keep the model stands in the same file.
  private func keepingFix(_ local: WeaklyHeldLocal, _ context: RuleContext) -> Fix? {
    guard let holder = local.holder,
      let property = holder.declaration(in: context.file, context.index),
      let edits = keepingEdits(property, holder, local, context.index)
    else { return nil }
    return Fix(
      "Let '\(holder.owner.lastComponent)' keep '\(property.name)'", .needsReview,
      edits: edits)
  }

  /// A view that is to keep its model shows what changes in it, too.
  private func keepingEdits(
    _ property: Node, _ holder: WeaklyHeldLocal.Holder, _ local: WeaklyHeldLocal,
    _ index: WorkspaceIndex
  ) -> [Fix.Edit]? {
    let isObserved =
      index.isView(holder.owner).isYes && index.isObservableObject(local.typeName).isYes
      && property.type.map { !$0.isOptional && index.isObservableObject($0.name).isYes } ?? false
    let word = property.has(.isWeak) ? "weak" : "unowned"
    guard let keeping = Fix.Edit.removing(word, of: property) else { return nil }
    guard isObserved else { return [keeping] }
    guard property.children(.attribute).isEmpty else { return nil }
    let wrapper = Fix.Edit.insert("@ObservedObject ", at: property.range.lowerBound)
    guard property.has(.isLet) else { return [wrapper, keeping] }
    return Fix.Edit.changing("let", to: "var", of: property).map { [wrapper, keeping, $0] }
  }
}

extension WeaklyHeldLocal {
  /// Whether this is a model that a view or a hosting controller shows.
  func isHostedModel(_ index: WorkspaceIndex) -> Bool {
    guard let holder,
      index.isObservableObject(typeName).isYes || index.isObservable(typeName).isYes
    else { return false }
    return index.isView(holder.owner).isYes || index.isHosting(holder.owner).isYes
  }

  /// What is reported about it.
  func finding(fixes: [Fix] = []) -> Finding {
    let reason: String
    let notes: [Finding.Note]
    switch lead {
    case .property(let holder):
      reason = "only '\(holder.owner.lastComponent).\(holder.property)' has it, weakly"
      notes = [holder.key].compactMap(\.self).map {
        Finding.Note(.declaration($0), "the reference that does not keep it")
      }
    case .closures(let method, let key):
      reason = "the closures that '\(method)' gives to its screen do not keep it"
      notes = [Finding.Note(.declaration(key), "the screen is shown here")]
    }
    return Finding(
      node.focus, "'\(node.name)' is freed when the function returns: \(reason)", notes: notes,
      fixes: fixes)
  }
}
