import Analysis

extension Server {
  func didClose(_ note: LSP.DidCloseTextDocument) {
    guard session.documents[note.textDocument.uri] != nil else {
      log("\(note.textDocument.uri) was closed without being open", .warning)
      return
    }
    close(note.textDocument.uri)
  }

  /// What is on disk counts again.
  func close(_ uri: LSP.DocumentURI) {
    guard let document = session.documents.removeValue(forKey: uri) else { return }
    document.running?.flag.cancel()
    failDocumentRequests(uri)
    timers.stop(.publish(uri))
    timers.stop(.reconcile(uri))
    timers.stop(.pull(uri))
    session.epochs[uri, default: 0] += 1
    session.pull.forget(uri, FileURI.uri(of: AbsolutePath(document.path)))
    if document.kind == .configuration {
      session.settings.reports[uri] = nil
      unpublish(uri)
      configurationChanged()
    }
    guard document.kind == .swift else { return }
    if document.scope == .loose(uri) {
      session.scopes[document.scope] = nil
      unpublish(uri)
      return
    }
    returnToDisk(document)
  }

  private func failDocumentRequests(_ uri: LSP.DocumentURI) {
    failRequests(about: uri, retrigger: false)
  }

  private func returnToDisk(_ document: OpenDocument) {
    let (id, path) = (document.scope, document.path)
    // The closed file's report, if there is one, follows under the file's own address.
    unpublish(document.uri)
    session.pull.returned.insert(FileURI.uri(of: AbsolutePath(path)))
    session.scopes[id]?.reports[path] = nil
    // What the editor had stays in place until the file was read again.
    session.scopes[id]?.disk[path] = nil
    promoteDuplicate(of: document)
    readAgain([AbsolutePath(path)], in: id)
  }

  /// Another name of the same file that is still open takes over.
  private func promoteDuplicate(of document: OpenDocument) {
    let other = session.documents.values.first {
      $0.kind == .duplicate && $0.identity == document.identity && $0.scope == document.scope
    }
    guard let other, let text = other.plainText?.string else { return }
    session.documents[other.uri] = nil
    didOpen(
      LSP.DidOpenTextDocument(
        textDocument: .init(
          uri: other.uri, languageId: "swift", version: other.version ?? 0, text: text)))
  }
}
