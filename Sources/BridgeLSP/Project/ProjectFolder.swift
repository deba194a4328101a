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

  /// The top of the project a folder belongs to: of its repository, else its workspace.
  ///
  /// Where nothing marks a project, it is the folder in which a person works with it, else the
  /// folder itself.
  static func top(
    of folder: AbsolutePath, workingDirectory: AbsolutePath? = nil
  ) -> AbsolutePath {
    if let marked = repository(of: folder) ?? folder.selfAndAncestors.first(where: isWorkspace) {
      return marked
    }
    return workingDirectory.flatMap { folder.isInside($0) ? $0 : nil } ?? folder
  }

  /// The Xcode projects that lie directly in `folder`.
  static func xcodeProjects(in folder: AbsolutePath) -> [AbsolutePath] {
    folders(in: folder, suffixes: [".xcodeproj"])
  }

  /// Sorted. Only what the name fits is looked at: folders above a project may be huge.
  private static func folders(
    in folder: AbsolutePath, suffixes: [String]
  ) -> [AbsolutePath] {
    let names = (try? Disk.names(in: folder)) ?? []
    return names.filter { name in suffixes.contains { name.hasSuffix($0) } }
      .map { folder.appending($0) }.filter { Disk.kind(of: $0) == .folder }.sorted()
  }

  private static func isWorkspace(_ folder: AbsolutePath) -> Bool {
    for name in [Configuration.fileName, "Package.swift", ".git"]
    where Disk.kind(of: folder.appending(name)) != nil {
      return true
    }
    return !folders(in: folder, suffixes: [".xcodeproj", ".xcworkspace"]).isEmpty
  }
}
