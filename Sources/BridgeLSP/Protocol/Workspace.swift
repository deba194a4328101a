import JSONRPC

extension LSP {
  struct WorkspaceFolder: Hashable, Sendable, Codable {
    let uri: DocumentURI
    var name: String?
  }

  struct DidChangeWorkspaceFolders: NotificationMessage {
    static let method = "workspace/didChangeWorkspaceFolders"
    let event: Event

    struct Event: Hashable, Sendable, Codable {
      let added: [WorkspaceFolder]
      let removed: [WorkspaceFolder]
    }
  }

  struct DidChangeConfiguration: NotificationMessage {
    static let method = "workspace/didChangeConfiguration"
    /// The settings themselves from some clients, `null` from those that are to be asked.
    var settings: JSONValue?
  }

  struct ConfigurationRequest: RequestMessage {
    static let method = "workspace/configuration"
    typealias Result = [JSONValue]
    let items: [Item]

    struct Item: Hashable, Sendable, Codable {
      var scopeUri: DocumentURI?
      let section: String
    }
  }

  struct DidChangeWatchedFiles: NotificationMessage {
    static let method = "workspace/didChangeWatchedFiles"
    let changes: [Event]

    struct Event: Hashable, Sendable, Codable {
      let uri: DocumentURI
      /// 1 created, 2 changed, 3 deleted.
      let type: Int
    }
  }

  struct RegisterCapability: RequestMessage {
    static let method = "client/registerCapability"
    typealias Result = Nothing
    let registrations: [Registration]

    struct Registration: Hashable, Sendable, Codable {
      let id: String
      let method: String
      var registerOptions: JSONValue?
    }
  }

  struct UnregisterCapability: RequestMessage {
    static let method = "client/unregisterCapability"
    typealias Result = Nothing
    /// Misspelled so in the protocol.
    let unregisterations: [Unregistration]

    struct Unregistration: Hashable, Sendable, Codable {
      let id: String
      let method: String
    }
  }
}
