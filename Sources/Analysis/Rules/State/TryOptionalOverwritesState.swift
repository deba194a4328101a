/// Reports state that a failed request empties.
struct TryOptionalOverwritesState: Rule {
  let metadata = RuleMetadata(
    id: "try-optional-overwrites-state",
    summary: "A failed request replaces what is on screen with an empty value.",
    category: .state, level: .at(.information),
    rationale: """
      `items = (try? await load()) ?? []` says that there are no items when the network was away for a moment: \
      what the user was looking at is gone, and the error with it. `do` and `catch` keep the last content and \
      have something to tell the user. The first load, before anything is on screen, loses only the error.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          final class ProfileModel: ObservableObject {
            @Published var name = ""

            func refresh() async {
              name = (try? await fetchName()) ?? ""
            }

            func fetchName() async throws -> String { "" }
          }
          """,
        after: """
          final class ProfileModel: ObservableObject {
            @Published var name = ""

            func refresh() async {
              do {
                name = try await fetchName()
              } catch {
                print(error)
              }
            }

            func fetchName() async throws -> String { "" }
          }
          """)
    ],
    references: [
      "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/errorhandling/"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    EmptyingAssignment.all(context.seam.calls, context.index).map { emptying in
      Finding(
        emptying.node.range,
        "'\(emptying.target)' \(emptying.becomesFalse ? "becomes false" : "is emptied") "
          + "when the call fails",
        fix: KeepOnFailure(file: context.file).fix(emptying))
    }
  }
}
