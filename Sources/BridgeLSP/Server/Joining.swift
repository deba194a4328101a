import Analysis

/// Puts analysed versions into a scope's workspace, one join at a time.
extension Server {
  /// Takes in a new version of an open document.
  func arrive(_ file: AnalyzedFile, revision: Int, of uri: LSP.DocumentURI) {
    guard let document = session.documents[uri] else { return }
    session.scopes[document.scope]?.arrivals[document.path] =
      document.isExcluded ? .gone : .version(file, revision: revision)
    if document.isExcluded {
      session.scopes[document.scope]?.snapshot.revisions[document.path] = nil
    }
    join(document.scope)
    reconcileLater(uri)
  }

  /// Joins what has arrived, unless a join is under way, after which this is called again.
  func join(_ id: Scope.ID) {
    guard var scope = session.scopes[id], !scope.isJoining else { return }
    guard !scope.arrivals.isEmpty else {
      finishScanIfJoined(id)
      return
    }
    let open = Set(session.documents.values.lazy.filter { $0.scope == id }.map(\.path))
    // Documents somebody looks at go first, and never behind more than one batch of others.
    var batch = scope.arrivals.filter { open.contains($0.key) }
    if batch.isEmpty {
      for (path, arrival) in scope.arrivals.prefix(Self.joinedAtOnce) { batch[path] = arrival }
    }
    for path in batch.keys { scope.arrivals[path] = nil }
    scope.isJoining = true
    session.scopes[id] = scope
    let findsAffected = scope.scan == .done
    let paths = Array(batch.keys)
    // Never behind the reading of a whole folder: the next join may be somebody's keystroke.
    work(
      .interactive,
      { [snapshot = scope.snapshot, batch] in
        snapshot.joining(batch, findsAffected: findsAffected)
      }
    ) { server, joined in
      server.finishJoin(id, joined, of: paths)
    }
  }

  private static let joinedAtOnce = 64

  private func finishJoin(_ id: Scope.ID, _ joined: Snapshot.Joined, of paths: [String]) {
    guard session.scopes[id] != nil else { return }
    let noting = pathsNoting(joined.moved, in: id)
    let isTyping = paths.contains { session.document(at: $0) != nil }
    session.scopes[id]?.isJoining = false
    session.scopes[id]?.edition += 1
    session.scopes[id]?.snapshot = joined.snapshot
    session.scopes[id]?.stale.formUnion(paths)
    session.scopes[id]?.stale.formUnion(joined.affected)
    session.scopes[id]?.stale.formUnion(noting)
    // First, for whoever waited asks for reports, which are not stale any more then.
    reportStale(id, isTyping: isTyping)
    for document in session.documents.values where document.scope == id {
      releaseWaiting(document.uri)
    }
    join(id)
  }

  /// The files with a finding that points to a line of one of `moved`.
  private func pathsNoting(_ moved: Set<String>, in id: Scope.ID) -> [String] {
    guard !moved.isEmpty, let reports = session.scopes[id]?.reports else { return [] }
    return reports.compactMap { path, report in
      let notes = report.diagnostics.lazy.flatMap(\.notes)
      return notes.contains { $0.path != path && moved.contains($0.path) } ? path : nil
    }
  }

  /// Calls `action` once the document's text of `revision`, or a newer one, is joined.
  func whenJoined(
    _ uri: LSP.DocumentURI, _ revision: Int, _ action: @escaping (Server) -> Void
  ) {
    session.documents[uri]?.waiting.append((revision, action))
    releaseWaiting(uri)
  }

  private func releaseWaiting(_ uri: LSP.DocumentURI) {
    guard let document = session.documents[uri], !document.waiting.isEmpty else { return }
    let joined = joinedRevision(of: document)
    let ready = document.waiting.filter { $0.revision <= joined }
    session.documents[uri]?.waiting.removeAll { $0.revision <= joined }
    for (_, action) in ready { action(self) }
  }

  /// The newest revision whose analysis is complete; 0 when there is none.
  func joinedRevision(of document: OpenDocument) -> Int {
    if document.kind != .swift { return document.revision }
    if document.isExcluded { return document.analyzed?.revision ?? 0 }
    return session.scopes[document.scope]?.snapshot.revisions[document.path] ?? 0
  }
}

extension Snapshot {
  struct Joined: Sendable {
    let snapshot: Snapshot
    /// Other files whose diagnostics may have changed.
    let affected: [String]
    /// Files whose lines stand elsewhere.
    var moved: Set<String> = []
  }

  fileprivate func joining(_ batch: [String: Scope.Arrival], findsAffected: Bool) -> Joined {
    var result = self
    var versions: [AnalyzedFile] = []
    var removed: [String] = []
    for (path, arrival) in batch {
      switch arrival {
      case .gone:
        removed.append(path)
        result.revisions[path] = nil
      case .version(let file, let revision):
        versions.append(file)
        result.revisions[path] = revision
      }
    }
    versions.sort { $0.path < $1.path }
    guard findsAffected else {
      result.workspace.load(versions, removing: removed.sorted())
      return Joined(snapshot: result, affected: [])
    }
    let moved = versions.lazy.filter { [workspace] version in
      workspace.files[version.path].map { $0.lines.lineCount != version.lines.lineCount } ?? false
    }.map(\.path)
    let names = result.workspace.apply(versions, removing: removed.sorted())
    return Joined(
      snapshot: result, affected: result.workspace.paths(mentioning: names), moved: Set(moved))
  }
}
