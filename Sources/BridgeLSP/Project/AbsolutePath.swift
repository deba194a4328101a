/// A path from the root of the disk, without `.`, `..`, doubled or trailing slashes.
///
/// Normalising is lexical: symbolic links are kept as they are written.
struct AbsolutePath: Hashable, Sendable {
  let string: String

  static let root = AbsolutePath(unchecked: "/")

  private init(unchecked string: String) { self.string = string }

  /// `path` itself when it starts with a slash, else `path` under `base`.
  init(_ path: String, relativeTo base: AbsolutePath = .root) {
    var parts: [Substring] = path.utf8.first == 47 ? [] : base.components
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { parts.removeLast(parts.isEmpty ? 0 : 1) } else { parts.append(part) }
    }
    string = "/" + parts.joined(separator: "/")
  }

  var components: [Substring] { string.split(separator: "/") }

  /// The last component; empty for the root.
  var name: String {
    string.utf8.lastIndex(of: 47).map { String(string[string.utf8.index(after: $0)...]) } ?? ""
  }

  /// The folder that holds this; `nil` for the root.
  var parent: AbsolutePath? {
    guard string != "/", let slash = string.utf8.lastIndex(of: 47) else { return nil }
    return AbsolutePath(unchecked: slash == string.startIndex ? "/" : String(string[..<slash]))
  }

  /// The entry called `name` of this folder.
  func appending(_ name: String) -> AbsolutePath {
    AbsolutePath(unchecked: string == "/" ? "/" + name : string + "/" + name)
  }

  /// Whether this is `folder` or lies somewhere below it.
  func isInside(_ folder: AbsolutePath) -> Bool { relative(to: folder) != nil }

  /// The path from `folder` down to this, empty for the folder itself; `nil` when it is not inside.
  func relative(to folder: AbsolutePath) -> String? {
    if folder.string == "/" { return String(string.dropFirst()) }
    guard string.utf8.starts(with: folder.string.utf8) else { return nil }
    let rest = string.utf8.dropFirst(folder.string.utf8.count)
    guard let first = rest.first else { return "" }
    return first == 47 ? String(string[string.utf8.index(after: rest.startIndex)...]) : nil
  }

  /// The deepest folder that holds both, or that is one of them.
  func commonAncestor(with other: AbsolutePath) -> AbsolutePath {
    selfAndAncestors.first(where: other.isInside) ?? .root
  }

  /// How a person in `workingDirectory` sees it: relative where it lies under it.
  func displayed(from workingDirectory: AbsolutePath) -> String {
    guard let relative = relative(to: workingDirectory) else { return string }
    return relative.isEmpty ? "." : relative
  }

  /// This folder, or the one this file lies in, and all folders above, nearest first.
  var selfAndAncestors: [AbsolutePath] {
    var result: [AbsolutePath] = []
    var next: AbsolutePath? = self
    while let folder = next {
      result.append(folder)
      next = folder.parent
    }
    return result
  }
}

extension AbsolutePath: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.string.utf8.lexicographicallyPrecedes(rhs.string.utf8)
  }
}
