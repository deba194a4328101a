import Analysis

extension LSP {
  /// A line and a character, both from 0; characters are units of the negotiated encoding.
  struct Position: Hashable, Sendable, Codable {
    let line: Int
    let character: Int

    init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }

    init(_ offset: TextOffset, in lines: LineIndex, _ encoding: PositionEncoding) {
      let position = lines.position(of: offset, in: encoding)
      self.init(line: position.line, character: position.column)
    }

    /// The offset this stands for, clamped to the text.
    func offset(in lines: LineIndex, _ encoding: PositionEncoding) -> TextOffset {
      lines.offset(of: Analysis.Position(line: line, column: character), in: encoding)
    }
  }

  struct Range: Hashable, Sendable, Codable {
    let start: Position
    let end: Position

    init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }

    init(_ range: TextRange, in lines: LineIndex, _ encoding: PositionEncoding) {
      start = Position(range.lowerBound, in: lines, encoding)
      end = Position(range.upperBound, in: lines, encoding)
    }

    /// The offsets this stands for, clamped to the text and put in order.
    func offsets(in lines: LineIndex, _ encoding: PositionEncoding) -> TextRange {
      let start = start.offset(in: lines, encoding)
      let end = end.offset(in: lines, encoding)
      return min(start, end)..<max(start, end)
    }
  }

  struct Location: Hashable, Sendable, Codable {
    let uri: DocumentURI
    let range: Range
  }
}
