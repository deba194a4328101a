/// Reads JSON with `//` and `/* */` comments and trailing commas, keeping positions.
///
/// Foundation's decoder tells neither the line nor the key of an error, which is what a person who
/// mends a configuration needs.
struct JSONCParser {
  private let bytes: [UInt8]
  private var cursor = 0
  private var keys: [String] = []

  /// Values nested deeper than this are refused, so that no input can exhaust the stack.
  private static let maximumDepth = 64

  private init(_ text: String) { bytes = Array(text.utf8) }

  static func parse(_ text: String) throws(JSONCError) -> JSONCValue {
    var parser = JSONCParser(text)
    if parser.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.cursor = 3 }
    try parser.skipTrivia()
    let value = try parser.value(depth: 0)
    try parser.skipTrivia()
    guard parser.cursor == parser.bytes.count else {
      throw parser.error("unexpected \(parser.found) after the value")
    }
    return value
  }

  private var byte: UInt8? { cursor < bytes.count ? bytes[cursor] : nil }

  private func error(_ message: String, at offset: Int? = nil) -> JSONCError {
    JSONCError(offset: offset ?? cursor, key: keys.joined(separator: "."), message: message)
  }

  /// The character at the cursor, for a message.
  private var found: String {
    guard cursor < bytes.count else { return "end of the file" }
    let rest = String(decoding: bytes[cursor...].prefix(4), as: UTF8.self)
    return rest.first.map { $0.isNewline ? "end of the line" : "'\($0)'" } ?? "end of the file"
  }

  private mutating func skipTrivia() throws(JSONCError) {
    while let byte {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: cursor += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONCError) {
    let start = cursor
    switch cursor + 1 < bytes.count ? bytes[cursor + 1] : 0 {
    case UInt8(ascii: "/"):
      while let byte, byte != 0x0A, byte != 0x0D { cursor += 1 }
    case UInt8(ascii: "*"):
      cursor += 2
      while cursor + 1 < bytes.count {
        if bytes[cursor] == UInt8(ascii: "*"), bytes[cursor + 1] == UInt8(ascii: "/") {
          cursor += 2
          return
        }
        cursor += 1
      }
      throw error("the comment has no closing '*/'", at: start)
    default:
      throw error("unexpected '/'; comments start with '//'")
    }
  }

  private mutating func value(depth: Int) throws(JSONCError) -> JSONCValue {
    guard depth < Self.maximumDepth else { throw error("values are nested too deeply") }
    let start = cursor
    let content: JSONCValue.Content
    switch byte {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try elements(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    default: content = try word()
    }
    return JSONCValue(content: content, range: start..<cursor)
  }

  private mutating func members(depth: Int) throws(JSONCError) -> [JSONCValue.Member] {
    var members: [JSONCValue.Member] = []
    var known: Set<String> = []
    cursor += 1
    try skipTrivia()
    while byte != UInt8(ascii: "}") {
      let start = cursor
      guard byte == UInt8(ascii: "\"") else {
        throw error("expected a key in double quotes or '}', found \(found)")
      }
      let key = try string()
      let keyRange = start..<cursor
      keys.append(key)
      guard known.insert(key).inserted else { throw error("the key is set twice", at: start) }
      try skipTrivia()
      guard byte == UInt8(ascii: ":") else {
        throw error("expected ':' after the key, found \(found)")
      }
      cursor += 1
      try skipTrivia()
      members.append(
        JSONCValue.Member(key: key, keyRange: keyRange, value: try value(depth: depth + 1)))
      try separator(before: UInt8(ascii: "}"))
      keys.removeLast()
    }
    cursor += 1
    return members
  }

  private mutating func elements(depth: Int) throws(JSONCError) -> [JSONCValue] {
    var elements: [JSONCValue] = []
    cursor += 1
    try skipTrivia()
    while byte != UInt8(ascii: "]") {
      elements.append(try value(depth: depth + 1))
      try separator(before: UInt8(ascii: "]"))
    }
    cursor += 1
    return elements
  }

  /// Takes a comma, which may trail, or stops before `end`.
  private mutating func separator(before end: UInt8) throws(JSONCError) {
    let afterValue = cursor
    try skipTrivia()
    if byte == UInt8(ascii: ",") {
      cursor += 1
      try skipTrivia()
    } else if byte != end {
      let isLineOver = bytes[afterValue..<cursor].contains(0x0A)
      let closing = Character(Unicode.Scalar(end))
      throw error(
        "expected ',' or '\(closing)' after the value"
          + (isLineOver ? "" : ", found \(found)"), at: isLineOver ? afterValue : cursor)
    }
  }

  private mutating func word() throws(JSONCError) -> JSONCValue.Content {
    let start = cursor
    while let byte, byte.isWordPart { cursor += 1 }
    let word = String(decoding: bytes[start..<cursor], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "":
      cursor = start
      throw error("expected a value, found \(found)")
    default:
      if Double(word) != nil, word.utf8.first != UInt8(ascii: "+"), !word.hasPrefix(".") {
        return .number(word)
      }
      throw error("unknown word '\(word)'; strings stand in double quotes", at: start)
    }
  }
}

extension JSONCParser {
  private mutating func string() throws(JSONCError) -> String {
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

  /// What a number, a keyword or a forgotten quote may consist of.
  fileprivate var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
