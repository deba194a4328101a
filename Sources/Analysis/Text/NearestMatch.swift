/// The candidate that someone who wrote `name` most likely meant, or `nil` where none is close.
///
/// Close means at most one mistake in three letters: a letter missing, added, wrong or swapped with
/// its neighbour. Case does not count, and among equally close candidates the first in
/// alphabetical order wins.
public func nearestMatch(
  to name: String, among candidates: some Sequence<String>
) -> String? {
  let wanted = Array(name.lowercased().utf8)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased().utf8)
    let limit = max(wanted.count, letters.count) / 3
    guard let distance = editDistance(from: wanted, to: letters, atMost: limit) else { continue }
    if let best, (best.distance, best.candidate) <= (distance, candidate) { continue }
    best = (candidate, distance)
  }
  return best?.candidate
}

/// How many insertions, deletions, replacements and swaps of neighbours lead from one word to the
/// other; `nil` where it takes more than `limit`.
private func editDistance(from source: [UInt8], to target: [UInt8], atMost limit: Int) -> Int? {
  // The difference in length is a lower bound, which keeps an absurdly long word cheap.
  guard abs(source.count - target.count) <= limit else { return nil }
  // Three rows of the usual table: swaps look back two.
  var beforePrevious: [Int] = []
  var previous = Array(0...target.count)
  for (row, letter) in source.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(target.count + 1)
    for (column, other) in target.enumerated() {
      var cost = min(previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1)
      cost = min(cost, current[column] + 1)
      if row > 0, column > 0, letter == target[column - 1], source[row - 1] == other {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
    }
    guard current.contains(where: { $0 <= limit }) else { return nil }
    (beforePrevious, previous) = (previous, current)
  }
  return previous.last.flatMap { $0 <= limit ? $0 : nil }
}
