/// Tells the files that hold tests, by their place and what they import.
enum TestFile {
  /// Whether a folder on the way from `root` to the file is that of a test target. Folders above the
  /// project have no say; an empty `root` stands for a path that is relative to it.
  ///
  /// The name ends in `Tests`, and so do those of an app's own folders: `MyApp/SpeedTests`. A test
  /// target's folder is called `Tests` or ends in a kind of tests (`UITests`), lies in the project's
  /// folder itself or in one of its folders of targets (`Modules/ShopTests`), or is named after the
  /// folder it lies in (`Modules/Shop/ShopTests`).
  static func isInTestFolder(_ path: String, below root: String) -> Bool {
    let isBelow = !root.isEmpty && path.utf8.starts(with: root.utf8)
    let below = isBelow ? path.utf8.dropFirst(root.utf8.count) : path.utf8[...]
    let folders = below.split(separator: UInt8(ascii: "/")).dropLast()
    return folders.indices.contains { index in
      let folder = folders[index]
      guard folder.hasSuffix("Tests") else { return false }
      if kinds.contains(where: { folder.hasSuffix($0) }) || folder.elementsEqual("Tests".utf8) {
        return true
      }
      guard index > folders.startIndex else { return true }
      let outer = folders[index - 1]
      return folder.starts(with: outer)
        || index == folders.startIndex + 1
          && targetFolders.contains { outer.elementsEqual($0.utf8) }
    }
  }

  /// What the names of test targets end in.
  private static let kinds = [
    "UITests", "UnitTests", "IntegrationTests", "SnapshotTests", "ScreenshotTests",
    "AcceptanceTests", "AppTests",
  ]

  /// The names of folders that hold the folders of several targets.
  private static let targetFolders = [
    "Projects", "Modules", "Packages", "Frameworks", "Libraries", "Targets", "Apps", "ios", "iOS",
  ]

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

extension Substring.UTF8View {
  fileprivate func hasSuffix(_ end: String) -> Bool {
    suffix(end.utf8.count).elementsEqual(end.utf8)
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
