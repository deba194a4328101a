extension LSP {
  /// One step of a workspace edit: the edits of a document, or a file that is created.
  enum DocumentChange: Hashable, Sendable, Codable {
    case edit(WorkspaceEdit.DocumentEdit)
    case create(CreateFile)

    struct CreateFile: Hashable, Sendable, Codable {
      var kind = "create"
      let uri: DocumentURI
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let edit = try? container.decode(WorkspaceEdit.DocumentEdit.self) {
        self = .edit(edit)
      } else {
        self = .create(try container.decode(CreateFile.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .edit(let edit): try edit.encode(to: encoder)
      case .create(let file): try file.encode(to: encoder)
      }
    }
  }
}

extension LSP.TextEdit {
  fileprivate init(filling text: String) {
    let start = LSP.Position(line: 0, character: 0)
    range = LSP.Range(start: start, end: start)
    newText = text
  }
}

extension LSP.WorkspaceEdit {
  /// Creates a file and fills it. For clients that create files.
  static func creating(_ uri: LSP.DocumentURI, _ text: String) -> [LSP.DocumentChange] {
    [
      .create(LSP.DocumentChange.CreateFile(uri: uri)),
      .edit(
        DocumentEdit(textDocument: .init(uri: uri, version: nil), edits: [.init(filling: text)])),
    ]
  }
}
