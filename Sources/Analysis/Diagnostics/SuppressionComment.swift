/// Reads what a comment says about suppression.
struct SuppressionComment {
  private let bytes: [UInt8]
  /// Where the comment starts in the text.
  private let offset: Int
  private var index = 0

  /// `text` is the comment with its slashes, which starts at `offset`.
  init(_ text: String, at offset: Int) {
    bytes = Array(text.utf8)
    self.offset = offset
  }

  /// What the comment says; `nil` for any comment that does not begin with a directive or with
  /// what may be a misspelled one. `removal` is what goes when the comment goes.
  mutating func read(removal: TextRange) -> Suppression? {
    while let byte = current, byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") { index += 1 }
    guard let word = nextWord(), word.name.hasPrefix("bridge:") else { return nil }
    let directive = Suppression.Directive(rawValue: word.name)
    guard directive != nil || Self.nearestDirective(to: word.name) != nil else { return nil }
    return Suppression(
      directive: directive, word: word, comment: TextRange(utf8: offset, offset + bytes.count),
      removal: removal, rules: rules())
  }

  static func nearestDirective(to word: String) -> String? {
    nearestMatch(to: word, among: Suppression.Directive.allCases.map(\.rawValue))
  }

  /// The names up to the reason, which begins with two hyphens.
  private mutating func rules() -> [Suppression.Mention] {
    var rules: [Suppression.Mention] = []
    while let word = nextWord(), !word.name.hasPrefix("--"), !word.name.hasPrefix("—") {
      rules.append(word)
    }
    return rules
  }

  private mutating func nextWord() -> Suppression.Mention? {
    while let byte = current, byte.separatesWords { index += 1 }
    let start = index
    while let byte = current, !byte.separatesWords { index += 1 }
    guard start < index else { return nil }
    return Suppression.Mention(
      name: String(decoding: bytes[start..<index], as: UTF8.self),
      range: TextRange(utf8: offset + start, offset + index))
  }

  /// The byte to read; `nil` at the end of the first line and at that of a block comment.
  private var current: UInt8? {
    guard index < bytes.count, bytes[index] != 10, bytes[index] != 13 else { return nil }
    if bytes[index] == UInt8(ascii: "*"), index + 2 == bytes.count, index > 0,
      bytes[1] == UInt8(ascii: "*")
    {
      return nil
    }
    return bytes[index]
  }
}

extension UInt8 {
  fileprivate var separatesWords: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: ",")
  }
}
