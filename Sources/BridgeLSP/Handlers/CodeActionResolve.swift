import Analysis
import JSONRPC

extension Server {
  /// Adds the edits. An action that is not this server's, or whose document was closed, comes back
  /// as it was.
  func resolve(_ request: LSP.CodeActionResolve, _ reply: Reply<JSONValue>) {
    guard case .object(let action) = request.action, let reference = FixReference(action["data"])
    else { return answer(reply, request.action) }
    guard let document = session.documents[reference.uri], document.kind == .swift else {
      return answer(reply, request.action)
    }
    guard document.revision == reference.revision else { return fail(reply.id, .contentModified) }
    withFindings(of: reference.uri, for: reply.id) { server, context in
      let client = server.session.client
      server.work(
        .interactive,
        { () -> JSONValue? in
          guard let changes = reference.workspaceEdit(in: context, for: client),
            let edit = try? EncodedJSON(encoding: changes)
          else { return nil }
          return try? Message.Body(edit).decoded(as: JSONValue.self)
        }
      ) { server, edit in
        guard let edit else { return server.fail(reply.id, .contentModified) }
        var resolved = action
        resolved["edit"] = edit
        server.answer(reply, .object(resolved))
      }
    } orElse: { server in
      server.answer(reply, request.action)
    }
  }
}
