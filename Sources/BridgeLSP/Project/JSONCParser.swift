/// Reads JSON with `//` and `/* */` comments and trailing commas, keeping positions.
///
/// Foundation's decoder tells neither the line nor the key of an error, which is what a person who
/// mends a configuration needs.
struct JSONCParser {
  let bytes: [UInt8]
  var cursor = 0
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

  var byte: UInt8? { cursor < bytes.count ? bytes[cursor] : nil }

  func error(_ message: String, at offset: Int? = nil) -> JSONCError {
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

extension UInt8 {
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
