import JSONRPC
import Testing

@testable import BridgeLSP

@Suite struct SharedHostActionTests {
  private static let library = """
    import SwiftUI
    import UIKit

    class Library: UIViewController {
      func openNews() {
        show(UIHostingController(rootView: Text("News")), sender: nil)
      }
    }

    """

  private func editor(
    _ folder: TestFolder, operations: JSONValue = ["create"], applied: Bool = true
  ) throws -> TestEditor {
    let editor = TestEditor { method, _ in
      method == "workspace/applyEdit" ? ["applied": .boolean(applied)] : .null
    }
    let action = Editors.withActions["textDocument"] ?? .null
    try editor.initialize(
      [
        "textDocument": action,
        "workspace": [
          "workspaceEdit": ["documentChanges": true, "resourceOperations": operations],
          "applyEdit": true,
        ],
      ], folders: [folder])
    return editor
  }

  private func actions(
    _ editor: TestEditor, _ uri: String, line: Int, only: JSONValue = ["refactor"]
  ) throws -> [JSONValue] {
    try editor.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)], "range": .range(line, 10, line, 10),
        "context": ["diagnostics": [], "only": only],
      ]
    ).elements
  }

  @Test func createsTheClassAndUsesIt() throws {
    let folder = try TestFolder(["App/Library.swift": Self.library])
    let editor = try editor(folder)
    let uri = folder.uri("App/Library.swift")
    editor.open(uri, Self.library)
    let action = try #require(try actions(editor, uri, line: 5).first)
    #expect(action["title"] == "Adopt a shared host")
    #expect(action["kind"] == "refactor.rewrite")
    #expect(action["edit"] == nil)
    let changes = try editor.request("codeAction/resolve", action)["edit"]?["documentChanges"]
    let steps = changes?.elements ?? []
    try #require(steps.count == 3)
    let host = folder.uri("App/RetainingHostingController.swift")
    #expect(steps[0] == ["kind": "create", "uri": .string(host)])
    #expect(steps[1]["textDocument"] == ["uri": .string(host), "version": .null])
    let text = steps[1]["edits"]?.elements.first?["newText"]?.string ?? ""
    #expect(text.contains("class RetainingHostingController<Content: View>"))
    #expect(steps[2]["textDocument"] == ["uri": .string(uri), "version": 1])
    #expect(
      steps[2]["edits"] == [
        ["range": .range(5, 9, 5, 28), "newText": "RetainingHostingController"]
      ])
  }

  @Test func isForThoseWhoAskForItAndCanTakeIt() throws {
    let folder = try TestFolder(["Library.swift": Self.library])
    let uri = folder.uri("Library.swift")
    let able = try editor(folder)
    able.open(uri, Self.library)
    #expect(try actions(able, uri, line: 5, only: ["quickfix"]).isEmpty)
    #expect(try actions(able, uri, line: 4).isEmpty)
    let unable = try editor(folder, operations: ["rename"])
    unable.open(uri, Self.library)
    let action = try #require(try actions(unable, uri, line: 5).first)
    #expect(action["disabled"] == ["reason": "this editor lets no server create files"])
    let refused = try unable.error(
      "workspace/executeCommand", ["command": "bridge-lsp.server.adoptSharedHost"])
    #expect(refused.code == .requestFailed)
  }

  @Test func theCommandDoesItEverywhere() throws {
    let folder = try TestFolder(["A.swift": Self.library, "B.swift": Self.library])
    let editor = try editor(folder)
    editor.open(folder.uri("B.swift"), Self.library)
    let answer = try editor.request(
      "workspace/executeCommand", ["command": "bridge-lsp.server.adoptSharedHost"])
    #expect(answer == ["files": 3])
    let sent = try editor.message("workspace/applyEdit")
    let steps = sent["edit"]?["documentChanges"]?.elements ?? []
    let uris = steps.map { $0["uri"] ?? $0["textDocument"]?["uri"] }
    let host = folder.uri("RetainingHostingController.swift")
    #expect(
      uris == [host, host, folder.uri("A.swift"), folder.uri("B.swift")].map { .string($0) })
  }
}
