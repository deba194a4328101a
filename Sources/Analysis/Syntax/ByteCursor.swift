/// How a string literal ends: `"`, `"""`, and with how many `#`.
struct StringDelimiter {
  let hashes: Int
  let isMultiline: Bool
}

/// A place in the bytes of a text that moves forward only.
struct ByteCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The byte that comes next.
  private var index = 0
  /// No regular expression with at least so many hashes ends further on.
  private var hashesWithoutRegexEnd = Int.max

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> UInt8? {
    guard index < bytes.count else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  /// Whether `byte` comes before the byte that was read last.
  func isAfter(_ byte: UInt8) -> Bool { index >= 2 && bytes[index - 2] == byte }

  /// Whether whitespace comes before the byte that was read last.
  var isAfterSpace: Bool { index < 2 || bytes[index - 2] <= UInt8(ascii: " ") }

  /// Whether a name may end before the byte that was read last.
  var isAfterName: Bool {
    guard index >= 2 else { return false }
    switch bytes[index - 2] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      return true
    default: return false
    }
  }

  /// Skips `text` if it comes next.
  mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard text.hasPointerRepresentation, index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    index += count
    return true
  }

  /// Skips every `#` that comes next and tells how many there were.
  mutating func skipHashes() -> Int {
    let start = index
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    return index - start
  }

  /// Whether `count` times `byte` comes at `start`. Looks no further, so that a long run costs
  /// no more than its length however often it is looked at.
  private func has(_ count: Int, _ byte: UInt8, at start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[start + offset] != byte { return false }
    return true
  }

  /// The end of the first `byte` with `hashes` after it, from where the cursor is.
  private func end(of byte: UInt8, hashes: Int, onThisLine: Bool) -> Int? {
    var end = index
    while end < bytes.count, !onThisLine || !bytes[end].isNewline {
      end += 1
      if bytes[end - 1] == byte, has(hashes, UInt8(ascii: "#"), at: end) { return end + hashes }
    }
    return nil
  }
}

extension ByteCursor {
  /// Skips whitespace and comments, and tells where what follows stands; `nil` at the end.
  mutating func skipTrivia() -> Int? {
    while let byte = next() {
      if byte <= UInt8(ascii: " ") { continue }
      let start = index - 1
      guard byte == UInt8(ascii: "/") else { return start }
      skipComment()
      if index == start + 1 { return start }
    }
    return nil
  }

  /// Skips what remains of the line.
  mutating func skipLine() {
    while index < bytes.count, !bytes[index].isNewline { index += 1 }
  }

  /// Skips what remains of a comment or a regular expression after its first slash.
  mutating func skipCommentOrRegex() {
    let start = index
    let startsOperand = isAfterOperator
    skipComment()
    if index == start, startsOperand { skipRegex() }
  }

  /// Skips what remains of a comment after its first slash; nothing when it is none.
  private mutating func skipComment() {
    if skip("/") {
      while index < bytes.count, !bytes[index].isNewline { index += 1 }
    } else if skip("*") {
      var depth = 1
      while depth > 0, index < bytes.count {
        if skip("*/") {
          depth -= 1
        } else if skip("/*") {
          depth += 1
        } else {
          index += 1
        }
      }
    }
  }

  /// Whether the byte that was read last stands where an operand has to begin.
  private var isAfterOperator: Bool {
    var previous = index - 2
    while previous >= 0, bytes[previous] == UInt8(ascii: " ") { previous -= 1 }
    guard previous >= 0 else { return false }
    switch bytes[previous] {
    case UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: "["), UInt8(ascii: "{"):
      return true
    default: return false
    }
  }

  /// Skips the rest of `/…/` if it ends on this line.
  private mutating func skipRegex() {
    var end = index
    while end < bytes.count, !bytes[end].isNewline {
      if bytes[end] == UInt8(ascii: "/") {
        index = end + 1
        return
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  /// Skips what remains of `#/…/#` after its first slash; it has one line, or more where a
  /// line break follows the slash.
  mutating func skipExtendedRegex(hashes: Int) {
    let isMultiline = index < bytes.count && bytes[index].isNewline
    // What was not found before is not found further on.
    guard !isMultiline || hashes < hashesWithoutRegexEnd else { return }
    if let end = end(of: UInt8(ascii: "/"), hashes: hashes, onThisLine: !isMultiline) {
      index = end
    } else if isMultiline {
      hashesWithoutRegexEnd = hashes
    }
  }

  /// Skips the rest of a name in backticks, which may hold any character.
  mutating func skipRawName() {
    if let end = end(of: UInt8(ascii: "`"), hashes: 0, onThisLine: true) { index = end }
  }

  /// The delimiter whose first quote has been read, after the rest of it is skipped.
  mutating func delimiter(hashes: Int) -> StringDelimiter {
    let quote = UInt8(ascii: "\"")
    // `#"""#` is a string that holds a quote.
    guard has(2, quote, at: index),
      hashes == 0 || end(of: quote, hashes: hashes, onThisLine: true) == nil
    else { return StringDelimiter(hashes: hashes, isMultiline: false) }
    index += 2
    return StringDelimiter(hashes: hashes, isMultiline: true)
  }

  /// Skips to the end of a string, which is also the end of its line where it has only one, and
  /// returns `false`; or past the `\(` of an interpolation, and returns `true`.
  mutating func skipStringSegment(_ delimiter: StringDelimiter) -> Bool {
    let hash = UInt8(ascii: "#")
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "\\") where has(delimiter.hashes, hash, at: index):
        index += delimiter.hashes
        if skip("(") { return true }
        // An escaped quote or backslash; a line break still ends a line.
        if index < bytes.count, !bytes[index].isNewline { index += 1 }
      case UInt8(ascii: "\""):
        let quotes = delimiter.isMultiline ? 2 : 0
        guard has(quotes, UInt8(ascii: "\""), at: index),
          has(delimiter.hashes, hash, at: index + quotes)
        else { continue }
        index += quotes + delimiter.hashes
        return false
      case 10, 13:
        if !delimiter.isMultiline { return false }
      default: break
      }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isNewline: Bool { self == 10 || self == 13 }
}
