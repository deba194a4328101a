import Foundation
import Testing

/// Links between the repository's documents lead somewhere.
@Suite struct LinkTests {
  static let documents = Repository.textFiles.filter {
    $0.path.hasSuffix(".md") && !$0.path.contains("/Specs/")
  }

  @Test(arguments: documents) func relativeLinksExist(_ file: RepositoryFile) {
    let folder = Repository.root.appending(path: file.path).deletingLastPathComponent()
    for match in file.text.matches(of: /\]\(([^)\s]+)\)/) {
      let target = match.output.1.prefix { $0 != "#" }
      guard !target.isEmpty, !target.contains(":") else { continue }
      let path = folder.appending(path: String(target)).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: path), "\(file) links to '\(target)'")
    }
  }
}
