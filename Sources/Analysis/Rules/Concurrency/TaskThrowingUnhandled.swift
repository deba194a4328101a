/// Reports a task whose error is thrown away.
struct TaskThrowingUnhandled: Rule {
  let metadata = RuleMetadata(
    id: "task-throwing-unhandled",
    summary: "A task throws an error that nothing reads.",
    category: .concurrency, level: .at(.warning),
    rationale: """
      The error that the closure of a `Task` throws becomes the task's result. Where nothing keeps the task, nobody \
      reads it: what stands behind the `try` does not run, and the screen stays as it was, without a word. Where \
      nothing stands behind it, only the error is lost: information. Errors that only tell of a cancellation do not \
      count. The compiler says so from Swift 6.4 on (SE-0520); \
      with such a toolchain this rule is silent.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class NameController: UIViewController {
            func load() {
              Task {
                let name = try await name()
                title = name
              }
            }

            func name() async throws -> String { "" }
          }
          """,
        after: """
          class NameController: UIViewController {
            func load() {
              Task {
                do {
                  let name = try await name()
                  title = name
                } catch {
                  print(error)
                }
              }
            }

            func name() async throws -> String { "" }
          }
          """)
    ],
    references: [
      "https://github.com/swiftlang/swift-evolution/blob/main/proposals/0520-discardableresult-task-initializers.md"
    ])

  func check(_ context: RuleContext) -> [Finding] {
    if let toolchain = context.settings.toolchain, toolchain >= Version(6, 4) { return [] }
    return context.seam.unhandledTries.map { task in
      Finding(
        task.task.callRange, "an error thrown in this task is read by nobody",
        severity: task.skipsWork ? nil : .information,
        notes: [Finding.Note(.here(task.place), "the error leaves the task here")],
        fix: CatchInTask(file: context.file).fix(task))
    }
  }
}
