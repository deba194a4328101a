/// Walks the tags of an XML document in one pass, as far as they are well-formed.
///
/// Comments, CDATA sections, declarations, instructions and closing tags are passed over; what they
/// hold, and what stands inside an attribute's value, is no tag.
struct TagScanner {
  /// An opening tag, or one that closes itself.
  struct Tag {
    let name: String
    /// As they are written: entities stay what they are.
    var attributes: [String: String] = [:]
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; `nil` at the end, and where a tag or a comment never ends.
  mutating func next() -> Tag? {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start + 1
      if starts(with: "!--") {
        guard skip(behind: "-->") else { return nil }
      } else if starts(with: "![CDATA[") {
        guard skip(behind: "]]>") else { return nil }
      } else if starts(with: "!") || starts(with: "/") || starts(with: "?") {
        guard skip(behind: ">") else { return nil }
      } else {
        return tag()
      }
    }
    return nil
  }

  private mutating func tag() -> Tag? {
    var tag = Tag(name: word())
    while let byte = bytes[position...].first(where: { !$0.isSpace }) {
      skipSpaces()
      if byte == UInt8(ascii: ">") {
        position += 1
        return tag
      }
      let name = word()
      skipSpaces()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
        // The slash of a tag that closes itself, or something that is no attribute.
        if name.isEmpty { position += 1 }
        continue
      }
      position += 1
      skipSpaces()
      guard position < bytes.count, bytes[position].isQuote,
        let end = bytes[(position + 1)...].firstIndex(of: bytes[position])
      else { return nil }
      tag.attributes[name] = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
      position = end + 1
    }
    return nil
  }

  /// What stands here up to a space or a sign that ends names.
  private mutating func word() -> String {
    let end = bytes[position...].firstIndex { $0.isSpace || $0.isQuote || $0.endsName }
    let word = bytes[position..<(end ?? bytes.count)]
    position = word.endIndex
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position].isSpace { position += 1 }
  }

  private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skip(behind terminator: String) -> Bool {
    let terminator = Array(terminator.utf8)
    guard let first = terminator.first else { return false }
    while let found = bytes[position...].firstIndex(of: first) {
      if bytes[found...].starts(with: terminator) {
        position = found + terminator.count
        return true
      }
      position = found + 1
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  fileprivate var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
  fileprivate var endsName: Bool {
    self == UInt8(ascii: "=") || self == UInt8(ascii: ">") || self == UInt8(ascii: "/")
  }
}
