import Analysis
import JSONRPC

/// What the client told us, and what was found out since. Only the message loop touches it.
struct Session {
  enum Phase { case new, running, shutDown }

  var phase = Phase.new
  var client = ClientFeatures()
  var requests: [RequestID: OpenRequest] = [:]
  var documents: [LSP.DocumentURI: OpenDocument] = [:]
  /// The folders the client has open, also those that lie in others.
  var folders: [AbsolutePath] = []
  var scopes: [Scope.ID: Scope] = [:]
  var settings = EditorSettings()
  var push = PushChannel()
  var pull = PullChannel()
  var watching = Watching()
  var progress = ReadingProgress()
  /// How often each document was opened and closed: part of result ids, which must not outlive it.
  var epochs: [LSP.DocumentURI: Int] = [:]
  /// What waits for the settings before anything is reported; `nil` once they are there.
  var gated: [(Server) -> Void]? = []
  /// What waits until everything in every folder is known.
  var whenSettled: [(Server) -> Void] = []
  /// Whether the client said that it is ready to be asked.
  var hasBegun = false
  var areSettingsKnown = false
  private var lastRevision = 0

  /// A number that no version of any document had yet.
  mutating func nextRevision() -> Int {
    lastRevision += 1
    return lastRevision
  }

  /// The open document that stands for the file `path` of the workspace.
  func document(at path: String) -> OpenDocument? { documents.values.first { $0.path == path } }
}
