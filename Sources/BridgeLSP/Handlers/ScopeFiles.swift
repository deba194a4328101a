import Analysis
import JSONRPC

/// The texts of one scope's files, open ones and those on disk, as they were analysed.
struct ScopeFiles: Sendable {
  let open: [String: (source: SourceFile, uri: LSP.DocumentURI, version: Int?)]
  private let disk: [String: DiskFile]

  fileprivate init(
    open: [String: (source: SourceFile, uri: LSP.DocumentURI, version: Int?)],
    disk: [String: DiskFile]
  ) {
    self.open = open
    self.disk = disk
  }

  /// `nil` for a file that is no longer what was analysed.
  func source(at path: String) -> SourceFile? {
    if let document = open[path] { return document.source }
    guard let known = disk[path]?.fingerprint, let text = try? Disk.text(of: AbsolutePath(path)),
      Fingerprint(text.utf8) == known
    else { return nil }
    return SourceFile(path: path, text: SourceText(text))
  }

  /// How edits name the file.
  func target(at path: String) -> LSP.WorkspaceEdit.Target {
    let document = open[path]
    return .init(
      uri: document?.uri ?? FileURI.uri(of: AbsolutePath(path)), version: document?.version)
  }
}

extension Server {
  func files(of id: Scope.ID) -> ScopeFiles {
    var open: [String: (source: SourceFile, uri: LSP.DocumentURI, version: Int?)] = [:]
    for document in session.documents.values
    where document.scope == id && document.kind == .swift && !document.isExcluded {
      guard let analyzed = document.analyzed, analyzed.revision == document.revision else {
        continue
      }
      open[document.path] = (analyzed.source, document.uri, document.version)
    }
    return ScopeFiles(open: open, disk: session.scopes[id]?.disk ?? [:])
  }
}
