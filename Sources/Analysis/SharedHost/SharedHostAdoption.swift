/// The change that makes pushed screens of one file use the shared hosting class.
public struct SharedHostAdoption: Sendable {
  public static let title = "Adopt a shared host"

  /// The file that is changed.
  public let path: String
  /// The edits of that file; empty where `obstacle` says why there are none.
  public let fix: Fix
  /// The file that has to be there as well, with its text; `nil` when it is there.
  public let newFile: (path: String, text: String)?
  public let obstacle: String?

  fileprivate init(
    path: String, title: String, edits: [Fix.Edit], newFile: String?, obstacle: String?
  ) {
    self.path = path
    self.newFile = newFile.map { ($0, SharedHostFile.text) }
    self.obstacle = obstacle
    fix = Fix(title, .needsReview, edits: edits)
  }
}

extension Workspace {
  /// What adopting the shared host takes at the pushed hosting controller in `range`; `nil` where
  /// there is none, or where the project has a hosting class of its own.
  public func sharedHostAdoption(
    in path: String, at range: TextRange, settings: RuleSettings
  ) -> SharedHostAdoption? {
    guard let file = files[path],
      file.code.calls("UIHostingController", touching: range),
      let sites = sharedHostSites(in: file, settings: settings),
      let found = sites.first(where: { $0.site.node.statementRange.touches(range) })
    else { return nil }
    let home = sharedHostHome(for: path)
    let title =
      home.isThere ? "Use '\(SharedHostFile.className)'" : SharedHostAdoption.title
    return SharedHostAdoption(
      path: path, title: title, edits: found.obstacle == nil ? found.edits : [],
      newFile: home.isThere ? nil : home.path,
      obstacle: found.obstacle ?? home.obstacle ?? settings.sharedHostObstacle)
  }

  /// What adopting the shared host takes in the whole workspace, file by file, sorted. Each module
  /// gets a class of its own, beside its first file that needs it; sites that have to stay as
  /// they are stay. Files that `isAdopting` is false for are left alone.
  public func sharedHostAdoptions(
    among isAdopting: (String) -> Bool = { _ in true }, settings: (String) -> RuleSettings
  ) -> [SharedHostAdoption] {
    var homes: [String: String] = [:]
    var adoptions: [SharedHostAdoption] = []
    for (path, file) in files.sorted(by: { $0.key < $1.key })
    where isAdopting(path) && file.code.uses("UIHostingController") {
      let settings = settings(path)
      guard settings.sharedHostObstacle == nil else { continue }
      let sites = sharedHostSites(in: file, settings: settings) ?? []
      let edits = sites.filter { $0.obstacle == nil }.flatMap(\.edits)
      let home = sharedHostHome(for: path)
      guard !edits.isEmpty, home.obstacle == nil else { continue }
      let module = module(of: path)
      let isNew = !home.isThere && homes[module] == nil
      if isNew { homes[module] = home.path }
      adoptions.append(
        SharedHostAdoption(
          path: path, title: SharedHostAdoption.title, edits: edits,
          newFile: isNew ? home.path : nil, obstacle: nil))
    }
    return adoptions
  }

  /// The sites of a file that could use the shared host; `nil` where the project has its own.
  private func sharedHostSites(
    in file: AnalyzedFile, settings: RuleSettings
  ) -> [SharedHostSite]? {
    guard !file.facts.isTest, settings.hostingBaseClass == nil,
      index.genericHosts.allSatisfy({ $0 == SharedHostFile.className })
    else { return nil }
    let index = index.viewed(from: file.path)
    return HostingSiteBuilder.sites(file.code, index, settings)
      .compactMap { SharedHostSite($0, index) }
  }

  /// Where the shared class of the module that holds `path` is, or would be put.
  private func sharedHostHome(
    for path: String
  ) -> (path: String, isThere: Bool, obstacle: String?) {
    let own = module(of: path)
    for piece in index.pieces[SharedHostFile.className] ?? []
    where piece.fact.kind == .class && module(of: piece.path) == own {
      return (piece.path, true, nil)
    }
    let folder = path.folder
    let new = folder.isEmpty ? SharedHostFile.name : folder + "/" + SharedHostFile.name
    let isTaken = files[new] != nil
    return (new, false, isTaken ? "'\(SharedHostFile.name)' is there already" : nil)
  }

  /// What tells the modules of the workspace apart, as far as folders do: a target's folder in
  /// `Sources` of a package, the package, or all that is in none.
  private func module(of path: String) -> String {
    var folder = path.folder
    var below = ""
    while true {
      if files[folder.isEmpty ? "Package.swift" : folder + "/Package.swift"] != nil {
        return below.isEmpty ? folder : below
      }
      guard !folder.isEmpty else { return "" }
      let parent = folder.folder
      if parent.lastFolder == "Sources" { below = folder }
      folder = parent
    }
  }
}

extension RuleSettings {
  fileprivate var sharedHostObstacle: String? {
    guard let minimumIOS, minimumIOS < Version(14) else { return nil }
    return "the class needs iOS 14, and this code runs on iOS \(minimumIOS)"
  }
}

extension Code {
  /// Whether some call of `name` has anything in common with `range`: cheaper than a seam model.
  fileprivate func calls(_ name: String, touching range: TextRange) -> Bool {
    uses(name)
      && file.descendants.contains {
        $0.kind == .call && $0.calleeName == name && $0.statementRange.touches(range)
      }
  }
}

extension Node {
  /// The range of the statement this belongs to, or its own.
  fileprivate var statementRange: TextRange { statement?.range ?? range }
}

extension TextRange {
  fileprivate func touches(_ other: TextRange) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}

extension String {
  /// The path of the folder that holds this one; empty at the top.
  fileprivate var folder: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return String(self[..<slash])
  }

  fileprivate var lastFolder: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}
