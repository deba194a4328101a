import JSONRPC

extension LSP {
  struct ShowMessage: NotificationMessage {
    static let method = "window/showMessage"
    let type: MessageType
    let message: String
  }

  struct LogMessage: NotificationMessage {
    static let method = "window/logMessage"
    let type: MessageType
    let message: String
  }

  struct ShowDocument: RequestMessage {
    static let method = "window/showDocument"
    struct Result: Hashable, Sendable, Codable {
      let success: Bool
    }
    let uri: DocumentURI
    let external: Bool
  }

  enum MessageType: Int, Sendable, Codable {
    case error = 1
    case warning, info, log
  }

  struct WorkDoneProgressCreate: RequestMessage {
    static let method = "window/workDoneProgress/create"
    typealias Result = Nothing
    let token: RequestID
  }

  struct WorkDoneProgressCancel: NotificationMessage {
    static let method = "window/workDoneProgress/cancel"
    let token: RequestID
  }

  /// What `$/progress` carries for work that a person may watch.
  struct WorkDoneProgress: Hashable, Sendable, Codable {
    let kind: Kind
    var title: String?
    var message: String?
    var percentage: Int?
    var cancellable: Bool?

    enum Kind: String, Sendable, Codable { case begin, report, end }
  }
}
