/// The difference between two texts, as `diff -u` writes it and `git apply` reads it.
enum UnifiedDiff {
  private static let context = 3

  /// Empty when the texts are equal. `path` is shown after `a/` and `b/`, without its first slash
  /// where it is absolute.
  static func text(from old: String, to new: String, path: String) -> String {
    let before = lines(old)
    let after = lines(new)
    let changes = Self.changes(before, after)
    guard !changes.isEmpty else { return "" }
    let name = quoted(path.hasPrefix("/") ? String(path.dropFirst()) : path)
    return "--- \(name("a/"))\n+++ \(name("b/"))\n"
      + hunks(changes).map { text(of: $0, before, after) }.joined()
  }

  /// A run of lines that are replaced by others, as indices into both texts.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// Lines with their line feeds; the last one may have none.
  private static func lines(_ text: String) -> [[UInt8]] {
    var lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map {
      Array($0) + [10]
    }
    if let last = lines.popLast(), last.count > 1 { lines.append(Array(last.dropLast())) }
    return lines
  }

  private static func changes(_ before: [[UInt8]], _ after: [[UInt8]]) -> [Change] {
    // What both texts start and end with needs no search.
    var start = 0
    while start < before.count, start < after.count, before[start] == after[start] { start += 1 }
    var end = 0
    while end < before.count - start, end < after.count - start,
      before[before.count - 1 - end] == after[after.count - 1 - end]
    { end += 1 }
    let difference = Array(after[start..<after.count - end])
      .difference(from: Array(before[start..<before.count - end]))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): inserted.insert(start + offset)
      }
    }
    var changes: [Change] = []
    var (old, new) = (start, start)
    while old < before.count - end || new < after.count - end {
      let (oldStart, newStart) = (old, new)
      while removed.contains(old) { old += 1 }
      while inserted.contains(new) { new += 1 }
      if old > oldStart || new > newStart {
        changes.append(Change(old: oldStart..<old, new: newStart..<new))
      } else {
        old += 1
        new += 1
      }
    }
    return changes
  }

  /// Changes that are near enough to share their context.
  private static func hunks(_ changes: [Change]) -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func text(
    of hunk: [Change], _ before: [[UInt8]], _ after: [[UInt8]]
  ) -> String {
    guard let first = hunk.first, let last = hunk.last else { return "" }
    let lead = min(context, first.old.lowerBound)
    let trail = min(context, before.count - last.old.upperBound)
    let old = first.old.lowerBound - lead..<last.old.upperBound + trail
    let new = first.new.lowerBound - lead..<last.new.upperBound + trail
    var text = "@@ -\(span(old)) +\(span(new)) @@\n"
    var cursor = old.lowerBound
    for change in hunk {
      for line in before[cursor..<change.old.lowerBound] { text += marked(" ", line) }
      for line in before[change.old] { text += marked("-", line) }
      for line in after[change.new] { text += marked("+", line) }
      cursor = change.old.upperBound
    }
    for line in before[cursor..<old.upperBound] { text += marked(" ", line) }
    return text
  }

  private static func span(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private static func marked(_ mark: String, _ line: [UInt8]) -> String {
    let text = mark + String(decoding: line, as: UTF8.self)
    return line.last == 10 ? text : text + "\n\\ No newline at end of file\n"
  }

  /// A function that puts the prefix before the path, quoted as git does where it has to be.
  private static func quoted(_ path: String) -> (String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }
    if isPlain {
      // Without the tab, tools take what follows a space for a date.
      return { $0 + path + (path.contains(" ") ? "\t" : "") }
    }
    var escaped = ""
    for byte in path.utf8 {
      switch byte {
      case 0x22, 0x5C: escaped += "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: escaped += String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 8)
        escaped += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return { "\"" + $0 + escaped + "\"" }
  }
}
