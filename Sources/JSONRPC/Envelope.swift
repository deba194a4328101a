import Foundation

/// Where the members of a message's outermost object lie.
///
/// One pass that looks at strings and brackets only, so that a large body is parsed once: by
/// whoever decodes it. Whatever is found before malformed text is kept, the id above all.
struct Envelope {
  private(set) var id: Data?
  private(set) var method: Data?
  private(set) var params: Data?
  private(set) var result: Data?
  private(set) var error: Data?
  /// Whether the text was one object from its first to its last byte.
  private(set) var isComplete = false

  init(_ bytes: Data) {
    bytes.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) in
      var scanner = Scanner(buffer)
      scan(&scanner)
    }
  }

  private mutating func scan(_ scanner: inout Scanner) {
    guard scanner.take(0x7B) else { return }
    if !scanner.take(0x7D) {
      repeat {
        scanner.skipSpace()
        guard let key = scanner.string(), scanner.take(0x3A), let value = scanner.value() else {
          return
        }
        switch String(decoding: key, as: UTF8.self) {
        case "\"id\"": id = value
        case "\"method\"": method = value
        case "\"params\"": params = value
        case "\"result\"": result = value
        case "\"error\"": error = value
        default: break
        }
      } while scanner.take(0x2C)
      guard scanner.take(0x7D) else { return }
    }
    isComplete = scanner.isAtEnd
  }

  /// The value of the outermost `"id"` in text that is no JSON, so that its sender can be answered.
  static func searchForID(in bytes: Data) -> RequestID? {
    bytes.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) in
      var scanner = Scanner(buffer)
      return scanner.outermostID().flatMap { try? JSONDecoder().decode(RequestID.self, from: $0) }
    }
  }
}

/// Walks JSON text without understanding it. Never recurses, never reads out of bounds.
private struct Scanner {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == bytes.count
    }
  }

  /// Steps over `byte`, with space before it, if it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte else { return false }
    position += 1
    return true
  }

  /// The string that starts here, with its quotes.
  mutating func string() -> Data? {
    guard current == 0x22 else { return nil }
    let start = position
    position += 1
    while let byte = current {
      position += byte == 0x5C ? 2 : 1
      if byte == 0x22 { return slice(from: start) }
    }
    return nil
  }

  /// The value that starts here, of any kind.
  mutating func value() -> Data? {
    skipSpace()
    let start = position
    var depth = 0
    while let byte = current {
      switch byte {
      case 0x22:
        guard string() != nil else { return nil }
        if depth == 0 { return slice(from: start) }
        continue
      case 0x5B, 0x7B: depth += 1
      case 0x5D, 0x7D:
        // A bracket that closes the surrounding object ends a number or a word.
        guard depth > 0 else { return slice(from: start) }
        depth -= 1
        if depth == 0 {
          position += 1
          return slice(from: start)
        }
      case 0x2C where depth == 0, 0x20 where depth == 0, 0x09...0x0D where depth == 0:
        return slice(from: start)
      default: break
      }
      position += 1
    }
    return nil
  }

  /// What follows the first `"id":` that lies in no inner object or array: an id in there is
  /// anybody's, and answering under it would answer another request.
  mutating func outermostID() -> Data? {
    var depth = 0
    while let byte = current {
      switch byte {
      case 0x22:
        guard let text = string() else { return nil }
        if depth <= 1, text == Data("\"id\"".utf8), take(0x3A) { return value() }
        continue
      case 0x5B, 0x7B: depth += 1
      case 0x5D, 0x7D: depth -= 1
      default: break
      }
      position += 1
    }
    return nil
  }

  private func slice(from start: Int) -> Data? {
    let end = min(position, bytes.count)
    return start < end ? Data(bytes[start..<end]) : nil
  }
}
