/// Reports type-erased root views that change their type, and lose their state with it.
struct AnyviewHostingRoot: Rule {
  let metadata = RuleMetadata(
    id: "anyview-hosting-root",
    summary: "A root view inside AnyView is replaced by one of another type.",
    category: .state, level: .at(.hint),
    rationale: """
      SwiftUI tells views apart by their type and place. `AnyView` hides the type from the compiler, not from \
      SwiftUI: a new `rootView` that wraps the same type updates what is on screen, one that wraps another type \
      takes the old tree down and builds a new one, without animation and with fresh state. A root view \
      of its own that chooses what to show keeps the state around the choice, and can animate it.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          class LoadingController: UIViewController {
            let host = UIHostingController(rootView: AnyView(ProgressView()))

            func finish() {
              host.rootView = AnyView(Text("Done"))
            }
          }
          """,
        after: """
          struct Loading: View {
            var isDone = false

            var body: some View {
              if isDone { Text("Done") } else { ProgressView() }
            }
          }

          class LoadingController: UIViewController {
            let host = UIHostingController(rootView: Loading())

            func finish() {
              host.rootView = Loading(isDone: true)
            }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/swiftui/anyview"])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostingSites.flatMap { site -> [Finding] in
      let assignments = site.fates.all(.sets("rootView")).compactMap(\.use)
      guard !assignments.isEmpty else { return [] }
      let first = site.rootView?.erasedTypeNames.only
      return assignments.compactMap { use in
        let next = use.node.assignedValue?.erasedTypeNames ?? []
        if next.count == 2, next[0] != next[1] {
          return Finding(
            use.node.range,
            "'\(next[0])' and '\(next[1])' take each other's place inside AnyView, and all state starts over"
          )
        }
        guard let first, first != "EmptyView", let next = next.only, next != first,
          use.node.enclosingFunction != site.node.enclosingFunction
            || site.node.enclosingFunction == nil
        else { return nil }
        return Finding(
          use.node.range,
          "'\(next)' takes the place of '\(first)' inside AnyView, and all state starts over",
          notes: [Finding.Note(.here(site.range), "'\(first)' is shown first")])
      }
    }.withoutRepetitions()
  }
}
