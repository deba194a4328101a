import Analysis
import JSONRPC

extension Server {
  func documentDiagnostic(_ request: LSP.DocumentDiagnostic, _ reply: Reply<JSONValue>) {
    let uri = request.textDocument.uri
    guard let document = session.documents[uri] else {
      answerClosed(request, reply.id)
      return
    }
    session.requests[reply.id]?.uri = uri
    notePull(of: uri)
    if document.kind == .configuration {
      let report = session.settings.reports[uri] ?? .empty
      answerPull(reply.id, uri, report, previous: request.previousResultId)
      return
    }
    whenReady { server in
      server.whenJoined(uri, document.revision) { server in
        guard server.isOpen(reply.id) else { return }
        server.withReport(on: uri) { server, report in
          guard server.isOpen(reply.id), let revision = server.session.documents[uri]?.revision
          else { return }
          server.session.pull.answered[uri] = .init(digest: report.digest, revision: revision)
          server.answerPull(reply.id, uri, report, previous: request.previousResultId)
          server.refreshIfStale(uri)
        }
      }
    }
  }

  private func answerPull(
    _ id: RequestID, _ uri: LSP.DocumentURI, _ report: FileReport, previous: String?
  ) {
    let resultID = resultID(of: uri, report)
    answer(
      id,
      previous == resultID
        ? DiagnosticReport.unchanged(resultID: resultID)
        : DiagnosticReport.full(resultID: resultID, items: report.items))
  }

  /// A client may ask about a file that it has not opened.
  private func answerClosed(_ request: LSP.DocumentDiagnostic, _ id: RequestID) {
    let uri = request.textDocument.uri
    whenReady { server in
      let path = FileURI.path(of: uri)
      let scope = path.flatMap { server.folderScope(of: $0) }
      let report = path.flatMap { path in
        scope.flatMap { server.session.scopes[$0]?.reports[path.string] }
      }
      server.answerPull(id, uri, report ?? .empty, previous: request.previousResultId)
    }
  }
}
