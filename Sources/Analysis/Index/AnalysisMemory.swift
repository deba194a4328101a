/// What analysing one file has found out about the others, for the next time: while somebody types,
/// what its views show and need elsewhere mostly stays the same.
///
/// Good for one file at a time. Answers that rest on facts which changed meanwhile are found again, and
/// only those. Not to be used by two threads at once: whoever analyses takes it, and gives it back.
public final class AnalysisMemory: @unchecked Sendable {
  private var path = ""
  private var identity: WorkspaceIndex.Identity?
  private var answers = IndexMemory(AnswerTrace())

  public init() {}

  /// How large the trace may become before all answers are forgotten, those that were taken back and
  /// fill it among them: some ten times what a large app takes.
  private static let largest = 1_000_000

  /// The answers of `index` to the code of the file at `path`, as far as they are known.
  func answers(of index: WorkspaceIndex, to path: String) -> IndexMemory {
    if let trace = answers.trace, self.path == path, trace.size < Self.largest,
      let changed = identity.flatMap(index.changes(since:))
    {
      trace.takeBack(changed)
    } else {
      answers = IndexMemory(AnswerTrace())
    }
    identity = index.identity
    self.path = path
    return answers
  }
}
