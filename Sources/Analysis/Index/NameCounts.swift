/// How often something of each name was seen in the files at hand.
struct NameCounts: Sendable {
  private var counts: [String: Int] = [:]

  func contains(_ name: String) -> Bool { counts[name] != nil }

  /// The names that were seen, sorted.
  var names: [String] { counts.keys.sorted() }

  /// Counts a name once more, or once less where `step` is -1.
  mutating func count(_ name: String, by step: Int) {
    let count = counts[name, default: 0] + step
    counts[name] = count > 0 ? count : nil
  }
}
