/// Reports values of an object inside a model that a view shows and nobody announces.
struct NestedObservableObject: Rule {
  let metadata = RuleMetadata(
    id: "nested-observable-object",
    summary: "A view shows published values of an object inside the model it observes.",
    category: .state, level: .at(.warning),
    rationale: """
      Observing an `ObservableObject` (iOS 13 and later) means its own `objectWillChange`. A property that holds \
      another `ObservableObject`, `@Published` or not, announces that a different object is put there, and \
      nothing that happens inside of that object. A body that reads `model.child.title` goes on showing the old \
      title until something else redraws it.

      Where the model announces other changes, one of them may happen at the same moment, and the screen is right \
      by luck; the finding is information then, as it is where neither the view nor one of the two classes is seen to \
      give the value shown another one. A subview that observes the inner object sees its changes, and so does a model that passes them on \
      (`child.objectWillChange.sink { … }`). `@Observable` classes (iOS 17 and later) may be nested at will.
      """,
    examples: [
      RuleMetadata.Example(
        before: """
          final class Account: ObservableObject {
            @Published var name = ""
          }

          final class AccountModel: ObservableObject {
            @Published var account = Account()
          }

          struct AccountScreen: View {
            @ObservedObject var model: AccountModel

            var body: some View { Text(model.account.name) }
          }
          """,
        after: """
          final class Account: ObservableObject {
            @Published var name = ""
          }

          final class AccountModel: ObservableObject {
            @Published var account = Account()
          }

          struct AccountScreen: View {
            @ObservedObject var model: AccountModel

            var body: some View { AccountName(account: model.account) }
          }

          struct AccountName: View {
            @ObservedObject var account: Account

            var body: some View { Text(account.name) }
          }
          """)
    ],
    references: ["https://developer.apple.com/documentation/combine/observableobject"])

  func check(_ context: RuleContext) -> [Finding] {
    let flow = EnvironmentFlow(context.index)
    return context.seam.hostedViews.flatMap { view in
      view.nestedReads(flow).map { read in
        Finding(
          read.node.range,
          "'\(read.property.name)' does not announce changes of "
            + "'\(read.shown)' in its '\(read.member)'",
          severity: read.mayBeRedrawn || !read.isSeenToChange ? .information : nil)
      }
    }
  }
}
