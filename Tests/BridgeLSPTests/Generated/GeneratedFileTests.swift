import Foundation
import Testing

/// What is made from the rules is up to date. `UPDATE_GENERATED=1` writes it first.
@Suite struct GeneratedFileTests {
  private static let updates = ProcessInfo.processInfo.environment["UPDATE_GENERATED"] == "1"

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: GeneratedFile.all) func isUpToDate(_ file: GeneratedFile) throws {
    let url = Self.root.appending(path: file.path)
    let current = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let wanted = try #require(
      file.render(current), "\(file.path) has no place for what is made from the rules")
    guard wanted != current else { return }
    guard Self.updates else {
      Issue.record("\(file.path) is stale: make generate")
      return
    }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try wanted.write(to: url, atomically: true, encoding: .utf8)
  }

  @Test func everyPageHasARule() throws {
    let folder = Self.root.appending(path: "docs/rules")
    let known = Set(GeneratedFile.pages.map(\.path))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where !known.contains("docs/rules/\(name)") {
      if Self.updates {
        try FileManager.default.removeItem(at: folder.appending(path: name))
      } else {
        Issue.record("docs/rules/\(name) is about no rule: make generate")
      }
    }
  }
}
