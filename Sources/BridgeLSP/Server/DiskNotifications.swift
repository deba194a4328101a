#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// The system's own account of what changes below some folders.
  struct DiskNotifications {
    private let descriptor: Int32
    private let stop: Int32
    private var folders: [Int32: AbsolutePath] = [:]
    private let roots: [AbsolutePath]
    private(set) var wasStopped = false

    private static let events = UInt32(
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_DELETE_SELF
        | IN_ONLYDIR | IN_DONT_FOLLOW | IN_EXCL_UNLINK)

    /// `nil` where the system does not watch that many folders.
    init?(_ roots: [AbsolutePath], stop: Int32) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      self.stop = stop
      self.roots = roots
      guard descriptor >= 0 else { return nil }
      for root in roots {
        guard watch(root) else {
          close()
          return nil
        }
      }
    }

    func close() { _ = systemClose(descriptor) }

    /// Waits for changes, and a moment longer for those that belong to them; `nil` when watching
    /// has to end.
    mutating func next() -> [(path: AbsolutePath, event: Server.FileEvent)]? {
      guard wait(-1) else { return nil }
      var changes: [AbsolutePath: Server.FileEvent] = [:]
      repeat {
        guard read(into: &changes) else { return nil }
      } while changes.count < 1000 && wait(50) && !wasStopped
      return wasStopped ? nil : changes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Whether there is something to read, within `milliseconds`, or for ever.
    private mutating func wait(_ milliseconds: Int32) -> Bool {
      var requests = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
      ]
      while true {
        let count = poll(&requests, 2, milliseconds)
        if count < 0, errno == EINTR { continue }
        if requests[1].revents != 0 {
          wasStopped = true
          return false
        }
        return count > 0
      }
    }

    /// Watches a folder and those below it; `false` when there are too many.
    private mutating func watch(_ root: AbsolutePath) -> Bool {
      var waiting = [root]
      while let folder = waiting.popLast() {
        let watch = inotify_add_watch(descriptor, folder.string, Self.events)
        guard watch >= 0 else {
          if errno == ENOSPC || errno == ENOMEM { return false }
          continue
        }
        folders[watch] = folder
        for entry in (try? Disk.entries(of: folder)) ?? []
        where entry.kind == .folder && !entry.isLink && !SkippedFolders.contains(entry.name) {
          waiting.append(folder.appending(entry.name))
        }
      }
      return true
    }

    /// Takes what has been reported; `false` when watching has to end.
    private mutating func read(into changes: inout [AbsolutePath: Server.FileEvent]) -> Bool {
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      let count = systemRead(descriptor, &buffer, buffer.count)
      guard count > 0 else { return errno == EAGAIN || errno == EINTR }
      let headerSize = MemoryLayout<inotify_event>.size
      var offset = 0
      while offset + headerSize <= count {
        let event = buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        }
        let end = offset + headerSize + Int(event.len)
        guard end <= count else { break }
        let name = String(
          decoding: buffer[(offset + headerSize)..<end].prefix { $0 != 0 }, as: UTF8.self)
        offset = end
        guard note(event, name, &changes) else { return false }
      }
      return true
    }

    private mutating func note(
      _ event: inotify_event, _ name: String,
      _ changes: inout [AbsolutePath: Server.FileEvent]
    ) -> Bool {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
        for root in roots { changes[root] = .folder }
        return true
      }
      if event.mask & UInt32(IN_IGNORED) != 0 {
        folders[event.wd] = nil
        return true
      }
      guard let folder = folders[event.wd] else { return true }
      guard !name.isEmpty else {
        changes[folder] = .folder
        return true
      }
      let path = folder.appending(name)
      if event.mask & UInt32(IN_ISDIR) != 0 {
        guard !SkippedFolders.contains(name) else { return true }
        changes[path] = .folder
        return event.mask & UInt32(IN_CREATE | IN_MOVED_TO) == 0 || watch(path)
      }
      let isWritten = event.mask & UInt32(IN_CLOSE_WRITE) != 0
      changes[path] = isWritten ? changes[path] ?? .changed : .unknown
      return true
    }
  }

  private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

  private func systemRead(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int
  ) -> Int {
    read(descriptor, buffer, count)
  }
#endif
