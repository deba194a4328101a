extension JSONCParser {
  /// A string with its quotes, and the escapes in it replaced.
  mutating func string() throws(JSONCError) -> String {
    let start = cursor
    var content: [UInt8] = []
    cursor += 1
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        cursor += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try escape(into: &content)
      case 0x0A, 0x0D:
        throw error("the string has no closing quote on its line", at: start)
      case 0..<0x20:
        throw error("a control character inside a string; write it as an escape")
      default:
        content.append(byte)
        cursor += 1
      }
    }
    throw error("the string has no closing quote", at: start)
  }

  private mutating func escape(into content: inout [UInt8]) throws(JSONCError) {
    let start = cursor
    cursor += 1
    guard let letter = byte else { throw error("the string has no closing quote", at: start) }
    cursor += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(letter)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal() else {
        throw error("'\\u' needs four hexadecimal digits", at: start)
      }
      var units = [unit]
      if UTF16.isLeadSurrogate(unit), bytes[cursor...].starts(with: [0x5C, 0x75]) {
        cursor += 2
        hexadecimal().map { units.append($0) }
      }
      content.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    default:
      throw error("unknown escape '\\\(Character(Unicode.Scalar(letter)))'", at: start)
    }
  }

  private mutating func hexadecimal() -> UInt16? {
    guard cursor + 4 <= bytes.count else { return nil }
    let digits = bytes[cursor..<cursor + 4]
    guard digits.allSatisfy(\.isHexadecimalDigit) else { return nil }
    cursor += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
