import Analysis
import JSONRPC

/// How the server learns what changes on disk.
struct Watching {
  /// The client watches under these registrations.
  var registrations: [String] = []
  var count = 0
  /// This server's own watcher, where the client offers none.
  var watcher: DiskWatcher?
  /// Whether the watcher is still being set up. Reading waits for it, so that no change falls
  /// between the two.
  var isStarting = false
}

extension Server {
  /// Asks to be told about changed settings and files.
  func registerForChanges() {
    if session.client.registersConfiguration {
      call(
        LSP.RegisterCapability(registrations: [
          .init(
            id: "bridge-lsp/configuration", method: LSP.DidChangeConfiguration.method,
            registerOptions: ["section": "bridge-lsp"])
        ]))
    }
    watchFolders()
  }

  func watchFolders() {
    let folders = session.scopes.keys.filter(\.isFolder).sorted().compactMap {
      session.scopes[$0]?.folder
    }
    guard session.client.registersWatchers else {
      session.watching.watcher?.stop()
      session.watching.count += 1
      let count = session.watching.count
      session.watching.watcher =
        folders.isEmpty
        ? nil
        : DiskWatcher(folders) { [mailbox, count] in
          mailbox.put { server in server.watcherIsReady(count) }
        } _: { [mailbox] changes in
          mailbox.put { server in server.filesChanged(changes) }
        }
      session.watching.isStarting = session.watching.watcher != nil
      return
    }
    // The new registration comes first, so that nothing is missed between the two.
    let old = session.watching.registrations
    session.watching.count += 1
    let id = "bridge-lsp/files/\(session.watching.count)"
    session.watching.registrations = folders.isEmpty ? [] : [id]
    if !folders.isEmpty {
      call(
        LSP.RegisterCapability(registrations: [
          .init(
            id: id, method: LSP.DidChangeWatchedFiles.method,
            registerOptions: ["watchers": .array(folders.flatMap(watchers))])
        ]))
    }
    guard !old.isEmpty else { return }
    call(
      LSP.UnregisterCapability(
        unregisterations: old.map { .init(id: $0, method: LSP.DidChangeWatchedFiles.method) }))
  }

  private func watcherIsReady(_ count: Int) {
    guard count == session.watching.count, session.watching.isStarting else { return }
    session.watching.isStarting = false
    for (id, scope) in session.scopes where scope.isScanWanted { scan(id) }
  }

  private func watchers(of folder: AbsolutePath) -> [JSONValue] {
    func watcher(_ pattern: String, kind: Int?) -> JSONValue {
      let glob: JSONValue =
        session.client.watchesRelativePatterns
        ? ["baseUri": .string(FileURI.uri(of: folder)), "pattern": .string(pattern)]
        : .string(folder.appending(pattern).string)
      var members: [String: JSONValue] = ["globPattern": glob]
      if let kind { members["kind"] = .integer(kind) }
      return .object(members)
    }
    let names =
      "{*.swift,.bridge-lsp.json,.gitignore,.swift-version,project.pbxproj,*.xcconfig,*Info.plist,"
      + "*.storyboard,*.xib}"
    // A folder that comes or goes whole is told of, its files may not be; 1 is "created", 4 "deleted".
    return [watcher("**/" + names, kind: nil), watcher("**", kind: 1 | 4)]
  }

  func stopWatching() {
    session.watching.watcher?.stop()
    session.watching.watcher = nil
  }

  func didChangeWatchedFiles(_ note: LSP.DidChangeWatchedFiles) {
    filesChanged(
      note.changes.compactMap { event in
        FileURI.path(of: event.uri).map { ($0, event.type == 2 ? .changed : .unknown) }
      })
  }

  enum FileEvent: Sendable {
    /// A file was written.
    case changed
    /// A file or folder came, went or was written.
    case unknown
    /// A folder came or went.
    case folder
  }

  /// Reads again what may have changed: a few known files alone, and else the folder's list.
  func filesChanged(_ events: [(path: AbsolutePath, event: FileEvent)]) {
    var again: [Scope.ID: [AbsolutePath]] = [:]
    var lists: Set<Scope.ID> = []
    var folders: [Scope.ID: Set<String>] = [:]
    var isConfigured = false
    for (path, event) in events {
      guard let id = folderScope(of: path), let scope = session.scopes[id] else { continue }
      if DecidingFiles.contains(path.name) { isConfigured = true }
      // What the editor has open is what the editor says.
      if event == .changed, session.document(at: path.string) != nil { continue }
      guard !lists.contains(id) else { continue }
      if scope.disk[path.string] != nil, event == .changed {
        again[id, default: []].append(path)
      } else if path.name.hasSuffix(".swift") || event == .folder || path == scope.folder {
        lists.insert(id)
      } else if event == .unknown {
        // A name that is gone may have been a folder's, and one that is new may be.
        let known = folders[id] ?? scope.foldersWithFiles
        folders[id] = known
        if known.contains(path.string) || isScannedFolder(path, in: scope) { lists.insert(id) }
      }
    }
    if isConfigured { return configurationChanged() }
    for (id, paths) in again where !lists.contains(id) { readAgain(paths, in: id) }
    for id in lists { scanSoon(id) }
  }

  /// Whether there is a folder at `path` that a scan looks into.
  private func isScannedFolder(_ path: AbsolutePath, in scope: Scope) -> Bool {
    let steps = scope.folder.flatMap { path.relative(to: $0) }?.split(separator: "/") ?? []
    return !steps.contains { SkippedFolders.contains(String($0)) }
      && Disk.kind(of: path) == .folder
  }

  private func scanSoon(_ id: Scope.ID) {
    session.scopes[id]?.isScanWanted = true
    timers.start(.rescan, in: 30) { server in
      for (id, scope) in server.session.scopes where scope.isScanWanted { server.scan(id) }
    }
  }

  /// Reads some files again whose names are known.
  func readAgain(_ paths: [AbsolutePath], in id: Scope.ID) {
    guard let scope = session.scopes[id], scope.folder != nil, session.areSettingsKnown else {
      return
    }
    let root = scope.snapshot.workspace.root
    let jobs = paths.map { DiskReading(path: $0, known: scope.disk[$0.string], root: root) }
    let project = scope.project
    session.scopes[id]?.rereads += 1
    work(
      .interactive,
      { jobs.filter { !project.excludes($0.path.string) }.map { $0.run() } }
    ) { server, files in
      server.session.scopes[id]?.rereads -= 1
      for file in files { server.takeFromDisk(file, in: id) }
      server.join(id)
      server.closedReportsAreComplete()
    }
    join(id)
  }
}

extension Scope {
  /// The folders that hold known files, at any depth.
  fileprivate var foldersWithFiles: Set<String> {
    var folders: Set<String> = []
    for path in disk.keys.map({ AbsolutePath($0) }) + project.decidingFiles {
      var next = path.parent
      while let folder = next, folders.insert(folder.string).inserted { next = folder.parent }
    }
    return folders
  }
}
