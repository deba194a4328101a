/// The part of the Language Server Protocol that this server speaks.
///
/// Each type stands beside its conversion from and to the analyzer's types.
enum LSP {}

extension LSP {
  /// The address of a document, exactly as the client writes it.
  typealias DocumentURI = String

  struct TextDocumentIdentifier: Hashable, Sendable, Codable {
    let uri: DocumentURI
  }
}
