extension LSP {
  struct ServerCapabilities: Hashable, Sendable, Codable {
    var positionEncoding: String?
    var textDocumentSync: TextDocumentSyncOptions?
    var hoverProvider: Bool?
    var codeActionProvider: CodeActionOptions?
    var diagnosticProvider: DiagnosticOptions?
    var executeCommandProvider: ExecuteCommandOptions?
    var workspace: Workspace?

    struct TextDocumentSyncOptions: Hashable, Sendable, Codable {
      let openClose: Bool
      /// 2 is incremental.
      let change: Int
      let save: SaveOptions
    }

    struct SaveOptions: Hashable, Sendable, Codable {
      let includeText: Bool
    }

    /// Options for clients that know code action literals; `true` for those that do not.
    enum CodeActionOptions: Hashable, Sendable, Codable {
      case plain
      case kinds([String], resolveProvider: Bool)

      private enum CodingKeys: CodingKey { case codeActionKinds, resolveProvider }

      init(from decoder: any Decoder) throws {
        guard let keyed = try? decoder.container(keyedBy: CodingKeys.self) else {
          self = .plain
          return
        }
        self = .kinds(
          try keyed.decode([String].self, forKey: .codeActionKinds),
          resolveProvider: try keyed.decode(Bool.self, forKey: .resolveProvider))
      }

      func encode(to encoder: any Encoder) throws {
        switch self {
        case .plain:
          var value = encoder.singleValueContainer()
          try value.encode(true)
        case .kinds(let kinds, let resolveProvider):
          var keyed = encoder.container(keyedBy: CodingKeys.self)
          try keyed.encode(kinds, forKey: .codeActionKinds)
          try keyed.encode(resolveProvider, forKey: .resolveProvider)
        }
      }
    }

    struct DiagnosticOptions: Hashable, Sendable, Codable {
      let identifier: String
      let interFileDependencies: Bool
      let workspaceDiagnostics: Bool
    }

    struct ExecuteCommandOptions: Hashable, Sendable, Codable {
      let commands: [String]
    }

    struct Workspace: Hashable, Sendable, Codable {
      let workspaceFolders: WorkspaceFolders

      struct WorkspaceFolders: Hashable, Sendable, Codable {
        let supported: Bool
        let changeNotifications: Bool
      }
    }
  }
}
