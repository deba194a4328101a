import Analysis

extension Server {
  func didOpen(_ note: LSP.DidOpenTextDocument) {
    begin()
    let item = note.textDocument
    if session.documents[item.uri] != nil {
      log("\(item.uri) was opened twice", .warning)
      close(item.uri)
    }
    if session.client.pullsDiagnostics { clearPushed(item.uri) }
    open(item)
  }

  private func open(_ item: LSP.DidOpenTextDocument.Item) {
    let file = FileURI.path(of: item.uri)
    let identity = file.flatMap(Disk.identity)
    var (id, name) = (Scope.ID.loose(item.uri), file?.string ?? item.uri)
    if let file {
      if let inside = folderScope(of: file) {
        id = inside
      } else if let place = linkedPlace(of: file) {
        (id, name) = (place.id, place.path.string)
      }
    }
    if session.scopes[id] == nil { addScope(id) }
    let path = identity.flatMap { knownName(of: $0, in: id, besides: name) } ?? name
    let isTaken = session.document(at: path) != nil
    session.epochs[item.uri, default: 0] += 1
    var document = OpenDocument(
      uri: item.uri, path: path, scope: id,
      kind: kind(of: item, file, isTaken: isTaken), epoch: session.epochs[item.uri] ?? 0,
      identity: identity, version: item.version, revision: session.nextRevision(),
      changes: [.whole(item.text)])
    if document.kind == .duplicate { document.path = item.uri }
    document.takePlainText(session.client.encoding)
    session.documents[item.uri] = document
    // What was pushed about the file under another spelling of its name counts no more.
    if let file, FileURI.uri(of: AbsolutePath(path)) != item.uri || file.string != path {
      unpublish(FileURI.uri(of: AbsolutePath(path)))
    }
    session.pull.forget(item.uri, FileURI.uri(of: AbsolutePath(path)))
    analyze(item.uri)
    checkOpenConfiguration(item.uri)
    awaitPull(of: item.uri)
  }

  private func kind(
    of item: LSP.DidOpenTextDocument.Item, _ file: AbsolutePath?, isTaken: Bool
  ) -> OpenDocument.Kind {
    if file?.name == Configuration.fileName { return .configuration }
    guard item.languageId.lowercased() == "swift" || file?.name.hasSuffix(".swift") == true else {
      return .other
    }
    return isTaken ? .duplicate : .swift
  }

  /// The name under which the workspace knows the file already, when it has more than one.
  private func knownName(
    of identity: Disk.Identity, in id: Scope.ID, besides name: String
  ) -> String? {
    if session.scopes[id]?.disk[name] != nil { return nil }
    return session.scopes[id]?.disk.first { $0.value.stamp.identity == identity }?.key
      ?? session.documents.values.first {
        $0.scope == id && $0.kind == .swift && $0.identity == identity
      }?.path
  }
}
