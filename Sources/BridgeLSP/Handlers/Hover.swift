import Analysis
import JSONRPC

extension Server {
  func hover(_ request: LSP.HoverRequest, _ reply: Reply<LSP.Hover?>) {
    let uri = session.openAddress(of: request.textDocument.uri)
    guard let document = session.documents[uri], document.kind == .swift else {
      answer(reply, nil)
      return
    }
    session.requests[reply.id]?.uri = uri
    whenReady { server in
      server.whenJoined(uri, document.revision) { server in
        guard server.isOpen(reply.id), let document = server.session.documents[uri],
          !document.isExcluded, let scope = server.session.scopes[document.scope]
        else { return server.answer(reply, nil) }
        let (workspace, project) = (scope.snapshot.workspace, scope.project)
        let (client, path) = (server.session.client, document.path)
        server.work(
          .interactive,
          { LSP.Hover(at: request.position, in: path, workspace, project, client) }
        ) { server, hover in
          server.answer(reply, hover)
        }
      }
    }
  }
}

extension LSP.Hover {
  fileprivate init?(
    at position: LSP.Position, in path: String, _ workspace: Workspace, _ project: Project,
    _ client: ClientFeatures
  ) {
    guard let lines = workspace.files[path]?.lines else { return nil }
    let offset = position.offset(in: lines, client.encoding)
    let settings = project.settings(for: path)
    guard let found = workspace.hover(at: offset, in: path, settings: settings) else { return nil }
    contents =
      client.readsMarkdown
      ? LSP.MarkupContent(kind: .markdown, value: found.markdown)
      : LSP.MarkupContent(kind: .plaintext, value: plainText(ofMarkdown: found.markdown))
    range = LSP.Range(found.range, in: lines, client.encoding)
  }
}
