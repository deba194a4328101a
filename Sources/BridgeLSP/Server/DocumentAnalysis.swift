import Analysis
import Dispatch

/// Brings an open document's analysis up to its newest text, one worker at a time.
///
/// The loop only collects changes. A worker applies them to the text it knows, parses as little as
/// it can and lowers the result; whatever was typed meanwhile is the next round.
extension Server {
  func analyze(_ uri: LSP.DocumentURI) {
    guard var document = session.documents[uri], document.kind == .swift else { return }
    if let running = document.running {
      // Of a text that was replaced whole nothing can be used again.
      guard document.changes.contains(where: \.isWhole) else { return }
      running.flag.cancel()
    }
    guard !document.changes.isEmpty, let scope = session.scopes[document.scope] else { return }
    let flag = CancellationFlag()
    let revision = document.revision
    let job = DocumentAnalysis(
      path: document.path, base: document.analyzed?.source, before: document.analyzed?.file,
      changes: document.changes,
      encoding: session.client.encoding, flag: flag)
    document.changes = []
    document.running = OpenDocument.Running(revision: revision, flag: flag)
    session.documents[uri] = document
    let (epoch, version, isFirst) = (document.epoch, document.version, document.analyzed == nil)
    let (project, path, isLoose) = (scope.project, document.path, !document.scope.isFolder)
    work(
      .interactive,
      { () -> (DocumentAnalysis.Result?, First?, milliseconds: Int) in
        let start = DispatchTime.now()
        let first = isFirst ? First(project, path, isLoose: isLoose) : nil
        let result = job.run()
        let nanoseconds = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
        return (result, first, Int(nanoseconds / 1_000_000))
      }
    ) { server, outcome in
      guard let document = server.session.documents[uri], document.epoch == epoch,
        document.running?.revision == revision, let result = outcome.0
      else { return }
      server.session.documents[uri]?.running = nil
      if let first = outcome.1 { server.take(first, of: document) }
      server.session.documents[uri]?.analyzed = OpenDocument.Analyzed(
        source: result.source, file: result.file, revision: revision, version: version,
        milliseconds: outcome.milliseconds)
      server.arrive(result.file, revision: revision, of: uri)
      server.analyze(uri)
    }
  }

  /// When typing has paused, replaces a tree that was put together from parts.
  func reconcileLater(_ uri: LSP.DocumentURI) {
    timers.start(.reconcile(uri), in: 600, restarting: true) { server in
      guard let document = server.session.documents[uri], let analyzed = document.analyzed,
        analyzed.source.isProvisional, analyzed.revision == document.revision
      else { return }
      let (source, epoch) = (analyzed.source, document.epoch)
      server.work(
        .background,
        { () -> DocumentAnalysis.Result in
          let settled = source.settled()
          return DocumentAnalysis.Result(source: settled, file: AnalyzedFile(settled))
        }
      ) { server, result in
        guard let document = server.session.documents[uri], document.epoch == epoch,
          document.revision == analyzed.revision
        else { return }
        server.session.documents[uri]?.analyzed = OpenDocument.Analyzed(
          source: result.source, file: result.file, revision: analyzed.revision,
          version: analyzed.version,
          milliseconds: analyzed.milliseconds)
        server.arrive(result.file, revision: analyzed.revision, of: uri)
      }
    }
  }
}

/// What is found out when a document is opened.
private struct First: Sendable {
  let isExcluded: Bool
  let project: Project

  init(_ project: Project, _ path: String, isLoose: Bool) {
    self.project = isLoose ? project.preparing(path) : project
    isExcluded = self.project.excludes(path)
  }
}

extension Server {
  fileprivate func take(_ first: First, of document: OpenDocument) {
    session.documents[document.uri]?.isExcluded = first.isExcluded
    // The scan of a folder looks up more than this.
    guard !document.scope.isFolder else { return }
    learn(first.project, in: document.scope)
    noteConfigurations(of: first.project)
  }
}

/// One round of work on an open document.
struct DocumentAnalysis: Sendable {
  let path: String
  let base: SourceFile?
  /// The analysis of `base`.
  let before: AnalyzedFile?
  let changes: [OpenDocument.Change]
  let encoding: PositionEncoding
  let flag: CancellationFlag

  struct Result: Sendable {
    let source: SourceFile
    let file: AnalyzedFile
  }

  /// `nil` when nobody wants the result any more.
  func run() -> Result? {
    guard let source = parse(), !flag.isCancelled else { return nil }
    return Result(source: source, file: AnalyzedFile(source, after: before))
  }

  private func parse() -> SourceFile? {
    var source = base
    var text = base?.text ?? SourceText("")
    for change in changes {
      guard !flag.isCancelled else { return nil }
      switch change {
      case .whole(let string):
        source = nil
        text = SourceText(string)
      case .edit(let range, let replacement):
        let edit = TextEdit(replace: range.offsets(in: text.lines, encoding), with: replacement)
        source = source?.splicing(edit)
        // Offsets that come from this text's own lines always fit it.
        text = source?.text ?? text.applying([edit]) ?? text
      }
    }
    return source ?? SourceFile(path: path, text: text)
  }
}
