/// A value of a JSON text with comments, and where it stands.
struct JSONCValue: Hashable, Sendable {
  let content: Content
  /// Byte offsets of the value in its text.
  let range: Range<Int>

  indirect enum Content: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    case array([JSONCValue])
    case object([Member])
  }

  struct Member: Hashable, Sendable {
    let key: String
    /// Byte offsets of the key with its quotes.
    let keyRange: Range<Int>
    let value: JSONCValue
  }

  /// What kind of value it is, for a sentence: "found a number".
  var kind: String {
    switch content {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// `null`, `""`, `[]` and `{}`: what an editor sends for a setting nobody set.
  var isEmpty: Bool {
    switch content {
    case .null: true
    case .string(let string): string.isEmpty
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .boolean, .number: false
    }
  }
}

/// Why a text is not JSON, and where.
struct JSONCError: Error, Hashable, Sendable {
  /// The byte offset of what is wrong.
  let offset: Int
  /// The keys that lead there, such as `rules.double-pop`; empty at the top.
  let key: String
  let message: String
}
