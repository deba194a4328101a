/// Files that are analysed together, and those of them that are reported.
struct CheckScope: Sendable {
  /// The folder of the project they belong to.
  var root: AbsolutePath
  /// Sorted.
  var analyzed: [AbsolutePath]
  /// Sorted, and all of them analysed.
  var reported: [AbsolutePath]
  /// Those of them that only a link leads to, out of the folders that were named. They are others'
  /// too, so that fixes leave them alone until they are named.
  var foreign: Set<AbsolutePath> = []
}

/// Works out what the operands of a check mean.
///
/// All folders together are one scope, reported whole. Each file is reported alone, and analysed in
/// the folders when they hold it, else in its own workspace.
struct CheckScopes: Sendable {
  private(set) var scopes: [CheckScope] = []
  /// What was named and cannot be checked.
  private(set) var failures: [DiskError] = []
  /// Folders that were met and cannot be read.
  private(set) var unreadable: [DiskError] = []
  /// What was named and is left out, with the reason.
  private(set) var leftOut: [(path: AbsolutePath, reason: ProjectScanner.Exclusion?)] = []

  /// Patterns of configurations that leave out nothing of the folders that were named.
  private(set) var idlePatterns: [ProjectScanner.IdlePattern] = []

  private var whole: CheckScope?
  private var byWorkspace: [AbsolutePath: CheckScope] = [:]

  init(_ paths: [AbsolutePath], scanner: inout ProjectScanner) {
    var files: [AbsolutePath] = []
    var scans: [ProjectScanner.Scan] = []
    var scanned: [AbsolutePath] = []
    var root: AbsolutePath?
    for path in paths {
      switch Disk.kind(of: path) {
      case nil: failures.append(DiskError(path, "no such file or folder"))
      case .other: failures.append(DiskError(path, "is neither a file nor a folder"))
      case .file: files.append(path)
      case .folder:
        let scan = scanner.scan(path)
        scans.append(scan)
        if scan.exclusion == nil { scanned.append(path) }
        let top = scanner.top(of: path)
        root = root.map { $0.commonAncestor(with: top) } ?? top
        for error in scan.unreadable {
          if error.path == path { failures.append(error) } else { unreadable.append(error) }
        }
        if let reason = scan.exclusion { leftOut.append((path, reason)) }
      }
    }
    idlePatterns = scanner.idlePatterns(in: scanned)
    var seen: Set<Disk.Identity> = []
    let found = Self.distinct(scans, &seen)
    if !found.isEmpty {
      whole = CheckScope(
        root: root ?? .root, analyzed: found, reported: found,
        foreign: Self.foreign(scans, below: scanned))
    }
    // Real names come first: where a link and its target are named, the target is reported.
    let (links, reals) = files.partitioned { Disk.resolvingLinks($0) != $0 }
    for file in reals + links {
      if let identity = Disk.identity(of: file), !seen.insert(identity).inserted { continue }
      guard file.name.hasSuffix(".swift") else {
        leftOut.append((file, nil))
        continue
      }
      add(file, scanner: &scanner)
    }
    let workspaces = byWorkspace.sorted { $0.key < $1.key }.map(\.value)
    scopes = (whole.map { [$0] } ?? []) + workspaces
  }

  /// The files of several folders, each under one name: its own rather than a link's. Sorted.
  private static func distinct(
    _ scans: [ProjectScanner.Scan], _ seen: inout Set<Disk.Identity>
  ) -> [AbsolutePath] {
    var files: [AbsolutePath] = []
    for isLinked in [false, true] {
      for scan in scans {
        for file in scan.files where scan.linked.contains(file) == isLinked {
          guard let identity = scan.identities[file], seen.insert(identity).inserted else {
            continue
          }
          files.append(file)
        }
      }
    }
    return files.sorted()
  }

  /// The linked files whose real place is in none of the folders.
  private static func foreign(
    _ scans: [ProjectScanner.Scan], below folders: [AbsolutePath]
  ) -> Set<AbsolutePath> {
    let linked = scans.flatMap(\.linked)
    guard !linked.isEmpty else { return [] }
    let places = folders.map(Disk.resolvingLinks)
    return Set(
      linked.filter { file in
        let real = Disk.resolvingLinks(file)
        return !places.contains { real.relative(to: $0) != nil }
      })
  }

  /// The scope of a single file that need not exist.
  init(stdin name: AbsolutePath, scanner: inout ProjectScanner) {
    add(name, scanner: &scanner)
    scopes = Array(byWorkspace.values)
  }

  private mutating func add(_ file: AbsolutePath, scanner: inout ProjectScanner) {
    let folder = ProjectFolder.workspace(of: file)
    if let reason = scanner.exclusion(of: file, in: folder) {
      leftOut.append((file, reason))
      return
    }
    var scope: CheckScope
    if let known = byWorkspace[folder] {
      scope = known
    } else {
      let scan = scanner.scan(folder)
      unreadable += scan.unreadable
      scope = CheckScope(
        root: scanner.top(of: folder), analyzed: scan.files, reported: [])
    }
    let own = Self.known(file, in: scope.analyzed)
    if own == nil {
      scope.analyzed.append(file)
      scope.analyzed.sort()
    }
    if !scope.reported.contains(own ?? file) {
      scope.reported.append(own ?? file)
      scope.reported.sort()
    }
    byWorkspace[folder] = scope
  }

  /// The name under which a file is known already, which may differ when links are involved.
  private static func known(_ file: AbsolutePath, in files: [AbsolutePath]) -> AbsolutePath? {
    let position = files.partitioningIndex { !($0 < file) }
    if position < files.count, files[position] == file { return file }
    guard let identity = Disk.identity(of: file) else { return nil }
    return files.first { $0.name == file.name && Disk.identity(of: $0) == identity }
  }
}

extension [AbsolutePath] {
  /// Those for which `condition` holds, and the others, each in their order.
  fileprivate func partitioned(
    by condition: (AbsolutePath) -> Bool
  ) -> (matching: [AbsolutePath], others: [AbsolutePath]) {
    (filter(condition), filter { !condition($0) })
  }
}
