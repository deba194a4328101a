/// The lines that differ between two texts, as `diff -U1` prints them, without headers.
///
/// Parts that do not touch each other are separated by a line `@@`.
func lineDiff(from old: String, to new: String) -> [String] {
  let before = old.lines
  let after = new.lines
  let difference = after.difference(from: before)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }

  /// Every line of both texts in the order of a full-context diff.
  var all: [(sign: Character, text: Substring)] = []
  var i = 0
  var j = 0
  while i < before.count || j < after.count {
    if removed.contains(i), i < before.count {
      all.append(("-", before[i]))
      i += 1
    } else if inserted.contains(j), j < after.count {
      all.append(("+", after[j]))
      j += 1
    } else {
      all.append((" ", before[i]))
      i += 1
      j += 1
    }
  }

  var result: [String] = []
  var last = -1
  for (index, line) in all.enumerated() {
    let isNear = [index - 1, index, index + 1].contains {
      all.indices.contains($0) && all[$0].sign != " "
    }
    guard isNear else { continue }
    if last >= 0, index > last + 1 { result.append("@@") }
    result.append(line.text.isEmpty && line.sign == " " ? "" : "\(line.sign)\(line.text)")
    last = index
  }
  return result
}

extension String {
  /// The lines without their ends; the empty rest after a final line break is none.
  fileprivate var lines: [Substring] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
