import Analysis
import JSONRPC

extension CodeActions {
  static let sharedHostKind = "refactor.rewrite"

  /// Offered at a plain hosting controller that is pushed, where the project has no hosting class.
  var sharedHostAction: LSP.CodeAction? {
    guard client.knowsCodeActionLiterals, FileURI.path(of: context.uri) != nil else { return nil }
    let range = request.range.offsets(in: context.source.text.lines, client.encoding)
    guard let adoption = context.sharedHostAdoption(at: range) else { return nil }
    var action = LSP.CodeAction(title: adoption.fix.title, kind: Self.sharedHostKind)
    if let obstacle = adoption.obstacle ?? client.obstacle(to: adoption) {
      guard client.showsDisabledActions else { return nil }
      action.disabled = .init(reason: obstacle)
      return action
    }
    let reference = FixReference(
      uri: context.uri, revision: context.revision, rule: nil, start: range.lowerBound.utf8,
      choice: .sharedHost)
    if client.resolvesCodeActionEdits {
      action.data = reference.json
    } else {
      action.edit = reference.workspaceEdit(in: context, for: client)
    }
    return action
  }
}

extension ClientFeatures {
  fileprivate func obstacle(to adoption: SharedHostAdoption) -> String? {
    adoption.newFile != nil && !createsFiles ? "this editor lets no server create files" : nil
  }
}

extension FindingContext {
  fileprivate func sharedHostAdoption(at range: TextRange) -> SharedHostAdoption? {
    workspace.sharedHostAdoption(in: path, at: range, settings: settings())
  }
}

extension FixReference {
  /// Everything the action changes; `nil` when what it was made for is no longer there.
  func workspaceEdit(
    in context: FindingContext, for client: ClientFeatures
  ) -> LSP.WorkspaceEdit? {
    if case .fix(let index) = choice {
      guard let fixes = finding(in: context)?.fixes, fixes.indices.contains(index) else {
        return nil
      }
      return context.workspaceEdit(fixes[index], for: client)
    }
    guard choice == .sharedHost else {
      return edits(in: context).map { context.workspaceEdit($0, for: client) }
    }
    guard let start, (0...context.source.text.utf8Count).contains(start),
      let adoption = context.sharedHostAdoption(at: TextRange(utf8: start, start)),
      adoption.obstacle == nil, client.obstacle(to: adoption) == nil,
      let edits = adoption.fix.textEdits(in: context.source.text)
    else { return nil }
    var edit = context.workspaceEdit(edits, for: client)
    if let file = adoption.newFile, let changes = edit.documentChanges {
      let uri = FileURI.uri(of: AbsolutePath(file.path))
      edit.documentChanges = LSP.WorkspaceEdit.creating(uri, file.text) + changes
    }
    return edit
  }
}

extension Server {
  /// Has every pushed hosting controller of the workspace use the shared class.
  func adoptSharedHost(_ reply: Reply<JSONValue>) {
    let label = SharedHostAdoption.title
    whenSettled { server in
      guard server.isOpen(reply.id) else { return }
      let client = server.session.client
      guard client.createsFiles else {
        return server.fail(
          reply.id, ResponseError(.requestFailed, "this client lets no server create files"))
      }
      let jobs = server.session.scopes.keys.sorted().compactMap { server.adoption(in: $0) }
      server.work(.interactive, { jobs.flatMap { $0.run(client) } }) { server, changes in
        let files = changes.count {
          if case .create = $0 { false } else { true }
        }
        var edit = LSP.WorkspaceEdit([], for: client)
        edit.documentChanges = changes
        server.apply(changes.isEmpty ? nil : edit, label, files: files, reply)
      }
    }
  }

  private func adoption(in id: Scope.ID) -> ScopeAdoption? {
    guard let scope = session.scopes[id] else { return nil }
    return ScopeAdoption(
      files: files(of: id), workspace: scope.snapshot.workspace, project: scope.project)
  }
}

/// Adopts the shared host in the files of one scope.
private struct ScopeAdoption: Sendable {
  let files: ScopeFiles
  let workspace: Workspace
  let project: Project

  func run(_ client: ClientFeatures) -> [LSP.DocumentChange] {
    workspace.sharedHostAdoptions { project.settings(for: $0) }.flatMap { adoption in
      guard let source = files.source(at: adoption.path),
        let edits = adoption.fix.textEdits(in: source.text)
      else { return [LSP.DocumentChange]() }
      let document = LSP.WorkspaceEdit.DocumentEdit(
        textDocument: files.target(at: adoption.path),
        edits: edits.map { LSP.TextEdit($0, in: source.text.lines, client.encoding) })
      let created = adoption.newFile.map {
        LSP.WorkspaceEdit.creating(FileURI.uri(of: AbsolutePath($0.path)), $0.text)
      }
      return (created ?? []) + [.edit(document)]
    }
  }
}
