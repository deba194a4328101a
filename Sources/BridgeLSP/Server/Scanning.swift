import Analysis

/// Reads the files of a workspace folder, in the background.
extension Server {
  /// Finds out what is on disk and reads what is new. One scan at a time; a wish that comes
  /// meanwhile is granted after it.
  func scan(_ id: Scope.ID) {
    guard let scope = session.scopes[id], scope.folder != nil else { return }
    guard scope.scanFlag == nil, !session.watching.isStarting else {
      session.scopes[id]?.isScanWanted = true
      return
    }
    let flag = CancellationFlag()
    session.scopes[id]?.scanFlag = flag
    session.scopes[id]?.isScanWanted = false
    if scope.scan != .done { progressBegins() }
    let (project, known) = (scope.project, scope.disk)
    let caches = known.isEmpty ? options.caches : nil
    work(.background, { ScanResult(project, known: known, caches) }) { server, result in
      guard server.session.scopes[id]?.scanFlag === flag else { return }
      server.read(id, result, flag)
    }
  }

  private func read(_ id: Scope.ID, _ result: ScanResult, _ flag: CancellationFlag) {
    learn(result.project, in: id)
    if session.scopes[id]?.project.id == result.project.id { take(result.change, in: id) }
    noteConfigurations(of: result.project)
    for error in result.unreadable { logOnce("\(error.path.string): \(error.reason)") }
    for path in result.gone { forget(path, in: id) }
    guard !result.new.isEmpty else {
      finishReading(id, flag)
      return
    }
    let total = result.new.count
    if session.scopes[id]?.scan != .done {
      session.scopes[id]?.scan = .running(remaining: total, total: total)
    }
    session.scopes[id]?.remainingReads = total
    let known = session.scopes[id]?.disk ?? [:]
    let root = session.scopes[id]?.snapshot.workspace.root ?? ""
    session.scopes[id]?.cache = result.cache
    for start in stride(from: 0, to: total, by: 8) {
      let paths = result.new[start..<min(start + 8, total)]
      let jobs = paths.map {
        DiskReading(path: $0, known: known[$0.string], root: root, cache: result.cache)
      }
      work(.background, { flag.isCancelled ? [] : jobs.map { $0.run() } }) { server, files in
        guard server.session.scopes[id]?.scanFlag === flag else { return }
        server.take(id, files, asked: jobs.count, flag)
      }
    }
    join(id)
  }

  /// Keeps what a worker looked up, unless the settings have changed since it began.
  func learn(_ project: Project, in id: Scope.ID) {
    guard session.scopes[id]?.project.id == project.id else { return }
    session.scopes[id]?.project = project
  }

  /// Sees to what a scan found out besides the Swift files.
  private func take(_ change: Project.Change, in id: Scope.ID) {
    guard let scope = session.scopes[id], scope.scan == .done else { return }
    switch change {
    case .none: break
    case .interfaces:
      session.scopes[id]?.edition += 1
      session.scopes[id]?.stale.formUnion(scope.snapshot.workspace.files.keys)
    case .settings: configurationChanged()
    }
  }

  private func take(
    _ id: Scope.ID, _ files: [DiskReading.Result], asked: Int, _ flag: CancellationFlag
  ) {
    for file in files { takeFromDisk(file, in: id) }
    let remaining = (session.scopes[id]?.remainingReads ?? 0) - asked
    session.scopes[id]?.remainingReads = remaining
    if case .running(_, let total) = session.scopes[id]?.scan {
      session.scopes[id]?.scan = .running(remaining: remaining, total: total)
      progressContinues()
    }
    if remaining <= 0 { finishReading(id, flag) } else { join(id) }
  }

  /// Takes in what was read from one file, unless a document stands in its place.
  func takeFromDisk(_ result: DiskReading.Result, in id: Scope.ID) {
    let path = result.path.string
    guard let file = result.file else {
      forget(path, in: id)
      return
    }
    let isKnownElsewhere = session.documents.values.contains {
      $0.kind == .swift && $0.scope == id && $0.path != path && $0.identity == file.stamp.identity
    }
    guard !isKnownElsewhere else { return }
    session.scopes[id]?.disk[path] = file
    if let problem = result.problem { logOnce("\(path): \(problem)") }
    guard session.document(at: path) == nil else { return }
    if let analyzed = result.analyzed {
      session.scopes[id]?.arrivals[path] = .version(analyzed, revision: nil)
    } else if file.fingerprint == nil {
      session.scopes[id]?.arrivals[path] = .gone
    }
  }

