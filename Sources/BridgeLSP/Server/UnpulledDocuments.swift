import JSONRPC

/// Documents that a client which pulls has open and never asks about: VS Code asks about those that
/// have a tab, and extensions open documents without one.
///
/// They are part of the workspace's reports, as closed files are, until they are asked about.
extension Server {
  /// Gives the client the time it takes to ask about a document by itself.
  func awaitPull(of uri: LSP.DocumentURI) {
    guard session.client.pullsDiagnostics, let document = session.documents[uri],
      document.kind == .swift, document.scope.isFolder
    else { return }
    let epoch = document.epoch
    timers.start(.pull(uri), in: options.pullPatience, restarting: true) { server in
      guard let document = server.session.documents[uri], document.epoch == epoch,
        server.session.pull.answered[uri] == nil
      else { return }
      server.session.documents[uri]?.isUnpulled = true
      server.reportUnpulled(uri)
    }
  }

  /// The client asked about the document; what the workspace's reports said of it counts no more.
  func notePull(of uri: LSP.DocumentURI) {
    timers.stop(.pull(uri))
    session.documents[uri]?.isUnpulled = false
  }

  /// Brings the report on a document that nobody pulls up to date, and sends it on.
  func reportUnpulled(_ uri: LSP.DocumentURI) {
    withReport(on: uri) { server, _ in server.feedWorkspacePull() }
  }
}
