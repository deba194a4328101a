/// Reports what a view reads in its initialiser although it has it only on screen.
struct EnvironmentReadInInit: Rule {
  let metadata = RuleMetadata(
    id: "environment-read-in-init",
    summary: "A view's initialiser reads state or environment that the view does not have yet.",
    category: .environment, level: .at(.error),
    rationale: """
      SwiftUI connects the wrapped properties of a view shortly before it evaluates `body`. In `init` there is \
      nothing to connect to. Reading an `@EnvironmentObject` (iOS 13 and later) or an \
      `@Environment(Model.self)` (iOS 17 and later) stops the process, because the object cannot be found. \
      `@Environment(\\.key)` gives the key's default value, `@State` its initial value, and each read of a \
      `@StateObject` makes an object that the view on screen never uses; SwiftUI only logs these three.

      `.task` (iOS 15 and later) and `.onAppear` run when the view is connected. What an initialiser needs is \
      passed to it.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct FeedScreen: View {
            @EnvironmentObject private var session: Session

            init() {
              print(session.name)
            }

            var body: some View { Text(session.name) }
          }
          """,
        after: """
          struct FeedScreen: View {
            @EnvironmentObject private var session: Session

            init() {
            }

            var body: some View { Text(session.name).onAppear { print(session.name) } }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/environmentobject",
      "https://developer.apple.com/documentation/swiftui/stateobject",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.hostedViews.flatMap { view in
      view.initializerReads(context.index).compactMap { read in
        guard let severity = read.severity(in: view, context.index) else { return nil }
        return Finding(
          read.node.focus, read.message, severity: severity,
          fix: MoveToAppearance(context: context).fix(read.node, of: view))
      }
    }
  }
}

extension InitializerRead {
  fileprivate func severity(in view: HostedView, _ index: WorkspaceIndex) -> Severity? {
    let isCertain = !isInClosure && method == nil
    switch ViewStorage(property.fact) {
    case .environmentObject: return isCertain ? .error : .warning
    case .stateObject:
      // `StateObject(wrappedValue: model)` of an object that exists gives that object each time.
      return view.seeds(index).contains { $0.property.name == property.name && !$0.isMadeInline }
        ? nil : .warning
    case .state:
      // What the initialiser sets itself is the initial value, and may be what it goes on with.
      let isSetHere = view.seeds(index).contains {
        $0.initializer != nil && $0.property.name == property.name
      }
      return isSetHere ? nil : isCertain ? .warning : .information
    case .environmentValue: return isCertain ? .warning : .information
    case .shared, .plain: return nil
    }
  }

  fileprivate var message: String {
    let what = method.map { "'\($0)' uses '\(property.name)'" } ?? "'\(property.name)' is read"
    switch ViewStorage(property.fact) {
    case .environmentObject: return what + " in the initialiser, where it cannot be found"
    case .stateObject:
      return what + " in the initialiser, which makes an object that the view does not keep"
    case .environmentValue: return what + " in the initialiser, where it has its default value"
    default: return what + " in the initialiser, where it has its initial value"
    }
  }
}
