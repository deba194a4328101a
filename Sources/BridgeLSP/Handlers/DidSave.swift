extension Server {
  func didSave(_ note: LSP.DidSaveTextDocument) {
    guard let document = session.documents[note.textDocument.uri] else { return }
    // Saving may put another file in the place of the old one.
    let identity = FileURI.path(of: document.uri).flatMap(Disk.identity)
    session.documents[document.uri]?.identity = identity
    // Not every client watches files, and none tells of a save sooner.
    if document.kind == .configuration { configurationChanged() }
  }

  /// Looks everything up anew that the configuration files decide.
  func configurationChanged() {
    timers.start(.configuration, in: 20) { server in server.reloadProjects() }
  }
}
