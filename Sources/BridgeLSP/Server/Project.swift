import Analysis

/// What applies to the files of a scope: configurations, exclusions, minimum iOS.
///
/// A value that workers get a copy of; it looks things up on disk when it is asked the first time.
struct Project: Sendable {
  /// The folder the files lie in, or one that stands for it.
  private(set) var folder: AbsolutePath
  /// Tells apart the projects that were made for one scope, as settings changed.
  let id: Int
  private var scanner: ProjectScanner
  private var resolver: SettingsResolver
  /// The files that decide about others, as they were at the last scan; `nil` before the first.
  private var deciding: [AbsolutePath: FileStamp]?

  /// What a scan found to be different from the one before, apart from the Swift files.
  enum Change: Sendable {
    case none
    /// What storyboards, nibs and Objective-C files tell.
    case interfaces
    /// A file that settings are made from: a new project has to be made.
    case settings
  }

  init(
    folder: AbsolutePath, id: Int, rules: [any Rule], editor: Configuration,
    lastGood: [AbsolutePath: Configuration]
  ) {
    self.folder = folder
    self.id = id
    resolver = SettingsResolver(
      configurations: ConfigurationStore(rules: rules, lastGood: lastGood), editor: editor)
    scanner = ProjectScanner(settings: resolver)
  }

  /// Finds the files, and looks up what applies to each, so that it need not be done again.
  mutating func scan() -> (scan: ProjectScanner.Scan, change: Change) {
    let result = scanner.scan(folder)
    let before = deciding
    let now = Dictionary(
      result.deciding.compactMap { path in FileStamp(of: path).map { (path, $0) } }
    ) { $1 }
    deciding = now
    let isRenewed = resolver.renew(
      interfaces: result.interfaces, areRead: before == now, hasObjectiveC: result.hasObjectiveC)
    for file in result.files { _ = resolver.settings(for: file) }
    if let before, before.ofSettings != now.ofSettings { return (result, .settings) }
    return (result, isRenewed ? .interfaces : .none)
  }

  /// The files that decided about others at the last scan.
  var decidingFiles: some Collection<AbsolutePath> { (deciding ?? [:]).keys }

  /// The same with what `old` knows of storyboards and nibs, until the first scan.
  func succeeding(_ old: Project) -> Project {
    var result = self
    result.resolver.adoptInterfaces(of: old.resolver)
    return result
  }

  /// The same for a document outside every folder: its workspace found, and what applies to it
  /// looked up, so that neither need be done again.
  func preparing(_ path: String) -> Project {
    var result = self
    if path.utf8.first == UInt8(ascii: "/") {
      result.folder = ProjectFolder.workspace(of: AbsolutePath(path))
    }
    _ = result.resolver.settings(for: file(path))
    return result
  }

  /// Whether the document is one of those that are not reported even when they are opened.
  func excludes(_ path: String) -> Bool {
    guard path.utf8.first == UInt8(ascii: "/") else { return false }
    var scanner = scanner
    return scanner.exclusion(of: AbsolutePath(path), in: folder) != nil
  }

  func settings(for path: String) -> RuleSettings {
    var resolver = resolver
    return resolver.settings(for: file(path))
  }

  /// A document without a file is judged like one that would be saved in the folder.
  private func file(_ path: String) -> AbsolutePath {
    path.utf8.first == UInt8(ascii: "/") ? AbsolutePath(path) : folder.appending("Untitled.swift")
  }

  var configurations: ConfigurationStore { resolver.configurations }
}

extension [AbsolutePath: FileStamp] {
  fileprivate var ofSettings: Self { filter { !InterfaceFiles.isInterface($0.key.name) } }
}
