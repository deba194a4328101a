import Analysis
import JSONRPC

extension LSP {
  struct TextEdit: Hashable, Sendable, Codable {
    let range: Range
    let newText: String

    init(_ edit: Analysis.TextEdit, in lines: LineIndex, _ encoding: PositionEncoding) {
      range = Range(edit.range, in: lines, encoding)
      newText = edit.replacement
    }
  }

  /// Edits of several documents, in the one form that the client declared.
  struct WorkspaceEdit: Hashable, Sendable, Codable {
    var changes: [DocumentURI: [TextEdit]]?
    var documentChanges: [DocumentChange]?

    struct DocumentEdit: Hashable, Sendable, Codable {
      let textDocument: Target
      let edits: [TextEdit]
    }

    /// The version is written even when it is `null`, which means "as it is on disk".
    struct Target: Hashable, Sendable, Codable {
      let uri: DocumentURI
      let version: Int?

      func encode(to encoder: any Encoder) throws {
        var keyed = encoder.container(keyedBy: CodingKeys.self)
        try keyed.encode(uri, forKey: .uri)
        try keyed.encode(version, forKey: .version)
      }
    }

    init(_ edits: [DocumentEdit], for features: ClientFeatures) {
      if features.appliesVersionedEdits {
        documentChanges = edits.map(DocumentChange.edit)
      } else {
        changes = Dictionary(edits.map { ($0.textDocument.uri, $0.edits) }) { $0 + $1 }
      }
    }
  }

  struct ApplyEdit: RequestMessage {
    static let method = "workspace/applyEdit"
    struct Result: Hashable, Sendable, Codable {
      let applied: Bool
      var failureReason: String?
    }
    var label: String?
    let edit: WorkspaceEdit
  }

  struct ExecuteCommand: RequestMessage {
    static let method = "workspace/executeCommand"
    typealias Result = JSONValue
    let command: String
    var arguments: [JSONValue]?
  }
}

extension LSP.WorkspaceEdit {
  /// How many files have their text changed.
  var changedFiles: Int {
    let versioned = (documentChanges ?? []).count {
      if case .edit(let document) = $0 { !document.edits.isEmpty } else { false }
    }
    return versioned + (changes ?? [:]).count { !$0.value.isEmpty }
  }
}
