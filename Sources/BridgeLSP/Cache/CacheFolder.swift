import Foundation

/// Where this user's caches are, and what may stay there.
struct CacheFolder: Hashable, Sendable {
  let path: AbsolutePath

  init(_ path: AbsolutePath) { self.path = path }

  /// The one for the process, as the environment tells; `nil` where it tells nothing.
  init?(_ variable: (String) -> String?) {
    func folder(_ name: String) -> AbsolutePath? {
      guard let value = variable(name), value.hasPrefix("/") else { return nil }
      return AbsolutePath(value)
    }
    let caches = folder("XDG_CACHE_HOME")
    #if os(macOS)
      let own = folder("HOME")?.appending("Library").appending("Caches")
    #else
      let own = folder("HOME")?.appending(".cache")
    #endif
    guard let parent = caches ?? own else { return nil }
    path = parent.appending("bridge-lsp")
  }

  /// The file for what parsing a project gave.
  func pack(of project: AbsolutePath) -> AbsolutePath { file(of: project, ".pack") }

  /// The file for what was found in a project.
  func findings(of project: AbsolutePath) -> AbsolutePath { file(of: project, ".findings") }

  private func file(of project: AbsolutePath, _ suffix: String) -> AbsolutePath {
    path.appending(Fingerprint(project.string.utf8).hexadecimal + suffix)
  }

  /// Makes the folder, and takes out what no run has written for a month.
  func prepare() {
    let manager = FileManager.default
    try? manager.createDirectory(
      atPath: path.string, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let names = (try? Disk.names(in: path)) ?? []
    let oldest = Date(timeIntervalSinceNow: -30 * 24 * 60 * 60)
    for name in names {
      let file = path.appending(name).string
      let attributes = try? manager.attributesOfItem(atPath: file)
      if let date = attributes?[.modificationDate] as? Date, date < oldest {
        try? manager.removeItem(atPath: file)
      }
    }
  }
}
