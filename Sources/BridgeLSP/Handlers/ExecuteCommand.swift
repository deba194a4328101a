import Analysis
import JSONRPC

/// The commands of `workspace/executeCommand`. Clients may show their names to everybody.
enum ServerCommand: String, CaseIterable {
  case fixAll = "bridge-lsp.server.fixAll"
  case fixAllInWorkspace = "bridge-lsp.server.fixAllInWorkspace"
  case explain = "bridge-lsp.server.explain"
  case applyFix = "bridge-lsp.server.applyFix"
  case adoptSharedHost = "bridge-lsp.server.adoptSharedHost"
}

extension Server {
  func executeCommand(_ request: LSP.ExecuteCommand, _ reply: Reply<JSONValue>) {
    let argument = request.arguments?.first
    switch ServerCommand(rawValue: request.command) {
    case .explain: explain(argument, reply)
    case .fixAll: fixAll(argument, reply)
    case .fixAllInWorkspace: fixAllInWorkspace(reply)
    case .applyFix: applyFix(argument, reply)
    case .adoptSharedHost: adoptSharedHost(reply)
    case nil:
      fail(reply.id, ResponseError(.invalidParams, "no command '\(request.command)'"))
    }
  }

  /// Answers with the rule's page, for clients that show it, and shows where it can be read to
  /// those that only run commands. Argument: the rule's id.
  private func explain(_ argument: JSONValue?, _ reply: Reply<JSONValue>) {
    guard let id = argument?.string ?? argument?["rule"]?.string else {
      return fail(reply.id, ResponseError(.invalidParams, "the argument has to be a rule's id"))
    }
    guard let rule = options.rules.first(where: { $0.metadata.id.rawValue == id }) else {
      let known = nearestMatch(to: id, among: options.rules.map(\.metadata.id.rawValue))
      let hint = known.map { "; did you mean '\($0)'?" } ?? ""
      return fail(reply.id, ResponseError(.invalidParams, "no rule '\(id)'\(hint)"))
    }
    answer(
      reply,
      [
        "rule": .string(id), "markdown": .string(RulePage(rule.metadata).markdown),
        "url": .string(RulePage.url(of: rule.metadata.id)),
      ])
    showPage(of: rule.metadata)
  }

  private func showPage(of rule: RuleMetadata) {
    let url = RulePage.url(of: rule.id)
    let text = "\(rule.id): \(rule.summary) \(url)"
    guard session.client.showsDocuments else { return show(text, .info) }
    call(LSP.ShowDocument(uri: url, external: true)) { server, outcome in
      if case .success(let result) = outcome, result.success { return }
      server.show(text, .info)
    }
  }

  /// Applies the safe fixes of one open document. Argument: its address.
  private func fixAll(_ argument: JSONValue?, _ reply: Reply<JSONValue>) {
    guard let uri = argument?.string ?? argument?["uri"]?.string else {
      return fail(
        reply.id, ResponseError(.invalidParams, "the argument has to be a document's URI"))
    }
    guard let document = session.documents[uri] else {
      return fail(reply.id, ResponseError(.requestFailed, "the document is not open"))
    }
    let reference = FixReference(
      uri: uri, revision: document.revision, rule: nil, start: nil, choice: .fixAll)
    apply(reference, label: "Apply all safe fixes", reply)
  }

  /// Applies what an action referred to, for clients that cannot take edits in actions.
  private func applyFix(_ argument: JSONValue?, _ reply: Reply<JSONValue>) {
    guard let reference = FixReference(argument) else {
      return fail(
        reply.id, ResponseError(.invalidParams, "the argument has to come from a code action"))
    }
    guard session.documents[reference.uri]?.revision == reference.revision else {
      return fail(reply.id, .contentModified)
    }
    apply(reference, label: "Apply fix", reply)
  }

  private func apply(_ reference: FixReference, label: String, _ reply: Reply<JSONValue>) {
    withFindings(of: reference.uri, for: reply.id) { server, context in
      let client = server.session.client
      server.work(.interactive, { reference.workspaceEdit(in: context, for: client) }) {
        server, edit in
        guard let edit else { return server.fail(reply.id, .contentModified) }
        let files = edit.changedFiles
        server.apply(files > 0 ? edit : nil, label, files: files, reply)
      }
    } orElse: { server in
      server.apply(nil, label, files: 0, reply)
    }
  }

  /// Hands an edit to the client and answers without waiting for it to be applied: a client that
  /// waits for the answer first would wait for ever.
  func apply(
    _ edit: LSP.WorkspaceEdit?, _ label: String, files: Int, _ reply: Reply<JSONValue>
  ) {
    guard isOpen(reply.id) else { return }
    if let edit {
      guard session.client.appliesEdits else {
        return fail(reply.id, ResponseError(.requestFailed, "this client applies no edits"))
      }
      // What was asked for is about to change the document, which must not fail the request.
      session.requests[reply.id]?.uri = nil
      call(LSP.ApplyEdit(label: label, edit: edit)) { server, outcome in
        guard case .success(let result) = outcome, !result.applied else { return }
        server.show("\(label): \(result.failureReason ?? "the edit was not applied")", .warning)
      }
    }
    answer(reply, ["files": .integer(files)])
  }
}
