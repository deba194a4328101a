/// Patterns that say which entries below a folder are left out, as `.gitignore` writes them.
///
/// A pattern without a slash matches at any depth, one with a slash is anchored at the folder, a
/// trailing slash is for folders only, `!` takes back, and the last pattern that matches decides.
struct IgnoreRules: Hashable, Sendable {
  let folder: AbsolutePath
  /// How many components of a path lead to the folder.
  private let depth: Int
  private var patterns: [Pattern] = []

  private struct Pattern: Hashable, Sendable {
    let glob: Glob
    let isNegated: Bool
    let isForFoldersOnly: Bool
    let isAnchored: Bool
  }

  /// The rules of a `.gitignore` file that lies in `folder`.
  init(gitignore text: String, in folder: AbsolutePath) {
    self.folder = folder
    depth = folder.components.count
    for line in text.split(whereSeparator: \.isNewline) {
      let content = line.unicodeScalars.first == "\u{FEFF}" ? line.dropFirst() : line
      guard !content.hasPrefix("#") else { continue }
      append(Self.withoutTrailingSpaces(content))
    }
  }

  /// The `exclude` patterns of a configuration that lies in `folder`. They know `{a,b}` too.
  init(globs: [String], in folder: AbsolutePath) {
    self.folder = folder
    depth = folder.components.count
    for glob in globs.flatMap(expandingBraces) {
      append(glob.hasPrefix("./") ? "/" + glob.dropFirst(2) : glob[...])
    }
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Whether an entry below the folder is left out; `nil` when no pattern speaks of it.
  func decision(for path: PathScalars, isFolder: Bool) -> Bool? {
    guard !patterns.isEmpty else { return nil }
    let below = path.components.dropFirst(depth)
    guard let name = below.last else { return nil }
    let last = patterns.last { pattern in
      guard isFolder || !pattern.isForFoldersOnly else { return false }
      return pattern.isAnchored ? pattern.glob.matches(below) : pattern.glob.matches([name])
    }
    return last.map { !$0.isNegated }
  }

  private mutating func append(_ written: Substring) {
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
        isAnchored: text.contains("/") || !glob.isSingleName))
  }

  private static func withoutTrailingSpaces(_ line: Substring) -> Substring {
    var line = line
    while line.hasSuffix(" "), !line.hasSuffix("\\ ") { line.removeLast() }
    return line
  }
}

/// A path cut into components and scalars once, for many patterns.
struct PathScalars: Sendable {
  let components: [[Unicode.Scalar]]

  init(_ path: AbsolutePath) { components = path.components.map { Array($0.unicodeScalars) } }
}
