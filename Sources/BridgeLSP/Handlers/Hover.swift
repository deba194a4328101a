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
        server.withReport(on: uri) { server, report in
          server.hover(at: request.position, in: uri, report, reply)
        }
      }
    }
  }

  private func hover(
    at position: LSP.Position, in uri: LSP.DocumentURI, _ report: FileReport,
    _ reply: Reply<LSP.Hover?>
  ) {
    guard isOpen(reply.id), let document = session.documents[uri], !document.isExcluded,
      let scope = session.scopes[document.scope]
    else { return answer(reply, nil) }
    let (workspace, project) = (scope.snapshot.workspace, scope.project)
    let (client, path) = (session.client, document.path)
    let memory = takeMemory(of: uri)
    work(
      .interactive,
      { LSP.Hover(at: position, in: path, report, workspace, project, client, memory) }
    ) { server, hover in
      server.giveBack(memory, of: uri)
      server.answer(reply, hover)
    }
  }
}

extension LSP.Hover {
  fileprivate init?(
    at position: LSP.Position, in path: String, _ report: FileReport, _ workspace: Workspace,
    _ project: Project, _ client: ClientFeatures, _ memory: AnalysisMemory
  ) {
    guard let lines = workspace.files[path]?.lines else { return nil }
    let offset = position.offset(in: lines, client.encoding)
    let settings = project.settings(for: path)
    let hover = workspace.hover(
      at: offset, in: path, settings: settings, diagnostics: report.diagnostics, memory: memory)
    guard let found = hover else { return nil }
    contents =
      client.readsMarkdown
      ? LSP.MarkupContent(kind: .markdown, value: found.markdown)
      : LSP.MarkupContent(kind: .plaintext, value: plainText(ofMarkdown: found.markdown))
    range = LSP.Range(found.range, in: lines, client.encoding)
  }
}
