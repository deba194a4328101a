import Analysis
import JSONRPC

/// Makes reports: the one producer of diagnostics, whatever channel carries them.
extension Server {
  /// Calls `action` with an open document's report once it says what the joined version is like.
  func withReport(on uri: LSP.DocumentURI, _ action: @escaping (Server, FileReport) -> Void) {
    guard let document = session.documents[uri], document.kind == .swift, !document.isExcluded,
      let scope = session.scopes[document.scope]
    else {
      action(self, .empty)
      return
    }
    let path = document.path
    // While a report is being made, the one there is about an older version.
    if !scope.stale.contains(path), !scope.reporting.contains(path),
      let report = scope.reports[path]
    {
      action(self, report)
      return
    }
    session.scopes[document.scope]?.reportWaiters[path, default: []].append(
      (scope.edition, action))
    report(path, in: document.scope)
  }

  private func report(_ path: String, in id: Scope.ID) {
    guard let scope = session.scopes[id], !scope.reporting.contains(path) else { return }
    session.scopes[id]?.reporting.insert(path)
    session.scopes[id]?.stale.remove(path)
    let maker = ReportMaker(scope, session, options.rules)
    let edition = scope.edition
    let uri = session.document(at: path)?.uri
    let memory = takeMemory(of: uri)
    work(.interactive, { maker.report(on: path, memory) }) { server, report in
      server.giveBack(memory, of: uri)
      guard server.session.scopes[id] != nil else { return }
      server.session.scopes[id]?.reporting.remove(path)
      server.session.scopes[id]?.reports[path] = report
      let waiters = server.session.scopes[id]?.reportWaiters.removeValue(forKey: path) ?? []
      // Who asked after a later join has to have a later report.
      let later = waiters.filter { $0.edition > edition }
      if !later.isEmpty {
        server.session.scopes[id]?.reportWaiters[path] = later
        server.report(path, in: id)
      }
      for waiter in waiters where waiter.edition <= edition { waiter.action(server, report) }
    }
  }

  /// What analysing an open document has found out so far, for the one worker that analyses it now:
  /// nothing when another has it.
  func takeMemory(of uri: LSP.DocumentURI?) -> AnalysisMemory {
    guard let uri, let memory = session.documents[uri]?.memory else { return AnalysisMemory() }
    session.documents[uri]?.memory = nil
    return memory
  }

  func giveBack(_ memory: AnalysisMemory, of uri: LSP.DocumentURI?) {
    if let uri { session.documents[uri]?.memory = memory }
  }

  /// Sees to everything whose report is out of date: open documents now, closed ones behind them,
  /// and while somebody types only when typing pauses.
  func reportStale(_ id: Scope.ID, isTyping: Bool = false) {
    guard let scope = session.scopes[id], session.gated == nil else { return }
    for document in session.documents.values
    where document.scope == id && document.kind == .swift && scope.stale.contains(document.path) {
      if document.isUnpulled {
        reportUnpulled(document.uri)
      } else if session.client.pullsDiagnostics {
        refreshIfChanged(document)
      } else {
        publishSoon(document.uri)
      }
    }
    guard isTyping else {
      reportClosed(id)
      return
    }
    timers.start(.closedReports(id), in: 250, restarting: true) { $0.reportClosed(id) }
  }

  /// Works through the closed files, some at a time, once the whole scope is known.
  private func reportClosed(_ id: Scope.ID) {
    guard let scope = session.scopes[id], scope.folder != nil, scope.scan == .done,
      !scope.isReportingClosed, !scope.isJoining
    else { return }
    let open = Set(session.documents.values.lazy.filter { $0.scope == id }.map(\.path))
    let paths = scope.stale.subtracting(open).sorted().prefix(Self.reportedAtOnce * workers.width)
    guard !paths.isEmpty else {
      closedReportsAreComplete()
      return
    }
    session.scopes[id]?.isReportingClosed = true
    session.scopes[id]?.stale.subtract(paths)
    let maker = ReportMaker(scope, session, options.rules)
    let batches = stride(from: paths.startIndex, to: paths.endIndex, by: Self.reportedAtOnce).map {
      Array(paths[$0..<min($0 + Self.reportedAtOnce, paths.endIndex)])
    }
    session.scopes[id]?.closedBatches = batches.count
    for batch in batches {
      work(.background, { batch.map { ($0, maker.report(on: $0)) } }) { server, reports in
        server.finishClosed(id, reports)
      }
    }
  }

  /// How many closed files a worker reports before it looks for more urgent work.
  private static let reportedAtOnce = 16

  private func finishClosed(_ id: Scope.ID, _ reports: [(String, FileReport)]) {
    guard session.scopes[id] != nil else { return }
    for (path, report) in reports where session.document(at: path) == nil {
      session.scopes[id]?.reports[path] = report.isEmpty ? nil : report
      closedReportChanged(path, report)
    }
    session.scopes[id]?.closedBatches -= 1
    guard session.scopes[id]?.closedBatches == 0 else { return }
    session.scopes[id]?.isReportingClosed = false
    // Somebody types: what each key makes stale would keep all cores busy.
    if !timers.isRunning(.closedReports(id)) { reportClosed(id) }
  }

  /// Whether every closed file's report is up to date.
  var isSettled: Bool {
    session.gated == nil
      && session.scopes.values.allSatisfy { scope in
        guard scope.folder != nil else { return true }
        return scope.scan == .done && scope.rereads == 0 && !scope.isJoining
          && !scope.isReportingClosed
          && scope.arrivals.isEmpty
          && scope.stale.allSatisfy { session.document(at: $0) != nil }
      }
  }
}

/// What a worker needs to make reports of one scope.
struct ReportMaker: Sendable {
  private let snapshot: Snapshot
  private let project: Project
  private let client: ClientFeatures
  private let rules: [any Rule]
  /// How the client names the documents it has open.
  private let openURIs: [String: LSP.DocumentURI]

  init(_ scope: Scope, _ session: Session, _ rules: [any Rule]) {
    self.rules = rules
    snapshot = scope.snapshot
    project = scope.project
    client = session.client
    openURIs = Dictionary(
      session.documents.values.lazy.filter { $0.kind == .swift }.map { ($0.path, $0.uri) }
    ) { first, _ in first }
  }

  func report(on path: String, _ memory: AnalysisMemory? = nil) -> FileReport {
    let revision = snapshot.revisions[path]
    let found = snapshot.workspace.diagnostics(
      for: path, settings: project.settings(for: path), rules: rules, memory: memory)
    let places = LSP.Diagnostic.Places(
      lines: { snapshot.workspace.files[$0]?.lines },
      uri: { openURIs[$0] ?? FileURI.uri(of: AbsolutePath($0)) })
    let shown = found.enumerated().compactMap { index, diagnostic in
      var shown = LSP.Diagnostic(diagnostic, places, for: client)
      if client.keepsDiagnosticData { shown?.data = ["finding": .integer(index)] }
      return shown
    }
    let items = (try? EncodedJSON(encoding: shown)) ?? .emptyArray
    return FileReport(
      diagnostics: found, items: items, digest: Fingerprint(items.bytes), revision: revision)
  }
}
