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
      the product. The fix uses `.task` where that can await the load, else a flag.
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
    let actions = Dictionary(grouping: context.seam.appearanceActions, by: \.type)
    guard !actions.isEmpty else { return [] }
    return context.seam.hostedViews.flatMap { view -> [Finding] in
      let found = view.parts.flatMap { actions[$0] ?? [] }.compactMap {
        finding($0, of: view, context)
      }
      return found.isEmpty || !context.index.isInHost(view.name) ? [] : found
    }
  }

  private func finding(
    _ action: AppearanceAction, of view: HostedView, _ context: RuleContext
  ) -> Finding? {
    guard !action.isInRow else { return nil }
    let modifier = action.modifier
    let loads = action.loads(of: view.name, context.index).filter {
      !(modifier.calleeName == "task" && $0.via.isAwaited) && context.index.repeats($0, in: view)
    }
    guard let load = loads.first else { return nil }
    return Finding(
      modifier.callRange, "'\(load.method.name)' starts again each time this view appears",
      fix: fix(action, load, context)
        ?? LoadOnce(context: context).fix(loads, action, in: view))
  }

  /// `.onAppear { Task { await load() } }` → `.task { await load() }`.
  private func fix(
    _ action: AppearanceAction, _ load: LoadCall, _ context: RuleContext
  ) -> Fix? {
    let modifier = action.modifier
    guard modifier.calleeName == "onAppear", let callee = modifier.callee,
      let minimum = context.settings.minimumIOS, minimum >= Version(15),
      modifier.arguments.count == 1, modifier.arguments.first?.has(.isTrailing) == true,
      let task = action.closure.body?.onlyChild, task.kind == .call, task.calleeName == "Task",
      task.callee?.kind == .name, task.arguments.count == 1,
      let inner = task.arguments.first?.value, inner.kind == .closure, load.node.isAwaited,
      context.file.fills(task, action.closure)
    else { return nil }
    return Fix(
      "Use 'task' instead", .needsReview,
      edits: [
        .replace(callee.focus, with: "task"),
        Fix.Edit(
          replace: action.closure.range,
          with: [content(inner, of: task, in: action.closure, context)]),
      ])
  }

  /// What the task does, indented as its surroundings were.
  private func content(
    _ inner: Node, of task: Node, in closure: Node, _ context: RuleContext
  ) -> Fix.Piece {
    guard task.has(.ownsLines), closure.range.upperBound.utf8 > 0 else {
      return .source(inner.range)
    }
    let brace = TextOffset(utf8: closure.range.upperBound.utf8 - 1)
    let start = context.file.lines.startOfLine(containing: brace)
    return .reindented(inner.range, like: [start..<brace])
  }
}

extension AnalyzedFile {
  /// Whether nothing stands beside a statement in its closure, no comment either.
  fileprivate func fills(_ statement: Node, _ closure: Node) -> Bool {
    let (inner, outer) = (statement.range, closure.range)
    guard statement.has(.ownsLines) else {
      return inner.lowerBound.utf8 - outer.lowerBound.utf8 <= 2
        && outer.upperBound.utf8 - inner.upperBound.utf8 <= 2
    }
    return endOfLine(outer.lowerBound).utf8 == outer.lowerBound.utf8 + 1
      && endOfLine(inner.upperBound) == inner.upperBound
      && lines.line(containing: inner.lowerBound) == lines.line(containing: outer.lowerBound) + 1
      && lines.line(containing: inner.upperBound) + 1 == lines.line(containing: outer.upperBound)
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
