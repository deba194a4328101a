/// Reports variables that views show of a model which never announces a change.
struct ObservableObjectPublishesNothing: Rule {
  let metadata = RuleMetadata(
    id: "observable-object-publishes-nothing",
    summary: "Views show a variable of an ObservableObject that announces no change of anything.",
    category: .state, level: .at(.warning),
    rationale: """
      Conforming to `ObservableObject` (iOS 13 and later) publishes nothing by itself. Views that observe the \
      object are redrawn when it sends `objectWillChange`, which `@Published` does for its property. A class \
      without either never updates a view, whatever the wrapper in the view: the screen shows what was there \
      when it was last drawn for another reason.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          final class CounterModel: ObservableObject {
            var count = 0

            func bump() { count += 1 }
          }

          struct Counter: View {
            @ObservedObject var model: CounterModel

            var body: some View { Button("\\(model.count)", action: model.bump) }
          }
          """,
        after: """
          final class CounterModel: ObservableObject {
            @Published var count = 0

            func bump() { count += 1 }
          }

          struct Counter: View {
            @ObservedObject var model: CounterModel

            var body: some View { Button("\\(model.count)", action: model.bump) }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/combine/observableobject",
      "https://github.com/adamfootdev/BottomSheet/issues/11",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.silentModels.flatMap { model in
      model.variables.compactMap { variable in
        guard model.changes(variable.name),
          let view = context.index.viewShowing(variable.name, of: model.name)
        else { return nil }
        return Finding(
          variable.range,
          "'\(view.owner.lastComponent)' shows '\(variable.name)', whose changes "
            + "'\(model.name.lastComponent)' does not announce",
          notes: [Finding.Note(.declaration(view.key(view.fact.name)), "observed here")],
          fix: fix(variable))
      }
    }
  }

  private func fix(_ variable: Node) -> Fix? {
    let isAlone = variable.parent?.children.allSatisfy {
      $0 == variable || $0.range != variable.range
    }
    guard isAlone == true, !variable.has(.isWeak), !variable.has(.isUnowned) else { return nil }
    return Fix(
      "Publish '\(variable.name)' with @Published", .needsReview,
      edits: [.insert("@Published ", at: variable.range.lowerBound)])
  }
}
