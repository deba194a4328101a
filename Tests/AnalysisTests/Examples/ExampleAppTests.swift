import Analysis
import Foundation
import Testing

/// `Examples/Harbor` shows what the rules are for: what is reported there is a promise.
@Suite("Example apps")
struct ExampleAppTests {
  @Test("Harbor has exactly the findings that are written down")
  func harbor() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let golden = try String(contentsOf: folder.appending(path: "Harbor.findings"), encoding: .utf8)
    let expected = golden.split(separator: "\n").map(String.init)
    #expect(try findings(of: "Harbor") == expected)
  }

  @Test("The repaired twin is silent")
  func repaired() throws {
    #expect(try findings(of: "HarborRepaired") == [])
  }

  /// What is reported for an example app, one line a finding, sorted by path and position.
  private func findings(of app: String) throws -> [String] {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Examples/\(app)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    #expect(paths.count > 10)
    let texts = try paths.map { path in
      (path, try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
    let lines = onLargeStack {
      var workspace = Workspace()
      workspace.apply(
        texts.map { AnalyzedFile(SourceFile(path: $0.0, text: SourceText($0.1))) })
      var settings = RuleSettings()
      settings.minimumIOS = Version(16)
      return paths.flatMap { path in
        workspace.diagnostics(for: path, settings: settings).map { diagnostic in
          let line = workspace.files[path]?.lines.line(containing: diagnostic.range.lowerBound)
          return "\(path):\((line ?? -1) + 1): \(diagnostic.severity) \(diagnostic.rule)"
        }
      }
    }
    return try #require(lines)
  }
}
