/// Reports loads that start at each appearance of a hosted view, whether or not one runs already.
struct OnappearLoadUnguarded: Rule {
  let metadata = RuleMetadata(
    id: "onappear-load-unguarded",
    summary: "A hosted view starts a load each time it appears, whether or not one runs already.",
    category: .lifecycle, level: .at(.information),
    rationale: """
      `.onAppear` runs whenever the hosted view comes back into a window: after a pop, after a full-screen \
      cover, after a change of tabs. A load that it starts goes on when the view disappears, so that several \
      overlap. `.task` (iOS 15) ends what it awaits when the view disappears. A flag, or a look at what is \
      loaded, keeps the load from running again. Whether a screen refreshes on each return is a decision of \
      the product.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          @MainActor class FeedStore: ObservableObject {
            func load() async { print("GET /feed") }
          }

          struct Feed: View {
            @ObservedObject var store: FeedStore

            var body: some View {
              Text("Feed")
                .onAppear { Task { await store.load() } }
            }
          }

          class FeedController: UIViewController {
            func show(_ store: FeedStore) {
              show(UIHostingController(rootView: Feed(store: store)), sender: nil)
            }
          }
          """,
        after: """
          @MainActor class FeedStore: ObservableObject {
            func load() async { print("GET /feed") }
          }

          struct Feed: View {
            @ObservedObject var store: FeedStore

            var body: some View {
              Text("Feed")
                .task { await store.load() }
            }
          }

          class FeedController: UIViewController {
            func show(_ store: FeedStore) {
              show(UIHostingController(rootView: Feed(store: store)), sender: nil)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/view/onappear(perform:)",
      "https://developer.apple.com/documentation/swiftui/view/task(priority:_:)",
      "https://github.com/planetary-social/nos/issues/921",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    guard context.file.code.uses("onAppear") || context.file.code.uses("task") else { return [] }
    return context.seam.hostedViews.flatMap { view -> [Finding] in
      let found = view.parts.flatMap { part in
        part.descendants.compactMap { finding($0, in: part, of: view, context) }
      }
      return found.isEmpty || !context.index.isInHost(view.name) ? [] : found
    }
  }

  private func finding(
    _ modifier: Node, in part: Node, of view: HostedView, _ context: RuleContext
  ) -> Finding? {
    guard let action = modifier.appearanceAction, let body = action.body,
      modifier.enclosingType == part, !modifier.isInRow
    else { return nil }
    let loads = context.index.loads(in: body, of: part, context: view.name)
    guard
      let load = loads.first(where: {
        !(modifier.calleeName == "task" && $0.via.isAwaited)
          && context.index.repeats($0, in: view)
      })
    else { return nil }
    return Finding(
      modifier.callRange, "'\(load.method.name)' starts again each time this view appears",
      fixes: fix(modifier, action: action, load, context).map { [$0] } ?? [])
  }

  /// `.onAppear { Task { await load() } }` → `.task { await load() }`.
  private func fix(
    _ modifier: Node, action: Node, _ load: LoadCall, _ context: RuleContext
  ) -> Fix? {
    guard modifier.calleeName == "onAppear", let callee = modifier.callee,
      let minimum = context.settings.minimumIOS, minimum >= Version(15),
      modifier.arguments.count == 1, modifier.arguments.first?.has(.isTrailing) == true,
      let task = action.body?.onlyStatement, task.kind == .call, task.calleeName == "Task",
      task.callee?.kind == .name, task.arguments.count == 1,
      let inner = task.arguments.first?.value, inner.kind == .closure, load.node.isAwaited
    else { return nil }
    return Fix(
      "Use 'task' instead", .needsReview,
      edits: [
        .replace(callee.focus, with: "task"),
        Fix.Edit(replace: action.range, with: [.source(inner.range)]),
      ])
  }
}

extension WorkspaceIndex {
  /// Whether a load that is started again does harm: an earlier one may still run, or the view
  /// loads its own state, over what was changed since.
  fileprivate func repeats(_ load: LoadCall, in view: HostedView) -> Bool {
    switch loadGuard(of: load.method) {
    case .unguarded: true
    case .immediate: load.method.type == view.name && load.method.name.hasPrefix("load")
    case .guarded, .unknown: false
    }
  }
}

extension Node {
  fileprivate var isAwaited: Bool {
    ancestors.prefix { $0.isExpression && $0.kind != .closure }
      .contains { $0.kind == .awaitExpression }
  }

  /// Whether this view is one of many in a list, or in a menu or sheet that a person opens.
  fileprivate var isInRow: Bool {
    ancestors.prefix { $0.kind != .type }.contains { call in
      guard call.kind == .call, let callee = call.callee else { return false }
      // What the modifier is applied to is no place that it stands in.
      return Self.innerPlaces.contains(callee.name) && !callee.contains(self)
    }
  }

  private static let innerPlaces: Set<String> = [
    "ForEach", "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Menu", "contextMenu",
    "sheet", "popover", "fullScreenCover", "confirmationDialog", "alert",
  ]

  fileprivate var onlyStatement: Node? {
    var iterator = children.makeIterator()
    guard let first = iterator.next(), iterator.next() == nil else { return nil }
    return first
  }
}
