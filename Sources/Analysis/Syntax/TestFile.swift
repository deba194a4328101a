/// Tells the files that hold tests, by their place and what they import.
enum TestFile {
  /// Whether a folder on the way from `root` to the file has a name that ends in `Tests`. Folders
  /// above the project have no say; an empty `root` stands for a path that is relative to it.
  static func isInTestFolder(_ path: String, below root: String) -> Bool {
    let isBelow = !root.isEmpty && path.utf8.starts(with: root.utf8)
    let below = isBelow ? path.utf8.dropFirst(root.utf8.count) : path.utf8[...]
    return below.split(separator: UInt8(ascii: "/")).dropLast().contains {
      $0.suffix(5).elementsEqual("Tests".utf8)
    }
  }

  /// The frameworks that only tests import.
  static let frameworks: Set = ["XCTest", "Testing"]

  /// Whether the imports at the beginning of a text name one of them. It may miss one behind
  /// something else.
  static func importsTests(_ text: SourceText) -> Bool {
    var string = text.string
    return string.withUTF8 { bytes in
      var cursor = ByteCursor(bytes)
      while let start = cursor.skipTrivia() {
        let line = bytes[start...].prefix { $0 != 10 && $0 != 13 && $0 != UInt8(ascii: ";") }
        let words = line.split { $0 == UInt8(ascii: " ") || $0 == 9 }
        guard let keyword = words.firstIndex(where: { $0.elementsEqual("import".utf8) }),
          words[..<keyword].allSatisfy({ $0.first == UInt8(ascii: "@") })
        else { return false }
        if words.dropFirst(keyword + 1).first.map({ name in
          frameworks.contains { name.elementsEqual($0.utf8) }
        }) == true {
          return true
        }
        cursor.skipLine()
      }
      return false
    }
  }

  /// Whether a text may find elements of an app's screens, as UI tests do: what they look up is
  /// compared with what the app sets.
  static func mayFindElements(_ text: SourceText) -> Bool {
    var string = text.string
    return string.withUTF8 { bytes in
      bytes.contains("XCUI") || bytes.contains("waitForExistence")
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether `text` stands somewhere.
  fileprivate func contains(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      guard let first = wanted.first, count >= wanted.count else { return false }
      for start in 0...(count - wanted.count) where self[start] == first {
        if self[start..<start + wanted.count].elementsEqual(wanted) { return true }
      }
      return false
    }
  }
}
