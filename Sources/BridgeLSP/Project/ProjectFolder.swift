/// Finds the folders that give files their meaning.
enum ProjectFolder {
  /// The workspace a file is analysed in: the nearest folder upwards with a configuration, a
  /// package, an Xcode project or a repository, else the file's own folder.
  static func workspace(of file: AbsolutePath) -> AbsolutePath {
    guard let own = file.parent else { return .root }
    return own.selfAndAncestors.first(where: isWorkspace) ?? own
  }

  /// The top of the repository `folder` lies in, if it lies in one.
  static func repository(of folder: AbsolutePath) -> AbsolutePath? {
    folder.selfAndAncestors.first { Disk.kind(of: $0.appending(".git")) != nil }
  }

  /// The Xcode projects that lie directly in `folder`.
  static func xcodeProjects(in folder: AbsolutePath) -> [AbsolutePath] {
    guard let entries = try? Disk.entries(of: folder) else { return [] }
    return entries.filter { $0.kind == .folder && $0.name.hasSuffix(".xcodeproj") }
      .map { folder.appending($0.name) }
  }

  private static func isWorkspace(_ folder: AbsolutePath) -> Bool {
    for name in [Configuration.fileName, "Package.swift", ".git"]
    where Disk.kind(of: folder.appending(name)) != nil {
      return true
    }
    guard let entries = try? Disk.entries(of: folder) else { return false }
    return entries.contains {
      $0.kind == .folder && ($0.name.hasSuffix(".xcodeproj") || $0.name.hasSuffix(".xcworkspace"))
    }
  }
}
