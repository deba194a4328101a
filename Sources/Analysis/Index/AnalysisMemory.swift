/// What analysing one file has found out about the others, for the next time: while somebody types
/// inside of a body, what its views show and need elsewhere stays the same.
///
/// Good for one file at a time, and as long as no facts change, both of which it sees to itself. Not
/// to be used by two threads at once: whoever analyses takes it, and gives it back.
public final class AnalysisMemory: @unchecked Sendable {
  private var path = ""
  private var identity: WorkspaceIndex.Identity?
  private var answers = IndexMemory()

  public init() {}

  /// The answers of `index` to the code of the file at `path`, as far as they are known.
  func answers(of index: WorkspaceIndex, to path: String) -> IndexMemory {
    if identity !== index.identity || self.path != path {
      identity = index.identity
      self.path = path
      answers = IndexMemory()
    }
    return answers
  }
}
