/// Reports work that a view's initialiser starts.
struct ViewInitStartsWork: Rule {
  let metadata = RuleMetadata(
    id: "view-init-starts-work",
    summary: "A view's initialiser starts work, which then starts with each value of the view.",
    category: .lifecycle, level: .at(.warning),
    rationale: """
      A SwiftUI view is a value that its parent's body makes with each pass, long before it is shown and often \
      without its ever being shown. What `init` starts (a `Task`, a request, an observation) starts that many \
      times. `.task` (iOS 15 and later) and `.onAppear` belong to the view on screen; a model that the view \
      keeps may start its own work, and the argument of `StateObject(wrappedValue:)` is evaluated once.

      For a view that is only ever the root of a hosting controller, built once, the finding is information, \
      as it is where only the called method's name says that it loads something.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct FeedScreen: View {
            @ObservedObject var model: FeedModel

            init(model: FeedModel) {
              self.model = model
              Task { await model.load() }
            }

            var body: some View { List(model.items) { item in Text(item.title) } }
          }
          """,
        after: """
          struct FeedScreen: View {
            @ObservedObject var model: FeedModel

            init(model: FeedModel) {
              self.model = model
            }

            var body: some View { List(model.items) { item in Text(item.title) }.task { await model.load() } }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/view/task(priority:_:)",
      "https://github.com/neevaco/neeva-ios/issues/3494",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    let index = context.index
    return context.seam.hostedViews.flatMap { view -> [Finding] in
      let work = view.initializerWork(index)
      guard !work.isEmpty, !view.isDrawnOnce(index) else { return [] }
      let isBuiltOnce = index.isBuiltOnce(view.name)
      return work.map { started in
        Finding(
          started.node.callRange,
          "each new value of '\(view.displayName)' "
            + (started.name == "Task" ? "starts a 'Task'" : "calls '\(started.name)'"),
          severity: isBuiltOnce || started.evidence == .named ? .information : nil,
          fix: MoveToAppearance(context: context).fix(started.node, of: view))
      }
    }
  }
}
