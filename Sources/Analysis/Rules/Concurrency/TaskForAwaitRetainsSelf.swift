/// Reports a task that waits for ever and keeps `self` meanwhile.
struct TaskForAwaitRetainsSelf: Rule {
  let metadata = RuleMetadata(
    id: "task-for-await-retains-self",
    summary: "A task loops over a sequence that never ends and keeps 'self' alive.",
    category: .concurrency, level: .at(.warning),
    rationale: """
      A running task keeps its closure and what the closure captures, whether or not anything keeps the `Task`; \
      `self` is captured even where it is not written. A loop over notifications or over the values of \
      a `@Published` property never ends, so neither does the task, and `deinit`, which might cancel it, is \
      not reached. `[weak self]` alone does not help where `guard let self` in front of the loop makes the \
      reference strong again: it has to be unwrapped anew in each turn.
      """,
    fix: .needsReview,
    examples: [
      RuleMetadata.Example(
        before: """
          class FeedController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              Task {
                for await _ in NotificationCenter.default.notifications(named: .init("refresh")) {
                  reload()
                }
              }
            }

            func reload() {}
          }
          """,
        after: """
          class FeedController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              Task { [weak self] in
                for await _ in NotificationCenter.default.notifications(named: .init("refresh")) {
                  guard let self else { return }
                  reload()
                }
              }
            }

            func reload() {}
          }
          """)
    ],
    references: [
      "https://developer.apple.com/documentation/swift/task",
      "https://forums.swift.org/t/does-a-strong-reference-to-self-in-a-task-cause-a-retain-cycle/64159",
    ])

  func check(_ context: RuleContext) -> [Finding] {
    context.seam.taskLoops.compactMap { loop in
      let index = context.index
      guard loop.ending != .possible, index.isMeantToBeFreed(loop.ownerName) else {
        return nil
      }
      let isSeam = index.isScreenOrModel(loop.ownerName)
      return Finding(
        loop.task.callRange, message(loop),
        severity: loop.end == .never && isSeam ? nil : .information, notes: notes(loop),
        fix: fix(loop, context))
    }
  }

  private func message(_ loop: TaskLoop) -> String {
    let what = loop.end == .never ? "never ends" : "may never end"
    return "the loop in this task \(what), and the task keeps 'self' alive"
  }

  private func notes(_ loop: TaskLoop) -> [Finding.Note] {
    guard case .binding(let binding) = loop.keeping else { return [] }
    return [Finding.Note(.here(binding.range), "'self' is strong from here on")]
  }

  /// Unwraps `self` in each turn, where the loop is all that the task does.
  private func fix(_ loop: TaskLoop, _ context: RuleContext) -> Fix? {
    guard loop.keeping == .closure, loop.closure.children(.capture).isEmpty,
      loop.task.calleeName == "Task", let body = loop.closure.body,
      body.onlyChild == loop.node,
      let first = loop.node.body?.firstChild,
      !loop.sequenceMentionsSelf(context.index),
      let guardEdit = context.file.insert(["guard let self else { return }"], before: first)
    else { return nil }
    let at: Fix.Edit =
      loop.closure.has(.hasSignature)
      ? .insert("[weak self] ", at: loop.closure.focus.lowerBound)
      : .insert(" [weak self] in", at: TextOffset(utf8: loop.closure.range.lowerBound.utf8 + 1))
    return Fix("Add [weak self], and unwrap it in each turn", .needsReview, edits: [at, guardEdit])
  }
}

extension WorkspaceIndex {
  /// Whether objects of the class come and go with screens: controllers, views, observed models.
  fileprivate func isScreenOrModel(_ type: String) -> Bool {
    switch ownerKind(of: type) {
    case .controller, .view, .cell: true
    default: isObservableObject(type).isYes || isObservable(type).isYes
    }
  }
}
