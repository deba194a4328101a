#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Disk {
  /// Creates a file that must not exist yet.
  static func create(_ path: AbsolutePath, _ bytes: [UInt8]) throws(DiskError) {
    let descriptor = open(path.string, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw DiskError(path, code: errno) }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor, path)
  }

  /// Puts `new` in place of a file's text `old`, unless the file holds something else by now or
  /// must not be written.
  static func replace(
    _ path: AbsolutePath, with new: String, over old: String
  ) throws(DiskError) {
    guard try bytes(of: path) == Array(old.utf8) else {
      throw DiskError(path, "changed while it was fixed; it was left alone")
    }
    guard isWritable(path) else { throw DiskError(path, "is read-only; it was not fixed") }
    try replace(path, with: Array(new.utf8))
  }

  /// Puts `bytes` in place of a file's content at one stroke, keeping its permissions, and its
  /// owner where the system allows that. A link stays a link. A missing file is created.
  ///
  /// Interrupts wait until it is done, so that no half-written file and no leftovers remain.
  static func replace(_ path: AbsolutePath, with bytes: [UInt8]) throws(DiskError) {
    let target = resolvingLinks(path)
    var blocked = sigset_t()
    var previous = sigset_t()
    sigfillset(&blocked)
    pthread_sigmask(SIG_BLOCK, &blocked, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    var status = stat()
    let isThere = stat(target.string, &status) == 0
    let folder = target.parent ?? .root
    let temporary = folder.appending(".\(target.name).\(getpid()).tmp").string
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw DiskError(path, code: errno) }
    var isDone = false
    defer {
      close(descriptor)
      if !isDone { unlink(temporary) }
    }
    try writeAll(bytes, to: descriptor, path)
    if isThere {
      // The owner first: changing it takes away special bits.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else {
        throw DiskError(path, code: errno)
      }
    }
    guard rename(temporary, target.string) == 0 else { throw DiskError(path, code: errno) }
    isDone = true
  }

  /// Whether the file itself may be written, which replacing it does not ask.
  static func isWritable(_ path: AbsolutePath) -> Bool { access(path.string, W_OK) == 0 }

  /// The real name of what is at `path`; `path` itself where there is nothing.
  static func resolvingLinks(_ path: AbsolutePath) -> AbsolutePath {
    guard let resolved = realpath(path.string, nil) else { return path }
    defer { free(resolved) }
    return AbsolutePath(String(cString: resolved))
  }

  private static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, _ path: AbsolutePath
  ) throws(DiskError) {
    var written = 0
    while written < bytes.count {
      var failure: Int32 = 0
      let count = bytes.withUnsafeBytes { buffer in
        let count = write(
          descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count < 0 { failure = errno }
        return count
      }
      if count < 0, failure != EINTR { throw DiskError(path, code: failure) }
      written += max(0, count)
    }
  }
}
