import Analysis

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Everything outside the program that a command may see or touch, besides the disk.
struct CommandContext: Sendable {
  var workingDirectory: AbsolutePath
  var variable: @Sendable (String) -> String?
  var output: OutputChannel
  var errors: OutputChannel
  var readInput: @Sendable () throws(DiskError) -> [UInt8]
  var rules: [any Rule] = allRules
  /// The console messages that lead to rules.
  var messages: [ConsoleMessage] = ConsoleMessage.all

  /// The process's own surroundings.
  static var process: CommandContext {
    CommandContext(
      workingDirectory: Disk.workingDirectory,
      variable: { name in getenv(name).map { String(cString: $0) } },
      output: .descriptor(1), errors: .descriptor(2),
      readInput: { () throws(DiskError) in
        try Disk.readAll(0, sizeHint: 0, AbsolutePath("/dev/stdin"))
      })
  }

  /// Whether a variable is set to something.
  func isSet(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }

  /// Says on stderr why the command cannot do what it was asked to.
  func fail(_ message: String) {
    errors.write("bridge-lsp: error: \(message.onOneLine)\n")
  }

  /// Says on stderr what is wrong with configurations.
  func show(_ problems: [ConfigurationProblem]) {
    for problem in problems {
      errors.write(problem.text(from: workingDirectory).onOneLine + "\n")
    }
  }

  /// Says on stderr what a person should know and what changes no exit code.
  func warn(_ message: String) {
    errors.write("bridge-lsp: warning: \(message.onOneLine)\n")
  }
}

/// Where text goes.
struct OutputChannel: Sendable {
  let isTerminal: Bool
  /// Columns of the terminal; `nil` when unknown.
  let width: Int?
  let write: @Sendable (String) -> Void

  static func descriptor(_ descriptor: Int32) -> OutputChannel {
    let isTerminal = isatty(descriptor) == 1
    return OutputChannel(
      isTerminal: isTerminal, width: isTerminal ? terminalWidth(descriptor) : nil
    ) { text in
      var text = text
      text.withUTF8 { writeAll($0, to: descriptor) }
    }
  }

  private static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) {
    var written = 0
    while written < bytes.count {
      let rest = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[written...]))
      let count = Platform.write(descriptor, rest)
      if count > 0 {
        written += count
      } else if errno != EINTR {
        // Nobody reads any more; there is no one left to tell.
        guard errno != EPIPE, descriptor == 1 else { return }
        stop(because: errno)
      }
    }
  }

  /// Output that cannot be written, as on a full disk, must not look like success.
  private static func stop(because code: Int32) -> Never {
    let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    var text = "bridge-lsp: error: cannot write the output: \(reason)\n"
    text.withUTF8 { writeAll($0, to: 2) }
    exit(2)
  }
}

/// System calls whose names would hide those of the types around them.
private enum Platform {
  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}

extension String {
  /// The same without line breaks and other control characters, which file names may hold.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  /// C0, C1 and delete: what a terminal may obey instead of showing.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
