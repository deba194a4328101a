import Analysis
import JSONRPC

extension Server {
  func codeAction(_ request: LSP.CodeActionRequest, _ reply: Reply<[LSP.CodeAction]>) {
    withFindings(of: request.textDocument.uri, for: reply.id) { server, context in
      let client = server.session.client
      server.work(
        .interactive,
        { () -> EncodedJSON in
          let actions = CodeActions(request, context, client).all
          let answer =
            client.knowsCodeActionLiterals
            ? try? EncodedJSON(encoding: actions)
            : try? EncodedJSON(encoding: actions.compactMap(\.command))
          return answer ?? .emptyArray
        }
      ) { server, answer in
        server.answer(reply.id, answer)
      }
    } orElse: { server in
      server.answer(reply.id, .emptyArray)
    }
  }

  /// Calls `action` with what is found in a document as it is now, or `orElse` when it is not one
  /// that is analysed. A change that comes before the answer fails the request.
  func withFindings(
    of uri: LSP.DocumentURI, for id: RequestID,
    _ action: @escaping (Server, FindingContext) -> Void, orElse: @escaping (Server) -> Void
  ) {
    let uri = session.openAddress(of: uri)
    guard let document = session.documents[uri], document.kind == .swift else {
      return orElse(self)
    }
    session.requests[id]?.uri = uri
    whenReady { server in
      server.whenJoined(uri, document.revision) { server in
        guard server.isOpen(id) else { return }
        server.withReport(on: uri) { server, report in
          guard server.isOpen(id) else { return }
          guard let document = server.session.documents[uri], !document.isExcluded,
            let analyzed = document.analyzed, analyzed.revision == document.revision,
            report.revision == document.revision,
            let scope = server.session.scopes[document.scope]
          else { return orElse(server) }
          action(
            server,
            FindingContext(
              uri: uri, path: document.path, version: document.version,
              revision: document.revision, source: analyzed.source,
              diagnostics: report.diagnostics, workspace: scope.snapshot.workspace,
              settings: { [project = scope.project, path = document.path] in
                project.settings(for: path)
              }, rules: server.options.rules))
        }
      }
    }
  }
}

/// A document with what is found in it, all of one version.
struct FindingContext: Sendable {
  let uri: LSP.DocumentURI
  let path: String
  let version: Int?
  let revision: Int
  let source: SourceFile
  let diagnostics: [Diagnostic]
  let workspace: Workspace
  let settings: @Sendable () -> RuleSettings
  let rules: [any Rule]

  func workspaceEdit(_ edits: [TextEdit], for client: ClientFeatures) -> LSP.WorkspaceEdit {
    let edits = edits.map { LSP.TextEdit($0, in: source.text.lines, client.encoding) }
    return LSP.WorkspaceEdit(
      [.init(textDocument: .init(uri: uri, version: version), edits: edits)], for: client)
  }

  /// Everything that a fix changes; `nil` when it does not fit what is there now.
  func workspaceEdit(_ fix: Fix, for client: ClientFeatures) -> LSP.WorkspaceEdit? {
    guard let edits = fix.textEdits(in: source.text) else { return nil }
    guard let entry = fix.entry else { return workspaceEdit(edits, for: client) }
    guard let list = PropertyListFile(entry) else { return nil }
    let own = edits.map { LSP.TextEdit($0, in: source.text.lines, client.encoding) }
    let outside = LSP.WorkspaceEdit.DocumentEdit(
      textDocument: .init(uri: FileURI.uri(of: list.path), version: nil),
      edits: [LSP.TextEdit(list.edit, in: list.text.lines, client.encoding)])
    let document = LSP.WorkspaceEdit.DocumentEdit(
      textDocument: .init(uri: uri, version: version), edits: own)
    return LSP.WorkspaceEdit(own.isEmpty ? [outside] : [document, outside], for: client)
  }
}
