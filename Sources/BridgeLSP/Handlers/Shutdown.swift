import JSONRPC

extension Server {
  /// Ends the work and answers whatever is still asked, so that nobody waits for ever.
  func shutDown(_ reply: Reply<Nothing>) {
    releaseWorkspacePull()
    for scope in session.scopes.values { scope.scanFlag?.cancel() }
    for (id, request) in session.requests where id != reply.id {
      let isPull = request.method == LSP.DocumentDiagnostic.method
      fail(id, isPull ? .serverCancelled(retrigger: false) : .shutDown)
    }
    stopWatching()
    session.phase = .shutDown
    answer(reply, Nothing())
  }

  /// Answers at once. What the request's work still brings is dropped.
  func cancel(_ note: LSP.CancelRequest) {
    if session.pull.held?.id == note.id { session.pull.held = nil }
    fail(note.id, .cancelled)
  }
}

extension ResponseError {
  fileprivate static let shutDown = ResponseError(.requestCancelled, "the server is shutting down")
}
