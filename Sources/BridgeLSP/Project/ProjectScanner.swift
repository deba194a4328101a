/// Finds the Swift files of a folder that are the project's own.
///
/// Links are followed after everything that is really there, and nothing is visited twice, so that
/// a loop of links ends and a file keeps its real name where it has one.
struct ProjectScanner: Sendable {
  private(set) var settings: SettingsResolver
  private var ignoreByFolder: [AbsolutePath: IgnoreRules?] = [:]
  private var excludeByFolder: [AbsolutePath: IgnoreRules?] = [:]
  /// The numbers of the `exclude` patterns that matched something, by configuration.
  private(set) var usedPatterns: [AbsolutePath: Set<Int>] = [:]
  /// Where the search for `.gitignore` upwards ends, by the folder it starts in.
  private var topByFolder: [AbsolutePath: AbsolutePath] = [:]

  private var lastFolder: (path: AbsolutePath, scalars: PathScalars)?

  private let workingDirectory: AbsolutePath?

  /// `workingDirectory` stands for the project where nothing on the disk marks one.
  init(settings: SettingsResolver, workingDirectory: AbsolutePath? = nil) {
    self.settings = settings
    self.workingDirectory = workingDirectory
  }

  struct Scan: Sendable {
    /// Sorted by path.
    var files: [AbsolutePath] = []
    /// The storyboards and nibs among what is really there.
    var interfaces: [AbsolutePath] = []
    /// The files among it that decide about others: storyboards, nibs, and what settings come from.
    var deciding: [AbsolutePath] = []
    /// Whether Objective-C files are among it.
    var hasObjectiveC = false
    /// What is behind each file's name.
    var identities: [AbsolutePath: Disk.Identity] = [:]
    /// The files that were reached by a link, and so have another name.
    var linked: Set<AbsolutePath> = []
    /// The folders that could not be read.
    var unreadable: [DiskError] = []
    /// Why nothing below the scanned folder counts, when it is left out itself.
    var exclusion: Exclusion?
  }

  /// Why a file or folder is left out.
  enum Exclusion: Hashable, Sendable {
    case gitignore
    case configuration(AbsolutePath)
    case othersCode(folder: String)

    func text(from workingDirectory: AbsolutePath) -> String {
      switch self {
      case .gitignore: "ignored by .gitignore"
      case .configuration(let file): "excluded by \(file.displayed(from: workingDirectory))"
      case .othersCode(let folder): "inside the generated or vendored folder '\(folder)'"
      }
    }
  }

  mutating func scan(_ root: AbsolutePath) -> Scan {
    var scan = Scan()
    let top = top(of: root)
    scan.exclusion = exclusion(of: root, isFolder: true, from: top)
    guard scan.exclusion == nil else { return scan }
    var visited: Set<Disk.Identity> = []
    // A link to a folder above leads out of what was asked for.
    for folder in (root.resolvingLinks ?? root).selfAndAncestors {
      if let identity = Disk.identity(of: folder) { visited.insert(identity) }
    }
    var folders = [root]
    var linkedFolders: [(AbsolutePath, Disk.Identity)] = []
    var linkedFiles: [(AbsolutePath, Disk.Identity)] = []
    var isInLinkedFolder = false
    while true {
      if folders.isEmpty {
        guard !linkedFolders.isEmpty else { break }
        let (path, identity) = linkedFolders.removeFirst()
        if visited.insert(identity).inserted { folders.append(path) }
        isInLinkedFolder = true
        continue
      }
      let folder = folders.removeLast()
      let entries: [Disk.Entry]
      do throws(DiskError) { entries = try Disk.entries(of: folder) } catch {
        scan.unreadable.append(error)
        continue
      }
      var below: [AbsolutePath] = []
      for entry in entries {
        let path = folder.appending(entry.name)
        if entry.kind == .file, DecidingFiles.contains(entry.name),
          !isLeftOut(path, isFolder: false, top)
        {
          scan.deciding.append(path)
        }
        switch entry.kind {
        case .folder:
          guard !isLeftOut(path, isFolder: true, top), !SkippedFolders.contains(entry.name)
          else { continue }
          if entry.isLink {
            linkedFolders.append((path, entry.identity))
          } else if visited.insert(entry.identity).inserted {
            below.append(path)
          }
        case .file where InterfaceFiles.isInterface(entry.name) && !entry.isLink:
          if !isLeftOut(path, isFolder: false, top) { scan.interfaces.append(path) }
        case .file where entry.name.hasSuffix(".m") || entry.name.hasSuffix(".mm"):
          if !scan.hasObjectiveC {
            scan.hasObjectiveC = !isLeftOut(path, isFolder: false, top)
          }
        case .file, .other:
          guard entry.name.hasSuffix(".swift"), entry.kind == .file || entry.isLink,
            !isLeftOut(path, isFolder: false, top)
          else { continue }
          if entry.isLink {
            linkedFiles.append((path, entry.identity))
          } else if visited.insert(entry.identity).inserted {
            scan.files.append(path)
            scan.identities[path] = entry.identity
            if isInLinkedFolder { scan.linked.insert(path) }
          }
        }
      }
      folders += below.reversed()
    }
    for (path, identity) in linkedFiles where visited.insert(identity).inserted {
      scan.files.append(path)
      scan.identities[path] = identity
      scan.linked.insert(path)
    }
    scan.files.sort()
    settings.add(interfaces: scan.interfaces, hasObjectiveC: scan.hasObjectiveC)
    return scan
  }

