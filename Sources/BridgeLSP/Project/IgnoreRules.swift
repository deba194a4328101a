/// Patterns that say which entries below a folder are left out, as `.gitignore` writes them.
///
/// A pattern without a slash matches at any depth, one with a slash is anchored at the folder, a
/// trailing slash is for folders only, `!` takes back, and the last pattern that matches decides.
struct IgnoreRules: Hashable, Sendable {
  let folder: AbsolutePath
  /// How many components of a path lead to the folder.
  private let depth: Int
  private var patterns: [Pattern] = []

  fileprivate struct Pattern: Hashable, Sendable {
    let glob: Glob
    let isNegated: Bool
    let isForFoldersOnly: Bool
    let isAnchored: Bool
    /// Which of the patterns as they are written it comes from.
    let number: Int
  }

  /// The rules of a `.gitignore` file that lies in `folder`.
  init(gitignore text: String, in folder: AbsolutePath) {
    self.folder = folder
    depth = folder.components.count
    for line in text.split(whereSeparator: \.isNewline) {
      let content = line.unicodeScalars.first == "\u{FEFF}" ? line.dropFirst() : line
      guard !content.hasPrefix("#") else { continue }
      append(Self.withoutTrailingSpaces(content), number: patterns.count)
    }
  }

  /// The `exclude` patterns of a configuration that lies in `folder`. They know `{a,b}` too.
  init(globs: [String], in folder: AbsolutePath) {
    self.folder = folder
    depth = folder.components.count
    for (number, written) in globs.enumerated() {
      for glob in expandingBraces(written) {
        append(glob.hasPrefix("./") ? "/" + glob.dropFirst(2) : glob[...], number: number)
      }
    }
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Whether an `exclude` pattern can match nothing because it leads out of its folder: `../Pods`.
  static func leavesFolder(_ written: String) -> Bool {
    var depth = 0
    for part in written.drop(while: { $0 == "!" }).split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }

  /// Whether an entry below the folder is left out; `nil` when no pattern speaks of it.
  func decision(for path: PathScalars, isFolder: Bool) -> Bool? {
    guard !patterns.isEmpty else { return nil }
    let below = path.components.dropFirst(depth)
    return patterns.last { $0.matches(below, isFolder: isFolder) }.map { !$0.isNegated }
  }

  /// Which of the patterns, as they are written, speak of an entry below the folder.
  func numbers(matching path: PathScalars, isFolder: Bool) -> [Int] {
    let below = path.components.dropFirst(depth)
    return patterns.filter { $0.matches(below, isFolder: isFolder) }.map(\.number)
  }

  private mutating func append(_ written: Substring, number: Int) {
    var text = written
    let isNegated = text.hasPrefix("!")
    if isNegated { text.removeFirst() }
    let isForFoldersOnly = text.hasSuffix("/") && !text.hasSuffix("\\/")
    if isForFoldersOnly { text.removeLast() }
    let glob = Glob(text)
    guard text.contains(where: { $0 != "/" }) else { return }
    patterns.append(
      Pattern(
        glob: glob, isNegated: isNegated, isForFoldersOnly: isForFoldersOnly,
        isAnchored: text.contains("/") || !glob.isSingleName, number: number))
  }

  private static func withoutTrailingSpaces(_ line: Substring) -> Substring {
    var line = line
    while line.hasSuffix(" "), !line.hasSuffix("\\ ") { line.removeLast() }
    return line
  }
}

extension IgnoreRules.Pattern {
  /// `below` are the components of a path that lead from the folder to an entry.
  fileprivate func matches(_ below: ArraySlice<[Unicode.Scalar]>, isFolder: Bool) -> Bool {
    guard let name = below.last, isFolder || !isForFoldersOnly else { return false }
    return isAnchored ? glob.matches(below) : glob.matches([name])
  }
}

/// A path cut into components and scalars once, for many patterns.
struct PathScalars: Sendable {
  private(set) var components: [[Unicode.Scalar]]

  init(_ path: AbsolutePath) { components = path.components.map { Array($0.unicodeScalars) } }

  /// The entry called `name` of this folder.
  func appending(_ name: String) -> PathScalars {
    var entry = self
    entry.components.append(Array(name.unicodeScalars))
    return entry
  }
}
