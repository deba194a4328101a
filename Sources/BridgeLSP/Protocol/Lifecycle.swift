import JSONRPC

extension LSP {
  struct Initialize: RequestMessage {
    static let method = "initialize"
    typealias Result = InitializeResult

    /// The process that started the server, or `nil` when nobody has to be watched.
    var processId: Int?
    var clientInfo: Info?
    var rootUri: DocumentURI?
    var rootPath: String?
    var workspaceFolders: [WorkspaceFolder]?
    /// Read as raw JSON: a client's slip in one capability must not cost the session.
    var capabilities: JSONValue?
    var initializationOptions: JSONValue?
  }

  struct Info: Hashable, Sendable, Codable {
    let name: String
    var version: String?
  }

  struct InitializeResult: Hashable, Sendable, Codable {
    let capabilities: ServerCapabilities
    let serverInfo: Info
  }

  struct Initialized: NotificationMessage {
    static let method = "initialized"
  }

  struct Shutdown: RequestMessage {
    static let method = "shutdown"
    typealias Result = Nothing
    init() {}
    init(from decoder: any Decoder) throws {}
  }

  struct Exit: NotificationMessage {
    static let method = "exit"
    init() {}
    init(from decoder: any Decoder) throws {}
  }

  struct CancelRequest: NotificationMessage {
    static let method = "$/cancelRequest"
    let id: RequestID
  }

  struct SetTrace: NotificationMessage {
    static let method = "$/setTrace"
    init() {}
    init(from decoder: any Decoder) throws {}
  }
}
