import JSONRPC

/// One request that has not been answered yet.
struct OpenRequest {
  let method: String
  /// The document it is about, if it is about one.
  var uri: LSP.DocumentURI?
}

/// Who may ask when, and that each request gets exactly one answer.
extension Server {
  func receive(notification method: String, _ step: Router.Step) {
    guard session.phase == .running || method == LSP.Exit.method else { return }
    step(self)
  }

  func receive(request id: RequestID, _ method: String, _ step: Result<Router.Step, ResponseError>)
  {
    guard session.requests[id] == nil else {
      requestPermits.signal()
      connection.reject(id, ResponseError(.invalidRequest, "a request with this id is open"))
      return
    }
    session.requests[id] = OpenRequest(method: method)
    switch (session.phase, step) {
    case (.new, _) where method != LSP.Initialize.method:
      fail(id, ResponseError(.serverNotInitialized, "the first request has to be 'initialize'"))
    case (.shutDown, _):
      fail(id, ResponseError(.invalidRequest, "the server was shut down"))
    case (.running, _) where method == LSP.Initialize.method:
      fail(id, ResponseError(.invalidRequest, "the server is initialized"))
    case (_, .failure(let error)): fail(id, error)
    case (_, .success(let step)): step(self)
    }
  }

  /// Whether a request still waits for its answer.
  func isOpen(_ id: RequestID) -> Bool { session.requests[id] != nil }

  func answer<Value>(_ reply: Reply<Value>, _ value: Value) {
    do {
      answer(reply.id, try EncodedJSON(encoding: value))
    } catch {
      fail(reply.id, ResponseError(.internalError, "the answer cannot be written"))
    }
  }

  /// Answers with JSON that was encoded elsewhere. A request that was cancelled has its answer.
  func answer(_ id: RequestID, _ value: EncodedJSON) {
    guard session.requests.removeValue(forKey: id) != nil else { return }
    requestPermits.signal()
    connection.reply(to: id, with: .success(value))
  }

  func fail(_ id: RequestID, _ error: ResponseError) {
    guard session.requests.removeValue(forKey: id) != nil else { return }
    requestPermits.signal()
    connection.reply(to: id, with: .failure(error))
  }

  /// Fails what was asked about a document's text that is no longer there.
  func failRequests(about uri: LSP.DocumentURI, retrigger: Bool) {
    for (id, request) in session.requests where request.uri == uri {
      let isPull = request.method == LSP.DocumentDiagnostic.method
      fail(id, isPull ? .serverCancelled(retrigger: retrigger) : .contentModified)
    }
  }
}
