/// A known message, found in what a console printed.
public struct ConsoleMessageMatch: Hashable, Sendable {
  public let message: ConsoleMessage
  /// The type that it names, as it is printed: `App.Session`. `nil` where it names none.
  public let type: String?

  /// The type's own name: `Session`.
  public var typeName: String? {
    type.map { type in
      let head = type.prefix { $0 != "<" }
      return String(head.split(separator: ".").last ?? head)
    }
  }
}

extension ConsoleMessage {
  /// The known messages in `log`, each with how often it is there, in the order in which they are
  /// met first. Two that name different types are different.
  ///
  /// White space counts for nothing, so that a message may be wrapped anywhere; escape sequences
  /// for colours are skipped, and bytes that are no UTF-8 do no harm.
  public static func matches(
    in log: [UInt8], among messages: [ConsoleMessage] = all
  ) -> [(match: ConsoleMessageMatch, count: Int)] {
    let text = log.withoutEscapes
    var patterns: [UInt8: [ConsolePattern]] = [:]
    for message in messages {
      for wording in [message.text] + message.variants {
        guard let pattern = ConsolePattern(wording, message) else { continue }
        patterns[pattern.firstByte, default: []].append(pattern)
      }
    }
    var found: [ConsoleMessageMatch: Int] = [:]
    var inOrder: [ConsoleMessageMatch] = []
    var index = 0
    while index < text.count {
      // Two messages may begin alike: the one that is complete first is the one that is there,
      // in the wording that names its type.
      let here = patterns[text[index]]?.compactMap { $0.match(in: text, at: index) } ?? []
      let shortest = here.min { $0.end < $1.end }
      let best =
        here.first { $0.match.message == shortest?.match.message && $0.match.type != nil }
        ?? shortest
      guard let best else {
        index += 1
        continue
      }
      if found[best.match] == nil { inOrder.append(best.match) }
      found[best.match, default: 0] += 1
      index = max(best.end, index + 1)
    }
    return inOrder.map { ($0, found[$0] ?? 0) }
  }
}

/// The wording of a message, cut into what has to be there and what may be anything.
struct ConsolePattern {
  private enum Piece {
    /// Bytes, without white space.
    case literal([UInt8])
    case type, gap
  }

  let firstByte: UInt8
  private let message: ConsoleMessage
  /// From the first literal on.
  private var pieces: [Piece] = []
  private let startsWithType: Bool

  /// Bytes that a name or anything else may take, so that no search runs through a whole log.
  private static let longestGap = 400

  init?(_ wording: String, _ message: ConsoleMessage) {
    self.message = message
    var rest = wording[...]
    while let first = rest.first {
      if rest.hasPrefix("{type}") {
        pieces.append(.type)
        rest = rest.dropFirst(6)
      } else if first == "…" {
        pieces.append(.gap)
        rest = rest.dropFirst()
      } else {
        let literal = rest.prefix { $0 != "{" && $0 != "…" }
        pieces.append(.literal(literal.utf8.filter { !$0.isWhiteSpace }))
        rest = rest.dropFirst(literal.count)
      }
    }
    if case .type? = pieces.first { startsWithType = true } else { startsWithType = false }
    if startsWithType { pieces.removeFirst() }
    guard case .literal(let bytes)? = pieces.first, let byte = bytes.first else { return nil }
    firstByte = byte
  }

  /// The message whose first literal starts at `start`, and where it ends.
  func match(in text: [UInt8], at start: Int) -> (match: ConsoleMessageMatch, end: Int)? {
    var (position, type) = (start, startsWithType ? Self.name(in: text, before: start) : nil)
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .literal(let bytes) where index == 0:
        guard let end = Self.end(of: bytes, in: text, at: position) else { return nil }
        position = end
      case .literal: continue
      case .type, .gap:
        let place: Range<Int>
        if index + 1 < pieces.count, case .literal(let next) = pieces[index + 1] {
          guard let found = Self.find(next, in: text, from: position) else { return nil }
          place = position..<found.lowerBound
          position = found.upperBound
        } else {
          place = Self.word(in: text, from: position)
          position = place.upperBound
        }
        if case .type = piece { type = ConsoleTypeName.read(text[place]) ?? type }
      }
    }
    return (ConsoleMessageMatch(message: message, type: type), position)
  }

  /// Where `literal` ends if it starts here.
  private static func end(of literal: [UInt8], in text: [UInt8], at start: Int) -> Int? {
    var position = start
    for byte in literal {
      while position < text.count, text[position].isWhiteSpace { position += 1 }
      guard position < text.count, text[position] == byte else { return nil }
      position += 1
    }
    return position
  }

  private static func find(
    _ literal: [UInt8], in text: [UInt8], from start: Int
  ) -> Range<Int>? {
    for position in start..<min(text.count, start + longestGap)
    where text[position] == literal.first {
      if let end = end(of: literal, in: text, at: position) { return position..<end }
    }
    return nil
  }

  /// The word at `start`: up to white space that does not stand between brackets.
  private static func word(in text: [UInt8], from start: Int) -> Range<Int> {
    var first = start
    while first < text.count, text[first].isWhiteSpace { first += 1 }
    var (position, depth) = (first, 0)
    while position < min(text.count, first + longestGap) {
      let byte = text[position]
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: ")") { depth -= 1 }
      if byte.isWhiteSpace, depth <= 0 { break }
      position += 1
    }
    return first..<position
  }

  private static func name(in text: [UInt8], before end: Int) -> String? {
    var last = end
    while last > 0, text[last - 1].isWhiteSpace { last -= 1 }
    var first = last
    while first > 0, last - first < longestGap, !text[first - 1].isWhiteSpace { first -= 1 }
    return ConsoleTypeName.read(text[first..<last])
  }
}

extension [UInt8] {
  /// The same without the sequences that colour a terminal, and with straight apostrophes.
  fileprivate var withoutEscapes: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var index = 0
    while index < count {
      switch self[index] {
      case 0x1B:
        index = endOfEscape(at: index)
      case 0xE2
      where index + 2 < count && self[index + 1] == 0x80 && self[index + 2] & 0xFE == 0x98:
        result.append(UInt8(ascii: "'"))
        index += 3
      default:
        result.append(self[index])
        index += 1
      }
    }
    return result
  }

  private func endOfEscape(at start: Int) -> Int {
    guard start + 1 < count, self[start + 1] == UInt8(ascii: "[") else {
      return Swift.min(start + 2, count)
    }
    var index = start + 2
    while index < count, (0x20..<0x40).contains(self[index]) { index += 1 }
    return Swift.min(index + 1, count)
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
