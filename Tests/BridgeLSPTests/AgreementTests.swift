import Analysis
import Foundation
import JSONRPC
import Testing

@testable import BridgeLSP

/// Whatever way a workspace came to be what it is, what is found in it is the same.
@Suite struct AgreementTests {
  /// The app in a folder of its own, outside this project's repository.
  private func copy() throws -> TestFolder {
    let folder = try TestFolder()
    try FileManager.default.copyItem(
      atPath: AbsolutePath(#filePath).parent?.parent?.parent?
        .appending("Examples").appending("Harbor").string ?? "",
      toPath: folder.path + "/Harbor")
    return folder
  }

  /// What a single look at the folder finds: rule, line and message of each finding, by file.
  private func expected(_ folder: TestFolder) -> [String: [String]] {
    var project = Project(
      folder: AbsolutePath(folder.path), id: 0, rules: allRules, editor: Configuration(),
      lastGood: [:])
    let files = project.scan().scan.files
    let loaded = FileLoader(jobs: 2, root: AbsolutePath(folder.path)).load(files)
    var workspace = Workspace()
    workspace.apply(loaded.files)
    var result: [String: [String]] = [:]
    for file in files {
      let found = workspace.diagnostics(
        for: file.string, settings: project.settings(for: file.string))
      guard !found.isEmpty, let lines = workspace.files[file.string]?.lines else { continue }
      result[FileURI.uri(of: file)] = found.map {
        "\($0.rule) \(lines.line(containing: $0.range.lowerBound))"
      }
    }
    return result
  }

  private func summary(_ items: JSONValue?) -> [String] {
    (items?.elements ?? []).map { item in
      "\(item["code"]?.string ?? "") \(item["range"]?["start"]?["line"]?.integer ?? -1)"
    }
  }

  @Test func theServerFindsWhatTheCommandLineFinds() throws {
    let folder = try copy()
    let expected = expected(folder)
    #expect(expected.count > 5)
    var options = Server.Options.forTests
    options.rules = allRules
    let editor = TestEditor(options)
    try editor.initialize(Editors.pullingAndRefreshing, folders: [folder])
    let report = try editor.request("workspace/diagnostic", ["previousResultIds": []])
    let found = (report["items"]?.elements ?? []).map { item in
      (item["uri"]?.string ?? "", summary(item["items"]))
    }
    #expect(Dictionary(found) { $0 + $1 } == expected)

    // Typing a file anew, line by line, ends where opening it does.
    let uri = try #require(expected.max { $0.value.count < $1.value.count }?.key)
    let path = try #require(FileURI.path(of: uri))
    let text = try Disk.text(of: path)
    editor.open(uri, "")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let isLast = index + 1 == lines.count
      editor.change(
        uri, version: index + 2, .edit(index, 0, index, 0, line + (isLast ? "" : "\n")))
      if index % 25 == 0 { _ = try editor.pull(uri) }
    }
    #expect(summary(try editor.pull(uri)["items"]) == expected[uri])
  }
}
