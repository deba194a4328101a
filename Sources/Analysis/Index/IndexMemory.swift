/// Answers that the index has given to one file's questions: the same few types are asked about at
/// every call and by every rule.
///
/// For one thread: it belongs to the view of the index that is made for one run over one file, and
/// serves later runs over it through an ``AnalysisMemory``.
final class IndexMemory {
  struct Mention: Hashable {
    let name: String
    let context: String
  }

  struct Descent: Hashable {
    let name: String
    let ancestor: String
    let context: String
  }

  /// The elements of an expression in code of `context`, which a host of the class `host` may show.
  struct Content: Hashable {
    var host = ""
    let summary: ViewSummary?
    let context: String
  }

  let qualifiedNames: Memo<Mention, String?>
  let descents: Memo<Descent, Trilean>
  let heirs: Memo<String, Set<String>>
  let lineages: Memo<String, [String]>
  let properties: Memo<Mention, WorkspaceIndex.Found<PropertyFact>?>
  let functions: Memo<Mention, [WorkspaceIndex.Found<FunctionFact>]>
  /// What views and modifiers need, provide and show.
  let needs: Memo<String, [EnvironmentNeed]>
  let provisions: Memo<String, ProvidedEnvironment>
  let trees: Memo<String, ViewTree>
  /// The same of pieces of code.
  let neededContents: Memo<Content, [EnvironmentNeed]>
  let hostProvisions: Memo<String, ProvidedEnvironment>
  let shownContents: Memo<Content, ViewTree>

  /// What the answers rest on; `nil` where they serve one state of the facts only.
  let trace: AnswerTrace?

  init(_ trace: AnswerTrace? = nil) {
    self.trace = trace
    qualifiedNames = Memo(trace)
    descents = Memo(trace)
    heirs = Memo(trace)
    lineages = Memo(trace)
    properties = Memo(trace)
    functions = Memo(trace)
    needs = Memo(trace)
    provisions = Memo(trace)
    trees = Memo(trace)
    neededContents = Memo(trace)
    hostProvisions = Memo(trace)
    shownContents = Memo(trace)
  }
}
