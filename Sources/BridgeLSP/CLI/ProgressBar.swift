import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A bar on a terminal that shows how many files are done.
final class ProgressBar: Sendable {
  private let channel: OutputChannel
  private let total: Int
  private let state = Mutex((done: 0, shown: -1))

  private static let cells = 30

  /// `nil` where nobody would see it, or where it would fill a log.
  init?(total: Int, _ options: CheckOptions, _ context: CommandContext) {
    guard context.errors.isTerminal, !options.isQuiet, total > 20, !context.isSet("CI"),
      context.variable("TERM") != "dumb"
    else { return nil }
    channel = context.errors
    self.total = total
    // An interrupt leaves a clean line behind.
    signal(SIGINT) { number in
      var erase: (UInt8, UInt8, UInt8, UInt8) = (0x0D, 0x1B, 0x5B, 0x4B)
      _ = write(2, &erase, 4)
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  /// One more file is done. May be called from any thread.
  func advance() {
    state.withLock { state in
      state.done += 1
      let percent = state.done * 100 / total
      guard percent != state.shown else { return }
      state.shown = percent
      let filled = percent * Self.cells / 100
      let bar =
        String(repeating: "█", count: filled)
        + String(repeating: "░", count: Self.cells - filled)
      channel.write("\r\(bar) \(state.done)/\(total) files")
    }
  }

  /// Takes the bar away.
  func finish() { channel.write("\r\u{1B}[K") }
}
