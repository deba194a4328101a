import JSONRPC

extension LSP {
  struct HoverRequest: RequestMessage {
    static let method = "textDocument/hover"
    typealias Result = Hover?
    let textDocument: TextDocumentIdentifier
    let position: Position
  }

  struct Hover: Hashable, Sendable, Codable {
    let contents: MarkupContent
    let range: Range
  }

  struct MarkupContent: Hashable, Sendable, Codable {
    let kind: Kind
    let value: String

    enum Kind: String, Sendable, Codable { case markdown, plaintext }
  }
}
