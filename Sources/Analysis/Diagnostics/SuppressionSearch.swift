import SwiftSyntax

/// Finds the suppression comments of a file.
///
/// Most files hold none, which a search of the bytes tells; only then are the comments of the
/// tree looked at, where the word was found.
struct SuppressionSearch {
  private let source: SourceFile
  /// Where `bridge:` stands, ascending.
  private let hits: [Int]
  private var found: [Suppression] = []

  static func suppressions(in source: SourceFile) -> [Suppression] {
    var text = source.text.string
    let hits = text.withUTF8 { occurrences(in: $0) }
    guard !hits.isEmpty, source.refusal == nil else { return [] }
    var search = SuppressionSearch(source: source, hits: hits)
    search.walk()
    return search.found
  }

  private init(source: SourceFile, hits: [Int]) {
    self.source = source
    self.hits = hits
  }

  /// Descends only to the tokens that a hit belongs to.
  private mutating func walk() {
    var pending = [Syntax(source.tree)]
    while let node = pending.popLast() {
      let range = node.position.utf8Offset..<node.endPosition.utf8Offset
      guard holdsHit(range) else { continue }
      if let token = node.as(TokenSyntax.self) {
        read(token.leadingTrivia, at: range.lowerBound)
        read(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
      } else {
        pending += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
  }

  private func holdsHit(_ range: Range<Int>) -> Bool {
    let index = hits.partitioningIndex { $0 >= range.lowerBound }
    return index < hits.count && hits[index] < range.upperBound
  }

  private mutating func read(_ trivia: Trivia, at start: Int) {
    var offset = start
    for piece in trivia {
      let end = offset + piece.sourceLength.utf8Length
      if let comment = piece.comment, holdsHit(offset..<end) {
        let removal = removal(of: TextRange(utf8: offset, end))
        var reader = SuppressionComment(comment, at: offset)
        if let suppression = reader.read(removal: removal) { found.append(suppression) }
      }
      offset = end
    }
  }

  /// The comment's whole line where it has one to itself, else the comment and the blanks before.
  private func removal(of comment: TextRange) -> TextRange {
    let text = source.text
    let line = text.lines.line(containing: comment.lowerBound)
    let lineStart = text.lines.startOfLine(line)
    let before = text[lineStart..<comment.lowerBound]
    let blanks = before.utf8.reversed().prefix { $0 == 32 || $0 == 9 }.count
    let start = TextOffset(utf8: comment.lowerBound.utf8 - blanks)
    let next = text.lines.startOfLine(text.lines.line(containing: comment.upperBound) + 1)
    let after = text[comment.upperBound..<max(next, comment.upperBound)]
    let isAlone = start == lineStart && after.utf8.allSatisfy { $0 <= 32 }
    if isAlone { return lineStart..<max(next, comment.upperBound) }
    // A block comment before code: the blanks that set the code off from it go too.
    guard start == lineStart else { return start..<comment.upperBound }
    let gap = after.utf8.prefix { $0 == 32 || $0 == 9 }.count
    return comment.lowerBound..<TextOffset(utf8: comment.upperBound.utf8 + gap)
  }
}

extension SuppressionSearch {
  /// Where `bridge:` stands. The last byte of a window tells how far the next may be away, so
  /// that most bytes are not looked at.
  private static func occurrences(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    let word = Array("bridge:".utf8)
    var hits: [Int] = []
    var last = word.count - 1
    while last < bytes.count {
      switch bytes[last] {
      case UInt8(ascii: ":"):
        let start = last - word.count + 1
        if word.indices.allSatisfy({ bytes[start + $0] == word[$0] }) { hits.append(start) }
        last += word.count
      case UInt8(ascii: "e"): last += 1
      case UInt8(ascii: "g"): last += 2
      case UInt8(ascii: "d"): last += 3
      case UInt8(ascii: "i"): last += 4
      case UInt8(ascii: "r"): last += 5
      case UInt8(ascii: "b"): last += 6
      default: last += word.count
      }
    }
    return hits
  }
}

extension TriviaPiece {
  fileprivate var comment: String? {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
      .docBlockComment(let text):
      text
    default: nil
    }
  }
}
