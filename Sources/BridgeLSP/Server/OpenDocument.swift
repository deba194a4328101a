import Analysis

/// A document that the client has open: its text is what the client says, not what is on disk.
struct OpenDocument {
  /// As the client writes it.
  let uri: LSP.DocumentURI
  /// The name under which the analyzer knows the document: a file's path, else the address.
  var path: String
  let scope: Scope.ID
  var kind: Kind
  /// Which opening of this address it is.
  let epoch: Int
  /// What is on the disk under this name, to know it again under another.
  var identity: Disk.Identity?
  /// The client's number of the newest text.
  var version: Int?
  /// This server's number of the newest text.
  var revision: Int
  /// Changes that no worker has taken yet, oldest first.
  var changes: [Change]
  /// The newest version that was analysed.
  var analyzed: Analyzed?
  /// The analysis under way.
  var running: Running?
  var isExcluded = false
  /// Whether a client that pulls had its time to ask about the document and did not.
  var isUnpulled = false
  /// The text of a document that no worker analyses but whose text is needed.
  var plainText: SourceText?
  /// What analysing it has found out about other files; `nil` while a worker uses it.
  var memory: AnalysisMemory? = AnalysisMemory()
  /// What waits until a revision is part of the workspace.
  var waiting: [(revision: Int, action: (Server) -> Void)] = []

  enum Kind {
    case swift
    /// A second name of a document that is open already, which reports for both.
    case duplicate
    case configuration
    /// Another language: kept, so that the client's messages about it make sense.
    case other
  }

  enum Change: Sendable {
    case whole(String)
    case edit(LSP.Range, String)

    var isWhole: Bool {
      if case .whole = self { true } else { false }
    }
  }

  struct Analyzed: Sendable {
    let source: SourceFile
    let file: AnalyzedFile
    let revision: Int
    let version: Int?
    /// How long it took.
    let milliseconds: Int
  }

  struct Running {
    let revision: Int
    let flag: CancellationFlag
  }
}