  /// Why a file that was named is left out of its workspace; `nil` when it counts.
  mutating func exclusion(of file: AbsolutePath, in workspace: AbsolutePath) -> Exclusion? {
    let top = top(of: workspace)
    for name in (file.parent?.relative(to: top) ?? "").split(separator: "/")
    where SkippedFolders.holdsOthersCode(String(name)) {
      return .othersCode(folder: String(name))
    }
    return exclusion(of: file, isFolder: false, from: top)
  }

  /// Whether `path`, or a folder on the way to it from `top`, is left out.
  private mutating func exclusion(
    of path: AbsolutePath, isFolder: Bool, from top: AbsolutePath
  ) -> Exclusion? {
    let onTheWay = path.selfAndAncestors.prefix { $0 != top && $0.isInside(top) }
    for step in onTheWay.reversed() {
      let isFolder = isFolder || step != path
      if isIgnored(step, isFolder: isFolder, top) { return .gitignore }
      if let file = excludingConfiguration(of: step, isFolder: isFolder) {
        return .configuration(file)
      }
    }
    return nil
  }

  private mutating func isLeftOut(
    _ path: AbsolutePath, isFolder: Bool, _ top: AbsolutePath
  ) -> Bool {
    excludingConfiguration(of: path, isFolder: isFolder) != nil
      || isIgnored(path, isFolder: isFolder, top)
  }

  /// What the nearest `.gitignore` that speaks of an entry says of it.
  private mutating func isIgnored(
    _ path: AbsolutePath, isFolder: Bool, _ top: AbsolutePath
  ) -> Bool {
    var scalars: PathScalars?
    var next = path.parent
    while let folder = next, folder.isInside(top) {
      if let rules = ignoreRules(in: folder) {
        let known = scalars ?? self.scalars(of: path)
        scalars = known
        if let decision = rules.decision(for: known, isFolder: isFolder) { return decision }
      }
      next = folder.parent
    }
    return false
  }

  private mutating func excludingConfiguration(
    of path: AbsolutePath, isFolder: Bool
  ) -> AbsolutePath? {
    guard let folder = path.parent else { return nil }
    let rules: IgnoreRules?
    if let known = excludeByFolder[folder] {
      rules = known
    } else {
      let configuration = settings.configuration(in: folder)
      rules =
        configuration.exclude.isEmpty
        ? nil
        : IgnoreRules(
          globs: configuration.exclude, in: configuration.folder ?? top(of: folder))
      excludeByFolder[folder] = .some(rules)
    }
    guard let rules, path.isInside(rules.folder) else { return nil }
    let scalars = scalars(of: path)
    guard let decision = rules.decision(for: scalars, isFolder: isFolder) else { return nil }
    let file = settings.configuration(in: folder).file ?? rules.folder
    usedPatterns[file, default: []].formUnion(rules.numbers(matching: scalars, isFolder: isFolder))
    return decision ? file : nil
  }

  /// Those of a folder are kept for its other entries.
  private mutating func scalars(of path: AbsolutePath) -> PathScalars {
    guard let folder = path.parent else { return PathScalars(path) }
    let known = lastFolder.flatMap { $0.path == folder ? $0.scalars : nil } ?? PathScalars(folder)
    lastFolder = (folder, known)
    return known.appending(path.name)
  }

  private mutating func ignoreRules(in folder: AbsolutePath) -> IgnoreRules? {
    if let known = ignoreByFolder[folder] { return known }
    let text = try? Disk.text(of: folder.appending(".gitignore"))
    let rules = text.map { IgnoreRules(gitignore: $0, in: folder) }
    ignoreByFolder[folder] = .some(rules)
    return rules
  }

  /// The top of the project a folder belongs to.
  mutating func top(of folder: AbsolutePath) -> AbsolutePath {
    if let known = topByFolder[folder] { return known }
    let top = ProjectFolder.top(of: folder, workingDirectory: workingDirectory)
    topByFolder[folder] = top
    return top
  }
}
