import Analysis

/// A property list as it is on disk, with the edit that an entry asks for.
struct PropertyListFile: Sendable {
  let path: AbsolutePath
  let text: SourceText
  let edit: TextEdit

  /// `nil` where there is no such file, where it is no XML, and where it cannot be edited.
  init?(_ entry: PropertyListEntry) {
    path = AbsolutePath(entry.path)
    guard let text = try? Disk.text(of: path) else { return nil }
    self.text = SourceText(text)
    guard let edit = entry.edit(in: self.text) else { return nil }
    self.edit = edit
  }

  /// The text with the entry.
  var edited: String? { text.applying([edit])?.string }
}
