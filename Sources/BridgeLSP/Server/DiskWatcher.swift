#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Watches folders for a client that cannot.
///
/// The system tells of changes where it can; elsewhere, and where it refuses to watch so much, the
/// folders are looked through now and then. Either way an idle watcher does nothing.
final class DiskWatcher {
  /// A path that may have changed, and whether all that happened is that a file was written.
  typealias Report = @Sendable ([(path: AbsolutePath, event: Server.FileEvent)]) -> Void

  /// Milliseconds between two looks where the system does not tell of changes.
  private static let pollInterval: Int32 = 10_000

  /// The end of a pipe whose closing ends the watching.
  private let stopping: Int32

  /// Calls `ready` once nothing that happens from then on is missed. `nil` where the system has no
  /// more descriptors or threads to give.
  init?(
    _ folders: [AbsolutePath], ready: @escaping @Sendable () -> Void, _ report: @escaping Report
  ) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let stop = ends[0]
    stopping = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let thread = LargeStackThread {
      #if os(Linux)
        if var notifications = DiskNotifications(folders, stop: stop) {
          ready()
          while let events = notifications.next() { report(events) }
          notifications.close()
          if notifications.wasStopped { return _ = systemClose(stop) }
        }
      #endif
      ready()
      while !Self.isStopped(stop, within: Self.pollInterval) {
        report(folders.map { ($0, .folder) })
      }
      _ = systemClose(stop)
    }
    guard let thread else {
      for end in ends { _ = systemClose(end) }
      return nil
    }
    thread.detach()
  }

  func stop() { _ = systemClose(stopping) }

  /// Waits until the other end of the pipe is closed, or for `milliseconds`.
  private static func isStopped(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) != 0
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
