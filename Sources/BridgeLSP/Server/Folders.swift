import Analysis

/// Keeps one scope for each workspace folder that lies in no other, and one for each loose file.
extension Server {
  /// The folder's scope that `file` belongs to, if it belongs to one.
  func folderScope(of file: AbsolutePath) -> Scope.ID? {
    session.scopes.keys.first { id in
      if case .folder(let folder) = id { file.isInside(folder) } else { false }
    }
  }

  /// The scope that `file` belongs to, and its path there, when it is reached through a link that
  /// leads into a folder.
  func linkedPlace(of file: AbsolutePath) -> (id: Scope.ID, path: AbsolutePath)? {
    guard let resolved = file.resolvingLinks else { return nil }
    for (id, scope) in session.scopes {
      guard let folder = scope.folder, let real = scope.resolvedFolder,
        let relative = resolved.relative(to: real)
      else { continue }
      return (id, AbsolutePath(relative, relativeTo: folder))
    }
    return nil
  }

  func addScope(_ id: Scope.ID) {
    let scope = Scope(id: id, project: project(for: id))
    session.scopes[id] = scope
  }

  /// Works on `folders` from now on, and on nothing that lies in none of them.
  func setFolders(_ folders: [AbsolutePath]) {
    session.folders = folders
    let outermost = Set(folders).filter { folder in
      !folders.contains { $0 != folder && folder.isInside($0) }
    }
    let wanted = Set(outermost.map(Scope.ID.folder))
    let present = Set(session.scopes.keys.filter(\.isFolder))
    guard wanted != present else { return }
    for id in present.subtracting(wanted) { removeFolder(id) }
    for id in wanted.subtracting(present).sorted() { addScope(id) }
    reassignDocuments()
    guard session.hasBegun else { return }
    watchFolders()
    readSettings()
    for id in wanted.subtracting(present) where session.areSettingsKnown { scan(id) }
    feedWorkspacePull()
  }

  private func removeFolder(_ id: Scope.ID) {
    guard let scope = session.scopes.removeValue(forKey: id) else { return }
    scope.scanFlag?.cancel()
    for path in scope.reports.keys { closedFileIsGone(path) }
    for uri in session.settings.reports.keys {
      guard let folder = scope.folder, FileURI.path(of: uri)?.isInside(folder) ?? false,
        session.documents[uri] == nil
      else { continue }
      session.settings.reports[uri] = nil
      unpublish(uri)
    }
    progressEnds()
  }

  /// Opens documents anew whose folder came or went.
  private func reassignDocuments() {
    for document in session.documents.values where document.kind == .swift {
      let file = FileURI.path(of: document.uri)
      let id =
        file.flatMap { folderScope(of: $0) ?? linkedPlace(of: $0)?.id } ?? .loose(document.uri)
      guard id != document.scope, let analyzed = document.analyzed else { continue }
      let text = analyzed.source.text.string
      let changes = document.changes
      close(document.uri)
      didOpen(
        LSP.DidOpenTextDocument(
          textDocument: .init(
            uri: document.uri, languageId: "swift", version: document.version ?? 0, text: text)))
      session.documents[document.uri]?.changes.append(contentsOf: changes)
      analyze(document.uri)
    }
  }

  func didChangeWorkspaceFolders(_ note: LSP.DidChangeWorkspaceFolders) {
    let removed = Set(note.event.removed.compactMap { FileURI.path(of: $0.uri) })
    let added = note.event.added.compactMap { FileURI.path(of: $0.uri) }
    let kept = session.folders.filter { !removed.contains($0) }
    setFolders(kept + added.filter { !kept.contains($0) })
  }
}

extension Scope.ID {
  var isFolder: Bool {
    if case .folder = self { true } else { false }
  }
}
