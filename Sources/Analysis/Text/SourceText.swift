/// A position in UTF-8 source text, counted in bytes from its start.
///
/// The one coordinate of the analyzer. Lines, columns and UTF-16 exist only in ``LineIndex``.
public struct TextOffset: Hashable, Comparable, Codable, Sendable {
  public let utf8: Int

  public init(utf8: Int) { self.utf8 = utf8 }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.utf8 < rhs.utf8 }
}

public typealias TextRange = Range<TextOffset>

extension Range<TextOffset> {
  /// The range between two UTF-8 offsets, empty where they are reversed.
  package init(utf8 lower: Int, _ upper: Int) {
    self = TextOffset(utf8: lower)..<TextOffset(utf8: Swift.max(lower, upper))
  }

  package func contains(_ other: TextRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

/// An immutable version of one file's contents.
public struct SourceText: Sendable {
  public let string: String
  public let lines: LineIndex

  public init(_ string: String) {
    var string = string
    string.makeContiguousUTF8()
    self.string = string
    self.lines = LineIndex(string)
  }

  public var utf8Count: Int { string.utf8.count }

  /// The text in `range`; both ends are clamped to the text and moved back to where scalars start.
  public subscript(range: TextRange) -> Substring {
    let utf8 = string.utf8
    func index(_ offset: TextOffset) -> String.Index {
      // Constant time, as the bytes are contiguous.
      utf8.index(utf8.startIndex, offsetBy: startOfScalar(at: offset).utf8)
    }
    return string[index(range.lowerBound)..<index(range.upperBound)]
  }

  /// `offset` clamped to the text, or where the scalar starts that it would cut in two.
  func startOfScalar(at offset: TextOffset) -> TextOffset {
    let utf8 = string.utf8
    guard offset.utf8 < utf8.count else { return TextOffset(utf8: utf8.count) }
    var start = max(0, offset.utf8)
    var index = utf8.index(utf8.startIndex, offsetBy: start)
    // Bytes that continue a scalar have the form 10xxxxxx, and a scalar has at most three.
    while start > 0, utf8[index] & 0xC0 == 0x80 {
      index = utf8.index(before: index)
      start -= 1
    }
    return TextOffset(utf8: start)
  }

  /// The whitespace that starts the line holding `offset`.
  public func indentation(at offset: TextOffset) -> Substring {
    let start = lines.startOfLine(containing: offset)
    return self[start..<max(start, offset)].prefix { $0 == " " || $0 == "\t" }
  }

  /// What ends this text's first line: `"\r\n"`, `"\r"` or `"\n"`.
  public var lineEnding: String {
    let utf8 = string.utf8
    guard let end = utf8.firstIndex(where: { $0 == 10 || $0 == 13 }) else { return "\n" }
    guard utf8[end] == 13 else { return "\n" }
    let next = utf8.index(after: end)
    return next < utf8.endIndex && utf8[next] == 10 ? "\r\n" : "\r"
  }
}
