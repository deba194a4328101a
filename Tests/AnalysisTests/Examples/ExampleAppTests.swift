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

  @Test("Both apps compile", arguments: ["Harbor", "HarborRepaired"], [5, 6])
  func compiles(_ app: String, languageMode: Int) throws {
    let files = try sources(of: app).map { TypeCheck.Program.File(path: $0.path, text: $0.text) }
    let program = TypeCheck.Program(files: files, languageMode: languageMode)
    let compiler = try Compiler.withStubs.get()
    let verdict = TypeCheck.verdicts(on: [program], by: compiler)[program]
    for complaint in try #require(verdict).complaints {
      Issue.record("\(app)/\(complaint.path):\(complaint.line): \(complaint.message)")
    }
  }

  @Test("The README shows findings of Harbor as they are")
  func readme() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let shown = readme.matches(
      of: /Examples\/Harbor\/(\S+?:\d+):\d+: (\w+): .* \[([a-z-]+)\]/
    ).map { "\($0.output.1): \($0.output.2) \($0.output.3)" }
    #expect(shown.count == 3)
    let findings = try findings(of: "Harbor")
    #expect(shown.allSatisfy(findings.contains))
    let errors = findings.count { $0.contains(": error ") }
    let warnings = findings.count { $0.contains(": warning ") }
    #expect(readme.contains(": \(errors) errors, \(warnings) warnings"))
  }

  @Test("The repaired twin is silent")
  func repaired() throws {
    #expect(try findings(of: "HarborRepaired") == [])
  }

  /// The Swift files of an example app, sorted by path.
  private func sources(of app: String) throws -> [(path: String, text: String)] {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Examples/\(app)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    #expect(paths.count > 10)
    return try paths.map { path in
      (path, try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }

  /// What is reported for an example app, one line a finding, sorted by path and position.
  private func findings(of app: String) throws -> [String] {
    let sources = try sources(of: app)
    let lines = onLargeStack {
      var workspace = Workspace()
      workspace.apply(
        sources.map { AnalyzedFile(SourceFile(path: $0.path, text: SourceText($0.text))) })
      var settings = RuleSettings()
      settings.minimumIOS = Version(16)
      return sources.flatMap { path, _ in
        workspace.diagnostics(for: path, settings: settings).map { diagnostic in
          let line = workspace.files[path]?.lines.line(containing: diagnostic.range.lowerBound)
          return "\(path):\((line ?? -1) + 1): \(diagnostic.severity) \(diagnostic.rule)"
        }
      }
    }
    return try #require(lines)
  }
}
