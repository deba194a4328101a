import JSONRPC

extension LSP {
  struct DidOpenTextDocument: NotificationMessage {
    static let method = "textDocument/didOpen"
    let textDocument: Item

    struct Item: Hashable, Sendable, Codable {
      let uri: DocumentURI
      let languageId: String
      let version: Int
      let text: String
    }
  }

  struct DidChangeTextDocument: NotificationMessage {
    static let method = "textDocument/didChange"
    let textDocument: Versioned
    let contentChanges: [Change]

    struct Versioned: Hashable, Sendable, Codable {
      let uri: DocumentURI
      var version: Int?
    }

    /// Replaces a range of the document, or all of it when no range is given.
    struct Change: Hashable, Sendable, Codable {
      var range: Range?
      let text: String
    }
  }

  struct DidCloseTextDocument: NotificationMessage {
    static let method = "textDocument/didClose"
    let textDocument: TextDocumentIdentifier
  }

  struct DidSaveTextDocument: NotificationMessage {
    static let method = "textDocument/didSave"
    let textDocument: TextDocumentIdentifier
  }
}
