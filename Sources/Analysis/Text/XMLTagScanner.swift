/// Walks the markup of an XML document in one pass, as far as it is well-formed.
///
/// What comments and CDATA sections hold, and what stands inside an attribute's value, is no tag.
package struct XMLTagScanner {
  package struct Tag {
    package enum Kind {
      /// `<dict>`.
      case opening
      /// `</dict>`.
      case closing
      /// `<true/>`.
      case empty
      /// `<![CDATA[…]]>`.
      case characterData
      /// A comment, a declaration or an instruction, which says nothing about the content.
      case other
    }

    package fileprivate(set) var kind: Kind
    package fileprivate(set) var name = ""
    /// As they are written: entities stay what they are.
    package fileprivate(set) var attributes: [String: String] = [:]
    /// The UTF-8 offset of the `<`.
    package let start: Int
    /// The UTF-8 offset behind the `>`.
    package fileprivate(set) var end: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  /// Whether something began that never ends.
  package private(set) var isCutShort = false

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next piece of markup; `nil` at the end, and where one never ends.
  package mutating func next() -> Tag? {
    guard let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
    position = start + 1
    let tag =
      if starts(with: "!--") {
        markup(.other, from: start, to: "-->")
      } else if starts(with: "![CDATA[") {
        markup(.characterData, from: start, to: "]]>")
      } else if starts(with: "!") || starts(with: "?") {
        markup(.other, from: start, to: ">")
      } else {
        tag(from: start)
      }
    if tag == nil { isCutShort = true }
    return tag
  }

  private mutating func markup(_ kind: Tag.Kind, from start: Int, to terminator: String) -> Tag? {
    skip(behind: terminator) ? Tag(kind: kind, start: start, end: position) : nil
  }

  private mutating func tag(from start: Int) -> Tag? {
    var tag = Tag(kind: .opening, start: start, end: start)
    if starts(with: "/") {
      tag.kind = .closing
      position += 1
    }
    tag.name = word()
    while let byte = bytes[position...].first(where: { !$0.isSpace }) {
      skipSpaces()
      if byte == UInt8(ascii: ">") {
        position += 1
        tag.end = position
        return tag
      }
      let name = word()
      skipSpaces()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
        // The slash of a tag that closes itself, or something that is no attribute.
        if starts(with: "/>") { tag.kind = .empty }
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
