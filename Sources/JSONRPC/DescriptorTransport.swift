public import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A transport over two file descriptors, such as the ends of pipes.
public struct DescriptorTransport: Transport {
  private let input: Int32
  private let output: Int32

  public init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Standard input and output of this process, of which output becomes private: whatever else
  /// writes to standard output from now on reaches standard error and cannot break the framing.
  ///
  /// A peer that goes away no longer ends the process by a signal. `nil` where the descriptors
  /// cannot be duplicated.
  public static func standardStreams() -> DescriptorTransport? {
    signal(SIGPIPE, SIG_IGN)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard output >= 0 else { return nil }
    if fcntl(STDERR_FILENO, F_GETFD) < 0 {
      let null = open("/dev/null", O_WRONLY)
      guard null >= 0, dup2(null, STDERR_FILENO) >= 0 else { return nil }
    }
    guard dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return nil }
    return DescriptorTransport(input: STDIN_FILENO, output: output)
  }

  public func read() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        systemRead(input, bytes.baseAddress, bytes.count)
      }
      if count > 0 { return Data(buffer[..<count]) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        wait(for: Int16(POLLIN), on: input)
        continue
      }
      return nil
    }
  }

  public func write(_ bytes: Data) -> Bool {
    bytes.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) in
      var sent = 0
      while sent < buffer.count {
        let count = systemWrite(output, buffer.baseAddress.map { $0 + sent }, buffer.count - sent)
        if count > 0 {
          sent += count
        } else if count < 0, errno == EAGAIN {
          wait(for: Int16(POLLOUT), on: output)
        } else if count == 0 || errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Waits on a descriptor that its owner made non-blocking.
  private func wait(for events: Int16, on descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: events, revents: 0)
    poll(&request, 1, -1)
  }
}

private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}
