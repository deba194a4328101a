import JSONRPC

extension LSP {
  struct DocumentDiagnostic: RequestMessage {
    static let method = "textDocument/diagnostic"
    /// The report is put together from encoded parts; see ``DiagnosticReport``.
    typealias Result = JSONValue
    let textDocument: TextDocumentIdentifier
    var identifier: String?
    var previousResultId: String?
  }

  struct WorkspaceDiagnostic: RequestMessage {
    static let method = "workspace/diagnostic"
    typealias Result = JSONValue
    var identifier: String?
    var previousResultIds: [PreviousResult]?
    var partialResultToken: RequestID?

    struct PreviousResult: Hashable, Sendable, Codable {
      let uri: DocumentURI
      let value: String
    }
  }

  struct DiagnosticRefresh: RequestMessage {
    static let method = "workspace/diagnostic/refresh"
    typealias Result = Nothing
  }
}

/// Reports in the shapes of the protocol, put together from diagnostics that are encoded already.
enum DiagnosticReport {
  static func full(resultID: String, items: EncodedJSON) -> EncodedJSON {
    .object(["kind": encoded("full"), "resultId": encoded(resultID), "items": items])
  }

  static func unchanged(resultID: String) -> EncodedJSON {
    .object(["kind": encoded("unchanged"), "resultId": encoded(resultID)])
  }

  /// What a workspace report says about one document: its version where it is open, no result id
  /// where it is gone.
  static func item(
    uri: LSP.DocumentURI, version: Int? = nil, resultID: String?, items: EncodedJSON
  ) -> EncodedJSON {
    .object([
      "uri": encoded(uri), "version": version.map { encoded($0) } ?? .null,
      "kind": encoded("full"),
      "resultId": resultID.map { encoded($0) }, "items": items,
    ])
  }

  static func workspace(_ items: [EncodedJSON]) -> EncodedJSON {
    .object(["items": .array(items)])
  }

  /// The parameters of `textDocument/publishDiagnostics`.
  static func publish(
    uri: LSP.DocumentURI, version: Int?, diagnostics: EncodedJSON
  ) -> EncodedJSON {
    .object([
      "uri": encoded(uri), "version": version.map { encoded($0) }, "diagnostics": diagnostics,
    ])
  }

  static func encoded(_ value: some Encodable) -> EncodedJSON {
    (try? EncodedJSON(encoding: value)) ?? .null
  }
}
