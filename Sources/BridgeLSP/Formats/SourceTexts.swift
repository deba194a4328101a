import Analysis

/// Texts of checked files, read again when they are needed.
///
/// Only the last one is kept: findings come sorted by file. A file that has changed since it was
/// analysed has no text, because nothing that is known about it fits.
final class SourceTexts {
  private let fingerprints: [AbsolutePath: Fingerprint]
  private let overlay: [AbsolutePath: String]
  private var last: (path: AbsolutePath, text: SourceText?)?

  init(fingerprints: [AbsolutePath: Fingerprint], overlay: [AbsolutePath: String]) {
    self.fingerprints = fingerprints
    self.overlay = overlay
  }

  func text(of path: AbsolutePath) -> SourceText? {
    if let last, last.path == path { return last.text }
    let text = read(path)
    last = (path, text)
    return text
  }

  private func read(_ path: AbsolutePath) -> SourceText? {
    if let text = overlay[path] { return SourceText(text) }
    guard let text = try? Disk.text(of: path),
      fingerprints[path] == nil || fingerprints[path] == Fingerprint(text.utf8)
    else { return nil }
    return SourceText(text)
  }
}
