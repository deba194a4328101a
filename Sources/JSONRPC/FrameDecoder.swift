public import Foundation

/// Cuts a byte stream into the messages that its `Content-Length` headers announce.
///
/// A value that is fed bytes and asked for frames, so it can be tested one byte at a time. What is
/// no header is skipped up to the next one: a peer's slip costs its message, never the connection.
public struct FrameDecoder: Sendable {
  /// The longest body that is accepted; a larger announcement is taken for garbage.
  public static let longestBody = 256 << 20
  /// The longest header line that is kept while waiting for its end.
  private static let longestLine = 4096

  private var buffer: [UInt8] = []
  /// Where the unread part of `buffer` starts, and up to where it is known to hold no line feed.
  private var start = 0
  private var searched = 0
  private var state = State.header(length: nil)
  private var isSkipping = false

  private enum State: Sendable {
    case header(length: Int?)
    case body(length: Int)
  }

  /// What the stream held next.
  public enum Frame: Hashable, Sendable {
    case body(Data)
    /// Bytes that belong to no message were passed over. Told once for each run of them.
    case garbage
  }

  public init() {}

  public mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 1 << 16, start * 2 > buffer.count {
      buffer.removeFirst(start)
      searched -= start
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next frame, or `nil` until more bytes arrive.
  public mutating func next() -> Frame? {
    while true {
      switch state {
      case .body(let length):
        guard buffer.count - start >= length else { return nil }
        let body = Data(buffer[start..<start + length])
        consume(length)
        state = .header(length: nil)
        isSkipping = false
        return .body(body)
      case .header(let length):
        guard let line = nextLine() else { return dropLongLine() }
        if let report = read(line, after: length) { return report }
      }
    }
  }

  /// Takes one header line into account; `.garbage` where skipping begins.
  private mutating func read(_ line: ArraySlice<UInt8>, after length: Int?) -> Frame? {
    if line.isEmpty {
      if let length {
        state = .body(length: length)
        return nil
      }
      state = .header(length: nil)
      return skip()
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return skip() }
    if let name = Self.lengthName(endingAt: line) {
      let digits = String(decoding: line[name.upperBound...], as: UTF8.self)
        .trimmingCharacters(in: .whitespaces)
      guard let value = Int(digits), (1...Self.longestBody).contains(value) else {
        state = .header(length: nil)
        return skip()
      }
      state = .header(length: value)
      return name.lowerBound == line.startIndex ? nil : skip()
    }
    // Any other header, such as `Content-Type`, is a token before its colon.
    return line[..<colon].allSatisfy(Self.isTokenByte) ? nil : skip()
  }

  /// Where `Content-Length:` stands in `line`, in any case. What comes before it is the rest of a
  /// message whose announced length was too short.
  private static func lengthName(endingAt line: ArraySlice<UInt8>) -> Range<Int>? {
    let name = Array("content-length".utf8)
    for colon in line.indices.reversed() where line[colon] == UInt8(ascii: ":") {
      let lower = colon - name.count
      guard lower >= line.startIndex else { return nil }
      guard line[lower..<colon].elementsEqual(name, by: { $0 | 0x20 == $1 }) else { continue }
      guard lower > line.startIndex, isTokenByte(line[lower - 1]) else { return lower..<colon + 1 }
    }
    return nil
  }

  /// Whether `byte` can belong to a header's name, so that `X-Content-Length` is another header.
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private mutating func skip() -> Frame? {
    guard !isSkipping else { return nil }
    isSkipping = true
    return .garbage
  }

  /// The next line without its end, or `nil` until it is complete.
  private mutating func nextLine() -> ArraySlice<UInt8>? {
    guard let end = buffer[max(start, searched)...].firstIndex(of: 10) else {
      searched = buffer.count
      return nil
    }
    var line = buffer[start..<end]
    consume(end + 1 - start)
    if line.last == 13 { line.removeLast() }
    return line
  }

  /// Forgets most of a line that is too long to be a header, so that garbage takes no memory.
  private mutating func dropLongLine() -> Frame? {
    guard buffer.count - start > Self.longestLine else { return nil }
    consume(buffer.count - start - 64)
    state = .header(length: nil)
    return skip()
  }

  private mutating func consume(_ count: Int) {
    start += count
    searched = start
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
      start = 0
      searched = 0
    }
  }

  /// `body` with its header.
  public static func frame(_ body: Data) -> Data {
    Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
