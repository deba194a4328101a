import Analysis

/// What the last check of a project reported, kept on the disk as long as nothing changes that it
/// depends on.
///
/// Only checks that report all they analyse are kept: a hook that checks single files after every
/// edit would find nothing again, and throw away what is. Whatever is wrong with what is kept, the
/// project is analysed.
struct FindingsCache: Sendable {
  private let folder: CacheFolder
  private let scope: CheckScope
  private let rules: [RuleID]
  /// What applies to some files, each once.
  private let settings: [RuleSettings]
  /// Which of the settings apply to each file.
  private let numbers: [UInt32]
  private let pack: FindingsPack?

  /// Reads what is kept of the project that `scope` is; `nil` for a part of one.
  init?(
    of scope: CheckScope, rules: [RuleID], settings: [AbsolutePath: RuleSettings],
    in folder: CacheFolder
  ) {
    guard scope.reported == scope.analyzed else { return nil }
    self.folder = folder
    self.scope = scope
    self.rules = rules
    var distinct: [RuleSettings] = []
    numbers = scope.analyzed.map { path in
      let own = settings[path] ?? RuleSettings()
      // Neighbours in the list mostly share their folder, and so their settings.
      let number = distinct.lastIndex(of: own) ?? distinct.count
      if number == distinct.count { distinct.append(own) }
      return UInt32(truncatingIfNeeded: number)
    }
    self.settings = distinct
    let bytes = try? Disk.bytes(of: folder.findings(of: scope.root), atMost: Self.largest)
    pack = bytes.flatMap { FindingsPack($0, build: AnalysisCache.build) }
  }

  /// Whether nothing is kept, so that there is no need to read any file.
  var isEmpty: Bool { pack == nil }

  /// What was reported when the files held what they hold now and the same settings applied.
  func diagnostics(of files: [AbsolutePath: Fingerprint]) -> [Diagnostic]? {
    guard let content = pack?.content(for: key(of: files)), content.settings == settings else {
      return nil
    }
    return content.diagnostics
  }

  /// Keeps what was reported when the files held what `files` say, beside what was parsed: a
  /// project that is parsed in no time is left alone.
  func keep(_ diagnostics: [Diagnostic], of files: [AbsolutePath: Fingerprint]) {
    guard Disk.kind(of: folder.pack(of: scope.root)) == .file else { return }
    let content = FindingsPack.Content(settings: settings, diagnostics: diagnostics)
    let bytes = FindingsPack.bytes(of: content, for: key(of: files), build: AnalysisCache.build)
    guard let bytes, bytes.count <= Self.largest else { return }
    folder.prepare()
    try? Disk.replace(folder.findings(of: scope.root), with: bytes)
  }

  /// Of all that findings depend on besides the build of the program and what the settings say.
  private func key(of files: [AbsolutePath: Fingerprint]) -> Fingerprint {
    var writer = ArchiveWriter()
    writer.write(scope.root.string)
    writer.write(UInt32(truncatingIfNeeded: rules.count))
    for rule in rules { writer.write(rule.rawValue) }
    for (path, number) in zip(scope.analyzed, numbers) {
      writer.write(path.string)
      writer.write(number)
      // Nothing is known of a file that cannot be read.
      writer.write(UInt8(files[path] == nil ? 0 : 1))
      writer.write(files[path]?.value ?? 0)
    }
    return Fingerprint(writer.bytes)
  }

  private static let largest = 1 << 25
}
