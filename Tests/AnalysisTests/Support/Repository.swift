import Foundation
import Testing

/// A text file of this repository.
struct RepositoryFile: Sendable, CustomStringConvertible, CustomTestStringConvertible {
  /// Relative to the repository.
  let path: String
  let text: String

  /// The lines without their ends; the empty rest after the last end is none.
  var lines: [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last == "" ? lines.dropLast() : lines
  }

  func mentions(_ word: String) -> Bool {
    Data(text.utf8).range(of: Data(word.utf8)) != nil
  }

  var description: String { path }
  var testDescription: String { path }

  /// The target that the file belongs to.
  var layer: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
}

/// The files of this repository, as tests that look at them see them.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func swiftFiles(under folder: String) -> [RepositoryFile] {
    textFiles.filter { $0.path.hasPrefix(folder + "/") && $0.path.hasSuffix(".swift") }
  }

  /// Everything that a person may read, except what tools leave behind.
  static let textFiles: [RepositoryFile] = {
    let skipped: Set = [
      "node_modules", "dist", "out", "artifacts", "DerivedData", "__pycache__", "tags",
    ]
    var files: [RepositoryFile] = []
    let found = FileManager.default.enumerator(atPath: root.path)
    while let path = found?.nextObject() as? String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let isHiddenFolder = name.hasPrefix(".") && ![".ci", ".github"].contains(name)
      if skipped.contains(name) || isHiddenFolder, isFolder(path) {
        found?.skipDescendants()
      } else if !isFolder(path), let text = text(path) {
        files.append(RepositoryFile(path: path, text: text))
      }
    }
    return files.sorted { $0.path < $1.path }
  }()

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let file = root.appending(path: path).path
    return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func text(_ path: String) -> String? {
    guard let data = try? Data(contentsOf: root.appending(path: path)), data.count < 1_000_000,
      !data.contains(0)
    else { return nil }
    return String(data: data, encoding: .utf8)
  }
}