  private func finishReading(_ id: Scope.ID, _ flag: CancellationFlag) {
    session.scopes[id]?.scanFlag = nil
    if session.scopes[id]?.scan != .done { session.scopes[id]?.scan = .joining }
    join(id)
    if session.scopes[id]?.isScanWanted == true { scan(id) }
  }

  /// Called whenever nothing is left to join.
  func finishScanIfJoined(_ id: Scope.ID) {
    guard let scope = session.scopes[id] else { return }
    guard scope.scan == .joining else {
      reportStale(id)
      return
    }
    session.scopes[id]?.scan = .done
    session.scopes[id]?.edition += 1
    // Until now the workspace was only partly known, so every report may change.
    session.scopes[id]?.stale.formUnion(scope.snapshot.workspace.files.keys)
    progressEnds()
    openGateIfReady()
    reportStale(id)
    keepParsed(id)
  }

  /// Has the cache keep what the first scan of a folder had to parse.
  private func keepParsed(_ id: Scope.ID) {
    guard let scope = session.scopes[id], let cache = scope.cache else { return }
    session.scopes[id]?.cache = nil
    let files = scope.snapshot.workspace.files
    let kept = scope.disk.compactMap { path, disk -> (AnalysisCache.Key, AnalyzedFile)? in
      guard let file = files[path], let fingerprint = disk.fingerprint,
        scope.snapshot.revisions[path] == nil
      else { return nil }
      return (AnalysisCache.Key(fingerprint, file), file)
    }
    work(.background, { cache.update(kept) }) { _, _ in }
  }

  /// Takes a file out of its workspace, unless a document stands in its place.
  func forget(_ path: String, in id: Scope.ID) {
    session.scopes[id]?.disk[path] = nil
    guard session.document(at: path) == nil else { return }
    session.scopes[id]?.arrivals[path] = .gone
    session.scopes[id]?.reports[path] = nil
    closedFileIsGone(path)
  }
}

/// What a look at the disk found.
private struct ScanResult: Sendable {
  let project: Project
  let change: Project.Change
  /// Files that are new or no longer what they were.
  let new: [AbsolutePath]
  let gone: [String]
  let unreadable: [DiskError]
  /// What earlier runs have parsed, for the first scan.
  let cache: AnalysisCache?

  init(_ project: Project, known: [String: DiskFile], _ caches: CacheFolder?) {
    var project = project
    let (scan, change) = project.scan()
    self.project = project
    self.change = change
    unreadable = scan.unreadable
    new = scan.files.filter { path in
      guard let old = known[path.string] else { return true }
      return FileStamp(of: path) != old.stamp
    }
    cache = caches.map { AnalysisCache(of: project.folder, in: $0) }
    gone = Set(known.keys).subtracting(scan.files.map(\.string)).sorted()
  }
}

/// Reads and analyses one file.
struct DiskReading: Sendable {
  static let largest = FileLoader.largest

  let path: AbsolutePath
  let known: DiskFile?
  /// The project's folder.
  let root: String
  var cache: AnalysisCache?

  struct Result: Sendable {
    let path: AbsolutePath
    /// `nil` when there is no file any more.
    var file: DiskFile?
    /// `nil` when the content is as it was, or cannot be analysed.
    var analyzed: AnalyzedFile?
    var problem: String?
  }

  func run() -> Result {
    guard let stamp = FileStamp(of: path) else { return Result(path: path) }
    guard stamp.size <= Self.largest else {
      return Result(
        path: path, file: DiskFile(stamp: stamp, fingerprint: nil),
        problem: "not analysed: larger than \(Self.largest >> 20) MB")
    }
    do throws(DiskError) {
      let text = try Disk.text(of: path)
      let fingerprint = Fingerprint(text.utf8)
      let file = DiskFile(stamp: stamp, fingerprint: fingerprint)
      guard known?.fingerprint != fingerprint else { return Result(path: path, file: file) }
      let source = SourceText(text)
      let analyzed =
        cache?.file(source, fingerprint, at: path)
        ?? AnalyzedFile(SourceFile(unedited: source, path: path.string, below: root))
      return Result(path: path, file: file, analyzed: analyzed)
    } catch {
      return Result(
        path: path, file: DiskFile(stamp: stamp, fingerprint: nil),
        problem: "not analysed: \(error.reason)")
    }
  }
}
