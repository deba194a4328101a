import Analysis

/// The line of code a finding starts on, cut and measured for a terminal.
struct CodeFrame {
  /// The line's number, from 1.
  let number: String
  /// The code with tabs as spaces, nothing a terminal would obey, and cut to the width.
  let code: String
  /// How many columns stand before the first caret.
  let caretColumn: Int
  let caretWidth: Int

  private static let tab = "    "

  init(_ text: SourceText, _ location: Location, width: Int) {
    let start = location.start()
    number = String(start.line + 1)
    let available = max(20, width - number.count - 4)
    let lineStart = text.lines.startOfLine(start.line)
    // The line's end without its break, wherever the finding ends.
    let lineEnd = text.lines.offset(of: Position(line: start.line, column: .max), in: .utf8)
    let from = location.range.lowerBound
    let to = max(from, min(location.range.upperBound, lineEnd))
    // A line may be the whole of a minified file: look only at what can be shown.
    let reach = available * 4
    let first = max(lineStart, TextOffset(utf8: from.utf8 - reach))
    let last = min(lineEnd, TextOffset(utf8: from.utf8 + reach))
    let before = Self.printable(text[first..<from])
    let marked = Self.printable(text[from..<max(from, min(to, last))])
    let after = Self.printable(text[min(to, last)..<last])
    var shown = before
    var column = Self.columns(before)
    if first > lineStart || column + Self.columns(marked) > available {
      let kept = max(8, available - min(Self.columns(marked), available / 2) - 1)
      if column > kept {
        shown = "…" + Self.suffix(of: before, columns: kept - 1)
        column = Self.columns(shown)
      }
    }
    let line = Self.prefix(of: shown + marked + after, columns: available)
    code = String(line.reversed().drop { $0 == " " }.reversed())
    caretColumn = column
    caretWidth = max(1, min(Self.columns(marked), available - column))
  }

  private static func printable(_ code: Substring) -> String {
    var result = ""
    for character in code {
      if character == "\t" {
        result += tab
      } else {
        result += String(character).onOneLine
      }
    }
    return result
  }

  private static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + $1.terminalColumns }
  }

  private static func prefix(of text: String, columns: Int) -> String {
    var used = 0
    let kept = text.prefix { character in
      used += character.terminalColumns
      return used <= columns
    }
    return kept.endIndex == text.endIndex ? text : kept.dropLast() + "…"
  }

  private static func suffix(of text: String, columns: Int) -> String {
    String(prefix(of: String(text.reversed()), columns: columns + 1).reversed().drop { $0 == "…" })
  }
}

extension Character {
  /// How many columns a terminal gives the character.
  fileprivate var terminalColumns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if scalar.value < 0x300 { return 1 }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
