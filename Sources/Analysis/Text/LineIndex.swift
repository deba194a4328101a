/// The unit in which a column is counted.
public enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"
}

/// A line and a column, both counted from 0; the column in the units of a ``PositionEncoding``.
public struct Position: Hashable, Comparable, Sendable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

/// Converts between byte offsets and lines with columns, without needing the text again.
///
/// It keeps where lines start and where characters of more than one byte lie. Lines end at
/// `\n`, `\r\n` and `\r`. Input out of range is clamped.
public struct LineIndex: Hashable, Sendable {
  private var starts: [UInt32] = [0]
  /// Byte offsets of the scalars of two, three and four bytes, ascending.
  private var wide: [Wide] = []
  /// The lines that end in `\r\n`, ascending.
  private var carriageReturns: [UInt32] = []
  public private(set) var utf8Count = 0

  private struct Wide: Hashable, Sendable {
    let offset: UInt32
    let length: UInt8

    func units(in encoding: PositionEncoding) -> Int {
      switch encoding {
      case .utf8: Int(length)
      case .utf16: length == 4 ? 2 : 1
      case .utf32: 1
      }
    }
  }

  /// Indexes `text`, which is made contiguous first.
  public init(_ text: String) {
    var text = text
    text.withUTF8 { scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    utf8Count = bytes.count
    starts.reserveCapacity(bytes.count / 32 + 1)
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case 10:
        if offset > 0, bytes[offset - 1] == 13 {
          carriageReturns.append(UInt32(truncatingIfNeeded: starts.count - 1))
        }
        starts.append(UInt32(truncatingIfNeeded: offset + 1))
      case 13 where offset + 1 >= bytes.count || bytes[offset + 1] != 10:
        starts.append(UInt32(truncatingIfNeeded: offset + 1))
      case 0xC0...0xDF: wide.append(Wide(offset: UInt32(truncatingIfNeeded: offset), length: 2))
      case 0xE0...0xEF: wide.append(Wide(offset: UInt32(truncatingIfNeeded: offset), length: 3))
      case 0xF0...0xFF: wide.append(Wide(offset: UInt32(truncatingIfNeeded: offset), length: 4))
      default: break
      }
    }
  }

  public var lineCount: Int { starts.count }

  /// The line, from 0, that holds `offset`.
  public func line(containing offset: TextOffset) -> Int {
    max(0, starts.partitioningIndex { Int($0) > offset.utf8 } - 1)
  }

  public func startOfLine(containing offset: TextOffset) -> TextOffset {
    startOfLine(line(containing: offset))
  }

  /// Where `line`, from 0, starts; the end of the text for a line beyond the last.
  public func startOfLine(_ line: Int) -> TextOffset {
    guard line > 0 else { return TextOffset(utf8: 0) }
    return TextOffset(utf8: line < starts.count ? Int(starts[line]) : utf8Count)
  }

  /// The line that holds `offset`, with its line break. That of the last line also holds the
  /// end of the text.
  public func rangeOfLine(containing offset: TextOffset) -> TextRange {
    let line = line(containing: offset)
    let end = line + 1 < starts.count ? startOfLine(line + 1).utf8 : utf8Count + 1
    return TextRange(utf8: startOfLine(line).utf8, end)
  }

  /// The position of `offset`, clamped to the text. That of an offset inside a scalar is where the
  /// scalar starts, and that of one inside a line break is where the break starts.
  public func position(of offset: TextOffset, in encoding: PositionEncoding) -> Position {
    let line = line(containing: offset)
    let start = startOfLine(line).utf8
    let offset = min(max(start, offset.utf8), endOfContent(line))
    var column = offset - start
    for scalar in wideScalars(from: start) {
      let bytes = offset - Int(scalar.offset)
      guard bytes > 0 else { break }
      guard bytes >= scalar.length else { return Position(line: line, column: column - bytes) }
      column -= Int(scalar.length) - scalar.units(in: encoding)
    }
    return Position(line: line, column: column)
  }

  /// The offset of `position`, clamped to its line (before the line break) and to the text. That
  /// of a column inside a scalar is where the scalar starts.
  public func offset(of position: Position, in encoding: PositionEncoding) -> TextOffset {
    guard position.line >= 0 else { return TextOffset(utf8: 0) }
    guard position.line < starts.count else { return TextOffset(utf8: utf8Count) }
    var offset = startOfLine(position.line).utf8
    let end = endOfContent(position.line)
    var remaining = max(0, position.column)
    for scalar in wideScalars(from: offset) {
      let plain = Int(scalar.offset) - offset
      guard scalar.offset < end, remaining > plain else { break }
      let units = scalar.units(in: encoding)
      guard remaining - plain >= units else { return TextOffset(utf8: Int(scalar.offset)) }
      remaining -= plain + units
      offset = Int(scalar.offset) + Int(scalar.length)
    }
    // The column may be any number: compare before adding.
    return TextOffset(utf8: remaining <= end - offset ? offset + remaining : end)
  }

  /// The end of a line without its line break.
  private func endOfContent(_ line: Int) -> Int {
    guard line + 1 < starts.count else { return utf8Count }
    let index = carriageReturns.partitioningIndex { Int($0) >= line }
    let hasTwoBytes = index < carriageReturns.count && Int(carriageReturns[index]) == line
    return Int(starts[line + 1]) - (hasTwoBytes ? 2 : 1)
  }

  private func wideScalars(from start: Int) -> ArraySlice<Wide> {
    guard !wide.isEmpty else { return [] }
    return wide[wide.partitioningIndex { Int($0.offset) >= start }...]
  }
}

extension Array {
  /// The first index whose element satisfies `predicate`, for an array that is partitioned by it.
  package func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
