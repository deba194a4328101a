/// Measures, before a text is parsed, what the parser cannot do in reasonable time.
///
/// The parser's time doubles with each `[` in an `[` and each attribute in a bracket, and grows
/// with the square or cube of other nesting. Nobody writes such code, but a file that holds it
/// must cost no more than a message. One scan over the bytes that skips strings and comments
/// finds the nesting; where it takes code for something else, the next `}` sets it right.
struct ParseGuard {
  /// Why `text` is not parsed, as the end of a sentence; `nil` when it can be.
  static func refusal(of text: SourceText) -> String? {
    guard text.utf8Count < largestSize else { return "it is larger than 10 MB" }
    var string = text.string
    return string.withUTF8 { bytes in
      var guarding = ParseGuard(bytes)
      return guarding.scan()
    }
  }

  /// Ten seconds of parsing.
  private static let largestSize = 10_000_000
  private static let deepestConditions = 128

  private var cursor: ByteCursor
  private var nesting = BracketNesting()
  private var conditions = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { cursor = ByteCursor(bytes) }

  private mutating func scan() -> String? {
    while let byte = cursor.next() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if let reason = nesting.open(byte) { return reason }
      case UInt8(ascii: "<") where cursor.isAfterSpace || cursor.isAfterName:
        if let reason = nesting.openAngle(isSpaced: cursor.isAfterSpace) { return reason }
      case UInt8(ascii: ">") where !cursor.isAfter(UInt8(ascii: "-")):
        nesting.close(UInt8(ascii: "<"))
      case UInt8(ascii: "]"): nesting.close(UInt8(ascii: "["))
      case UInt8(ascii: "}"): nesting.close(UInt8(ascii: "{"))
      case UInt8(ascii: ")"):
        if let delimiter = nesting.close(UInt8(ascii: "(")), let reason = skipString(delimiter) {
          return reason
        }
      case UInt8(ascii: ","), UInt8(ascii: ":"): nesting.endElement()
      case UInt8(ascii: "="): nesting.startValue()
      case UInt8(ascii: "@"): nesting.attribute()
      case UInt8(ascii: "/"): cursor.skipCommentOrRegex()
      case UInt8(ascii: "`"): cursor.skipRawName()
      case UInt8(ascii: "\""):
        if let reason = skipString(cursor.delimiter(hashes: 0)) { return reason }
      case UInt8(ascii: "#"):
        if let reason = hash() { return reason }
      default: break
      }
    }
    return nil
  }

  /// `#if`, `#endif`, or what starts a raw string or an extended regular expression.
  private mutating func hash() -> String? {
    if cursor.skip("if") {
      conditions += 1
      return conditions > Self.deepestConditions
        ? "its #if blocks nest more than \(Self.deepestConditions) levels deep" : nil
    }
    if cursor.skip("endif") {
      conditions = max(0, conditions - 1)
      return nil
    }
    let hashes = 1 + cursor.skipHashes()
    if cursor.skip("\"") { return skipString(cursor.delimiter(hashes: hashes)) }
    if cursor.skip("/") { cursor.skipExtendedRegex(hashes: hashes) }
    return nil
  }

  /// Skips a string up to its end or into its next interpolation, whose `)` leads back here.
  private mutating func skipString(_ delimiter: StringDelimiter) -> String? {
    nesting.literal()
    guard cursor.skipStringSegment(delimiter) else { return nil }
    return nesting.openInterpolation(in: delimiter)
  }
}
