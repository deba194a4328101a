/// Reports state that starts with an input of its view and does not follow the input.
struct StateFromInitParameter: Rule {
  let metadata = RuleMetadata(
    id: "state-from-init-parameter",
    summary: "A view copies an input into @State, so it does not follow later values of the input.",
    category: .state, level: .at(.warning),
    rationale: """
      The value that `State(initialValue:)` gets, or that the memberwise initialiser passes to a `@State` \
      property, counts once for each identity of the view. Built again in the same place with another value \
      (`host.rootView = Header(title: new)`, a reused cell, a parent whose own state changed), the view goes on \
      with the first.

      A value that the view only shows is a plain `let`. One that it edits for somebody is a `Binding`. A draft \
      that starts from the input stays right with `.id(…)`, or with `.onChange(of:)` (iOS 14 and later) that \
      takes the new value over; properties whose name says that they are a draft or an initial value are not \
      reported. Where the view changes the value itself and a parent passes one that changes, the finding is \
      information. The fix takes later values over; it is offered where the minimum iOS is known to be 14 or \
      later, for inputs of types that are known to be comparable. A value that the view never changes becomes a \
      plain property instead.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          struct NameField: View {
            @State private var name: String

            init(name: String) {
              _name = State(initialValue: name)
            }

            var body: some View {
              TextField("Name", text: $name)
            }
          }

          class NameController: UIHostingController<NameField> {
            func show(_ name: String) {
              rootView = NameField(name: name)
            }
          }
          """,
        after: """
          struct NameField: View {
            @State private var name: String
            private let initialName: String

            init(name: String) {
              _name = State(initialValue: name)
              initialName = name
            }

            var body: some View {
              TextField("Name", text: $name)
                .onChange(of: initialName) { name = initialName }
            }
          }

          class NameController: UIHostingController<NameField> {
            func show(_ name: String) {
              rootView = NameField(name: name)
            }
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swiftui/state",
      "https://github.com/airbnb/HorizonCalendar/issues/265",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    let index = context.index
    return context.seam.hostedViews.flatMap { view in
      view.seeds(index).compactMap { seed in
        guard seed.property.wrapper == "State", !seed.isDraft,
          let renewal = seed.renewals(of: view, index).first(where: { $0.kind != .made }),
          !view.follows(seed.labels + seed.keptInputs + [seed.property.name]),
          !view.isDrawnOnce(index)
        else { return nil }
        let isCertain =
          renewal.kind == .hostedAgain
          || (renewal.kind == .changing && !view.writes(seed.property.name))
        return Finding(
          seed.property.node.range, seed.keeping(in: view, renewal),
          severity: isCertain ? nil : .information,
          notes: [
            Finding.Note(
              .declaration(renewal.key),
              renewal.kind == .hostedAgain
                ? "given another one here" : "given one that changes here")
          ],
          fix: PlainInput(context: context).fix(seed, in: view)
            ?? FollowInput(context: context).fix(seed, in: view))
      }
    }
  }
}

extension StateSeed {
  /// Whether the names say that the view works on a copy.
  fileprivate var isDraft: Bool {
    ([property.name] + labels).contains { name in
      let name = name.lowercased()
      return ["draft", "initial", "edit", "start", "default", "original", "temporary", "local"]
        .contains { name.contains($0) }
    }
  }
}
