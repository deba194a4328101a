import JSONRPC

extension Server {
  func workspaceDiagnostic(_ request: LSP.WorkspaceDiagnostic, _ reply: Reply<JSONValue>) {
    releaseWorkspacePull()
    let isFirst = !session.pull.isUsedForWorkspace
    session.pull.isUsedForWorkspace = true
    timers.stop(.closedFiles)
    if isFirst { takeBackPushes() }
    let known = (request.previousResultIds ?? []).map { previous in
      (FileURI.path(of: previous.uri).map(FileURI.uri) ?? previous.uri, previous.value)
    }
    session.pull.held = PullChannel.Held(
      id: reply.id, token: request.partialResultToken,
      known: Dictionary(known) { _, last in last }, isFirst: isFirst)
    feedWorkspacePull()
  }

  /// From now on the client pulls what was pushed to it before.
  private func takeBackPushes() {
    for uri in session.push.published.keys.sorted() where session.documents[uri] == nil {
      unpublish(uri)
    }
  }
}
