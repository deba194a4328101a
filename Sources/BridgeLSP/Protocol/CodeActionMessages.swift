import JSONRPC

extension LSP {
  struct CodeActionRequest: RequestMessage {
    static let method = "textDocument/codeAction"
    typealias Result = [CodeAction]
    let textDocument: TextDocumentIdentifier
    let range: Range
    let context: Context

    struct Context: Hashable, Sendable, Codable {
      /// As the client has them, to be given back unchanged.
      var diagnostics: [JSONValue]?
      var only: [String]?
      /// 1 is invoked by a person, 2 is automatic.
      var triggerKind: Int?
    }
  }

  struct CodeActionResolve: RequestMessage {
    static let method = "codeAction/resolve"
    /// The client's own action, with an edit added.
    typealias Result = JSONValue
    let action: JSONValue

    init(from decoder: any Decoder) throws { action = try JSONValue(from: decoder) }
    func encode(to encoder: any Encoder) throws { try action.encode(to: encoder) }
  }

  struct CodeAction: Hashable, Sendable, Codable {
    let title: String
    var kind: String?
    var diagnostics: [JSONValue]?
    var isPreferred: Bool?
    var disabled: Disabled?
    var edit: WorkspaceEdit?
    var command: Command?
    var data: JSONValue?

    struct Disabled: Hashable, Sendable, Codable {
      let reason: String
    }
  }

  struct Command: Hashable, Sendable, Codable {
    let title: String
    let command: String
    var arguments: [JSONValue]?
  }
}
