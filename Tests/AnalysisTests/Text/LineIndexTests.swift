import Analysis
import Testing

/// Holds ``LineIndex`` to a model that is slow and obvious.
@Suite struct LineIndexTests {
  @Test(arguments: PositionEncoding.allCases) func agreesWithTheModel(in encoding: PositionEncoding)
  {
    for seed in 0..<120 {
      let text = RandomText(seed: UInt64(seed)).text
      let lines = LineIndex(text)
      let model = LineModel(text, encoding)
      #expect(lines.utf8Count == text.utf8.count)
      #expect(lines.lineCount == model.lines.count)
      for offset in -1...text.utf8.count + 1 {
        let found = lines.position(of: TextOffset(utf8: offset), in: encoding)
        #expect(found == model.position(of: offset), "offset \(offset) of \(text.debugDescription)")
      }
      for line in -1...model.lines.count {
        for column in [-1, Int.max, Int.min] + Array(0...text.utf8.count + 1) {
          let position = Position(line: line, column: column)
          let found = lines.offset(of: position, in: encoding)
          #expect(
            found.utf8 == model.offset(of: position), "\(position) of \(text.debugDescription)")
        }
      }
    }
  }

  @Test(arguments: PositionEncoding.allCases) func goesThereAndBack(in encoding: PositionEncoding) {
    let text = RandomText(seed: 7, length: 400).text
    let lines = LineIndex(text)
    var offset = 0
    for scalar in text.unicodeScalars {
      let position = lines.position(of: TextOffset(utf8: offset), in: encoding)
      let back = lines.offset(of: position, in: encoding)
      // Between the two bytes of a line break there is no position.
      let isInsideBreak = scalar == "\n" && back.utf8 == offset - 1
      #expect(back.utf8 == offset || isInsideBreak)
      offset += String(scalar).utf8.count
    }
  }

  @Test func linesOfHugeNumbersAreClamped() {
    let lines = LineIndex("a\nb")
    for line in [Int.max, 2, 3] {
      #expect(lines.offset(of: Position(line: line, column: 0), in: .utf16).utf8 == 3)
      #expect(lines.startOfLine(line).utf8 == 3)
    }
    #expect(lines.startOfLine(Int.min).utf8 == 0)
    #expect(lines.position(of: TextOffset(utf8: .max), in: .utf16) == Position(line: 1, column: 1))
    #expect(lines.position(of: TextOffset(utf8: .min), in: .utf16) == Position(line: 0, column: 0))
  }
}

/// A text of few different scalars, among them all line breaks and all widths.
struct RandomText {
  let text: String

  init(seed: UInt64, length: Int = 12) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", " ", "é", "€", "𝄞", "👩‍👩‍👧", "e\u{301}", "\n", "\r", "\r\n", "\u{2028}"]
    text = (0..<Int.random(in: 0...length, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }
}

/// Lines as arrays of scalars.
private struct LineModel {
  struct Line {
    let start: Int
    var scalars: [Unicode.Scalar] = []
  }

  private(set) var lines = [Line(start: 0)]
  private let encoding: PositionEncoding

  init(_ text: String, _ encoding: PositionEncoding) {
    self.encoding = encoding
    var offset = 0
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      offset += bytes(scalar)
      switch scalar {
      case "\r":
        if scalars.first == "\n" {
          scalars.removeFirst()
          offset += 1
        }
        lines.append(Line(start: offset))
      case "\n": lines.append(Line(start: offset))
      default: lines[lines.count - 1].scalars.append(scalar)
      }
    }
  }

  func position(of offset: Int) -> Position {
    guard let line = lines.lastIndex(where: { $0.start <= max(0, offset) }) else {
      return Position(line: 0, column: 0)
    }
    var end = lines[line].start
    var column = 0
    for scalar in lines[line].scalars {
      end += bytes(scalar)
      guard end <= offset else { break }
      column += units(scalar)
    }
    return Position(line: line, column: column)
  }

  func offset(of position: Position) -> Int {
    guard position.line >= 0, let first = lines.first else { return 0 }
    let isBeyond = position.line >= lines.count
    let line = isBeyond ? lines.last ?? first : lines[position.line]
    var offset = line.start
    var column = 0
    for scalar in line.scalars {
      column += units(scalar)
      guard isBeyond || column <= position.column else { break }
      offset += bytes(scalar)
    }
    return offset
  }

  private func bytes(_ scalar: Unicode.Scalar) -> Int { String(scalar).utf8.count }

  private func units(_ scalar: Unicode.Scalar) -> Int {
    switch encoding {
    case .utf8: bytes(scalar)
    case .utf16: String(scalar).utf16.count
    case .utf32: 1
    }
  }
}
