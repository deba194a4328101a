extension [UInt8] {
  /// Where the bytes of `part` start first, at `start` or behind it.
  ///
  /// Project files of megabytes are searched for a few words; among characters that takes long.
  func firstPlace(of part: String, from start: Int = 0) -> Int? {
    let part = Array(part.utf8)
    guard let first = part.first else { return nil }
    var start = start
    while start < count, let found = self[start...].firstIndex(of: first) {
      if self[found...].starts(with: part) { return found }
      start = found + 1
    }
    return nil
  }

  func holds(_ part: String) -> Bool { firstPlace(of: part) != nil }
}
