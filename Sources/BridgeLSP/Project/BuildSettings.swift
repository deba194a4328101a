/// Reads build settings from the text of an Xcode project or a configuration file.
enum BuildSettings {
  /// The values that `text` gives the setting `name`, also under conditions such as
  /// `[sdk=iphoneos*]`: without quotation marks, in the order in which they stand there.
  ///
  /// Several settings may stand on one line, as in a project that a tool wrote. What a line that is
  /// a comment says does not count.
  static func values(of name: String, in text: String) -> [String] {
    var values: [String] = []
    let bytes = Array(text.utf8)
    var start = 0
    while let found = bytes.firstPlace(of: name, from: start) {
      start = found + 1
      let end = found + name.utf8.count
      guard end < bytes.count, found == 0 || !bytes[found - 1].isPartOfName,
        !bytes[end].isPartOfName, !isInCommentLine(found, bytes),
        let range = value(behind: end, bytes)
      else { continue }
      values.append(String(decoding: bytes[range], as: UTF8.self))
      start = range.upperBound
    }
    return values
  }

  /// Where the value stands of a setting whose name ends at `end`.
  private static func value(behind end: Int, _ bytes: [UInt8]) -> Range<Int>? {
    var next = end
    while next < bytes.count, bytes[next] == UInt8(ascii: "[") {
      guard let closing = bytes[next...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
      next = closing + 1
    }
    if next < bytes.count, bytes[next] == UInt8(ascii: "\"") { next += 1 }
    while next < bytes.count, bytes[next].isSpace { next += 1 }
    guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else { return nil }
    next += 1
    while next < bytes.count, bytes[next].isSpace { next += 1 }
    let isQuoted = next < bytes.count && bytes[next] == UInt8(ascii: "\"")
    if isQuoted { next += 1 }
    var last = next
    while last < bytes.count, bytes[last] != 10, bytes[last] != 13 {
      if bytes[last] == UInt8(ascii: isQuoted ? "\"" : ";") { break }
      last += 1
    }
    while !isQuoted, last > next, bytes[last - 1].isSpace { last -= 1 }
    return next..<last
  }

  private static func isInCommentLine(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    var start = offset
    while start > 0, bytes[start - 1] != 10, bytes[start - 1] != 13 { start -= 1 }
    while start < offset, bytes[start].isSpace { start += 1 }
    return bytes[start..<offset].starts(with: "//".utf8)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 32 || self == 9 }

  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
