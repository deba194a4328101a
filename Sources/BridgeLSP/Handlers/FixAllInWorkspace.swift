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
    let files = files(of: id)
    let fixable = scope.reports.filter { _, report in
      report.diagnostics.contains { $0.fixes.contains { $0.safety == .safe } }
    }
    return ScopeFixes(
      paths: Set(fixable.keys).union(files.open.keys).sorted(), files: files,
      workspace: scope.snapshot.workspace, project: scope.project, rules: options.rules)
  }
}

/// Makes the edits of all files of one scope.
private struct ScopeFixes: Sendable {
  let paths: [String]
  let files: ScopeFiles
  let workspace: Workspace
  let project: Project
  let rules: [any Rule]

  func run(_ client: ClientFeatures) -> [LSP.WorkspaceEdit.DocumentEdit] {
    paths.compactMap { path in
      guard let source = files.source(at: path) else { return nil }
      let edits = SafeFixes(source, workspace, project.settings(for: path), rules).edits
      guard !edits.isEmpty else { return nil }
      return .init(
        textDocument: files.target(at: path),
        edits: edits.map { LSP.TextEdit($0, in: source.text.lines, client.encoding) })
    }
  }
}
