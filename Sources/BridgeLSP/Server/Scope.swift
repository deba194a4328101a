import Analysis
import JSONRPC

/// Files that are analysed together: those of one workspace folder, or one loose document.
struct Scope {
  enum ID: Hashable, Sendable, Comparable {
    /// A workspace folder that lies in no other.
    case folder(AbsolutePath)
    /// A document outside every folder, or one without a file.
    case loose(LSP.DocumentURI)

    static func < (lhs: ID, rhs: ID) -> Bool {
      switch (lhs, rhs) {
      case (.folder(let lhs), .folder(let rhs)): lhs < rhs
      case (.loose(let lhs), .loose(let rhs)): lhs < rhs
      case (.folder, .loose): true
      case (.loose, .folder): false
      }
    }
  }

  let id: ID
  /// The folder without symbolic links on the way to it.
  let resolvedFolder: AbsolutePath?
  var snapshot: Snapshot
  /// What has to be joined into the snapshot, the newest of each path.
  var arrivals: [String: Arrival] = [:]
  var isJoining = false
  /// Counts what reports depend on: joins, and changes of settings.
  var edition = 0
  /// What applies to the files of the scope.
  var project: Project
  /// What is known of the files on disk that count.
  var disk: [String: DiskFile] = [:]
  var scan = Scan.wanted
  /// Ends the scan under way.
  var scanFlag: CancellationFlag?
  var isScanWanted = false
  /// What earlier runs have parsed, as long as the first scan is under way.
  var cache: AnalysisCache?
  /// How many files the scan under way still has to read.
  var remainingReads = 0
  /// How many times files that changed are being read again.
  var rereads = 0
  /// The newest report of each file that has one.
  var reports: [String: FileReport] = [:]
  /// The files whose report may not be what a new one would say.
  var stale: Set<String> = []
  /// The open documents a report is being made for.
  var reporting: Set<String> = []
  /// Who waits for a report, and which join it has to come after.
  var reportWaiters: [String: [(edition: Int, action: (Server, FileReport) -> Void)]] = [:]
  var isReportingClosed = false
  /// How many parts of the reports on closed files are still being made.
  var closedBatches = 0

  enum Arrival: Sendable {
    case version(AnalyzedFile, revision: Int?)
    case gone
  }

  enum Scan: Equatable {
    case wanted
    /// Still to be read, of how many.
    case running(remaining: Int, total: Int)
    /// Everything was read and waits to be joined.
    case joining
    case done
  }

  init(id: ID, project: Project) {
    self.id = id
    resolvedFolder = if case .folder(let folder) = id { folder.resolvingLinks } else { nil }
    self.project = project
    let root = ProjectFolder.top(of: project.folder)
    var workspace = Workspace(root: root.string)
    workspace.trackDependents()
    snapshot = Snapshot(workspace: workspace)
  }

  var folder: AbsolutePath? {
    if case .folder(let folder) = id { folder } else { nil }
  }
}

/// A workspace at one moment, with what it was made from.
struct Snapshot: Sendable {
  var workspace: Workspace
  /// Which revision of each open document is in it.
  var revisions: [String: Int] = [:]
}

/// A file on disk as it was when it was read.
struct DiskFile: Hashable, Sendable {
  let stamp: FileStamp
  /// The content; `nil` when it could not be read or is not fit for analysis.
  let fingerprint: Fingerprint?
}

/// What the analyzer says about one file.
struct FileReport: Sendable {
  let diagnostics: [Diagnostic]
  /// The diagnostics as the client gets them.
  let items: EncodedJSON
  /// Differs whenever `items` does.
  let digest: Fingerprint
  /// The revision of the open document it is about.
  let revision: Int?

  static let empty = FileReport(
    diagnostics: [], items: .emptyArray, digest: Fingerprint("[]".utf8), revision: nil)

  var isEmpty: Bool { diagnostics.isEmpty }
}
