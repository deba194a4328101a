#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension AbsolutePath {
  /// The same place without symbolic links on the way to it; `nil` where there is nothing.
  var resolvingLinks: AbsolutePath? {
    guard let resolved = realpath(string, nil) else { return nil }
    defer { free(resolved) }
    return AbsolutePath(String(cString: resolved))
  }
}

/// What tells without reading whether a file is still the same.
struct FileStamp: Hashable, Sendable {
  let identity: Disk.Identity
  let size: Int
  let modifiedSeconds: Int
  let modifiedNanoseconds: Int

  /// `nil` where there is no ordinary file.
  init?(of path: AbsolutePath) {
    var status = stat()
    guard stat(path.string, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    identity = Disk.Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int(status.st_size)
    #if canImport(Darwin)
      modifiedSeconds = status.st_mtimespec.tv_sec
      modifiedNanoseconds = status.st_mtimespec.tv_nsec
    #else
      modifiedSeconds = status.st_mtim.tv_sec
      modifiedNanoseconds = status.st_mtim.tv_nsec
    #endif
  }
}
