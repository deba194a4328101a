import Analysis
import JSONRPC

extension Server {
  /// Applies the safe fixes of every file, whether it is open or not.
  func fixAllInWorkspace(_ reply: Reply<JSONValue>) {
    whenSettled { server in
      guard server.isOpen(reply.id) else { return }
      let client = server.session.client
      let jobs = server.session.scopes.keys.sorted().compactMap { server.fixes(in: $0) }
      server.work(
        .interactive, { jobs.flatMap { $0.run(client) } }
      ) { server, edits in
        let edit = edits.isEmpty ? nil : LSP.WorkspaceEdit(edits, for: client)
        server.apply(edit, "Apply all safe fixes", files: edits.count, reply)
      }
    }
  }

  private func fixes(in id: Scope.ID) -> ScopeFixes? {
    guard let scope = session.scopes[id] else { return nil }
    var open: [String: (source: SourceFile, uri: LSP.DocumentURI, version: Int?)] = [:]
    for document in session.documents.values
    where document.scope == id && document.kind == .swift && !document.isExcluded {
      guard let analyzed = document.analyzed, analyzed.revision == document.revision else {
        continue
      }
      open[document.path] = (analyzed.source, document.uri, document.version)
    }
    let fixable = scope.reports.filter { _, report in
      report.diagnostics.contains { $0.fixes.contains { $0.safety == .safe } }
    }
    return ScopeFixes(
      paths: Set(fixable.keys).union(open.keys).sorted(), open: open, disk: scope.disk,
      workspace: scope.snapshot.workspace, project: scope.project, rules: options.rules)
  }
}

/// Makes the edits of all files of one scope.
private struct ScopeFixes: Sendable {
  let paths: [String]
  let open: [String: (source: SourceFile, uri: LSP.DocumentURI, version: Int?)]
  let disk: [String: DiskFile]
  let workspace: Workspace
  let project: Project
  let rules: [any Rule]

  func run(_ client: ClientFeatures) -> [LSP.WorkspaceEdit.DocumentEdit] {
    paths.compactMap { path in
      let document = open[path]
      guard let source = document?.source ?? closed(path) else { return nil }
      let edits = SafeFixes(source, workspace, project.settings(for: path), rules).edits
      guard !edits.isEmpty else { return nil }
      return .init(
        textDocument: .init(
          uri: document?.uri ?? FileURI.uri(of: AbsolutePath(path)), version: document?.version),
        edits: edits.map { LSP.TextEdit($0, in: source.text.lines, client.encoding) })
    }
  }

  /// The file as it is on disk, if it still is what was analysed.
  private func closed(_ path: String) -> SourceFile? {
    guard let known = disk[path]?.fingerprint, let text = try? Disk.text(of: AbsolutePath(path)),
      Fingerprint(text.utf8) == known
    else { return nil }
    return SourceFile(path: path, text: SourceText(text))
  }
}
