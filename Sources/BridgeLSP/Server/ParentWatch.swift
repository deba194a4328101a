#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Server {
  /// Ends the server when the process that started it is gone, even if a pipe stays open.
  func watchParent(_ id: Int) {
    guard let process = pid_t(exactly: id), process > 0 else { return }
    timers.start(.parent, in: options.parentInterval) { server in
      if kill(process, 0) != 0, errno == ESRCH {
        server.end()
      } else {
        server.watchParent(id)
      }
    }
  }
}
