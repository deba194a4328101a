import Analysis
import JSONRPC

/// What the client pulled so far.
struct PullChannel {
  /// What the newest answer about each open document said.
  var answered: [LSP.DocumentURI: Answer] = [:]

  struct Answer: Equatable {
    let digest: Fingerprint
    let revision: Int
  }

  /// Files whose documents were closed, about which the client may still show what was true before.
  var returned: Set<LSP.DocumentURI> = []
  var isUsedForWorkspace = false
  var hasWaitedForWorkspacePull = false
  /// A `workspace/diagnostic` that waits for something to say.
  var held: Held?

  struct Held {
    let id: RequestID
    /// Where to send what is there already, for clients that take it piece by piece.
    let token: RequestID?
    /// What the client knows of each document.
    var known: [LSP.DocumentURI: String]
    let isFirst: Bool
  }

  /// Forgets what the client was told about a document: it was opened or closed, and so did it.
  mutating func forget(_ uris: LSP.DocumentURI...) {
    for uri in uris {
      answered[uri] = nil
      held?.known[uri] = nil
    }
  }
}

extension Server {
  /// Names one report on one document. Ids of different openings differ, because a client that
  /// closes a document forgets what an id stood for.
  func resultID(of uri: LSP.DocumentURI, _ report: FileReport) -> String {
    "\(options.salt).\(session.epochs[uri] ?? 0).\(report.digest.hexadecimal)"
  }

  /// Lets the client ask again when an open document's report changed without its doing.
  func refreshIfChanged(_ document: OpenDocument) {
    let uri = document.uri
    guard session.client.refreshesDiagnostics, let answered = session.pull.answered[uri],
      // About a text that it has not pulled for yet, the client will ask by itself.
      answered.revision == document.revision
    else { return }
    withReport(on: uri) { server, report in
      guard report.digest != answered.digest, server.session.pull.answered[uri] == answered
      else { return }
      server.refreshSoon()
    }
  }

  /// The same right behind an answer: other files may have arrived while it was being found.
  func refreshIfStale(_ uri: LSP.DocumentURI) {
    guard let document = session.documents[uri],
      session.scopes[document.scope]?.stale.contains(document.path) == true
    else { return }
    refreshIfChanged(document)
  }

  func refreshSoon() {
    guard session.client.refreshesDiagnostics else { return }
    timers.start(.refresh, in: 100) { server in server.call(LSP.DiagnosticRefresh()) }
  }
}
