/// What analysing one file has found out about the others, for the next time: while somebody types,
/// what its views show and need elsewhere mostly stays the same.
///
/// Good for one file at a time. Answers that rest on facts which changed meanwhile are found again, and
/// only those. Not to be used by two threads at once: whoever analyses takes it, and gives it back.
public final class AnalysisMemory: @unchecked Sendable {
  private var path = ""
  private var identity: WorkspaceIndex.Identity?
  private var answers = IndexMemory()

  public init() {}

  /// How large the trace may become before all answers are forgotten, those that were taken back and
  /// fill it among them: some ten times what a large app takes.
  private static let largest = 1_000_000

  /// The answers of `index` to the code of the file at `path`, as far as they are known.
  func answers(of index: WorkspaceIndex, to path: String) -> IndexMemory {
    let isSameFile = self.path == path
    if isSameFile, identity === index.identity { return answers }
    if isSameFile, let trace = answers.trace, trace.size < Self.largest,
      let changed = identity.flatMap(index.changes(since:))
    {
      trace.takeBack(changed)
    } else {
      // What the first answers rest on is not noted: a file that is opened is to be reported soon,
      // and may never be edited.
      answers = IndexMemory(isSameFile ? AnswerTrace() : nil)
    }
    identity = index.identity
    self.path = path
    return answers
  }
}
