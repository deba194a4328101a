import JSONRPC
import Testing

@testable import BridgeLSP

@Suite struct CodeActionTests {
  private let uri = "untitled:One"
  private let text =
    "import UIKit\n\n  class BadOne {}\nclass BadTwo {}\nclass OddOne: UIViewController {}\n"

  private func editor(_ capabilities: JSONValue = Editors.withActions) throws -> TestEditor {
    let editor = TestEditor { method, _ in
      method == "workspace/applyEdit" ? ["applied": true] : .null
    }
    try editor.initialize(capabilities)
    editor.open(uri, text)
    return editor
  }

  private func actions(
    _ editor: TestEditor, line: Int, character: Int, _ context: JSONValue = ["diagnostics": []]
  ) throws -> [JSONValue] {
    try editor.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)],
        "range": .range(line, character, line, character), "context": context,
      ]
    ).elements
  }

  @Test func knowsADocumentHoweverItsAddressIsEscaped() throws {
    let editor = try editor()
    editor.open("file:///nowhere/One.swift", text)
    let offered = try editor.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": "file:///no%77here/%4Fne.swift"],
        "range": .range(2, 9, 2, 9), "context": ["diagnostics": []],
      ])
    #expect(!offered.elements.isEmpty)
  }

  @Test func offersFixesThenSilencingThenExplaining() throws {
    let editor = try editor()
    let diagnostics = try editor.published(uri)["diagnostics"]?.elements ?? []
    var altered = diagnostics.first ?? .null
    if case .object(var members) = altered {
      members["message"] = "Changed by another extension"
      altered = .object(members)
    }
    let offered = try actions(editor, line: 2, character: 9, ["diagnostics": [altered]])
    #expect(
      offered.compactMap { $0["title"]?.string } == [
        "Rename it", "Apply all safe fixes in this file", "Suppress 'bad-name' for this line",
        "Explain 'bad-name'",
      ])
    #expect(offered.allSatisfy { $0["kind"] == "quickfix" })
    #expect(offered.first?["isPreferred"] == true)
    #expect(offered.first?["diagnostics"] == [altered])
    let review = try actions(editor, line: 4, character: 7)
    #expect(review.first?["title"] == "Name it evenly")
    #expect(review.first?["isPreferred"] == nil)
    #expect(review[1]["title"] == "Name it twice")
    #expect(review[1]["disabled"] == ["reason": "one name is enough"])
    #expect(try actions(editor, line: 0, character: 0).isEmpty)
  }

  @Test func resolvesEditsForTheVersionTheyWereMadeFor() throws {
    let editor = try editor()
    let offered = try actions(editor, line: 2, character: 9)
    let fix = try #require(offered.first)
    #expect(fix["edit"] == nil)
    let resolved = try editor.request("codeAction/resolve", fix)
    let change = resolved["edit"]?["documentChanges"]?.elements.first
    #expect(change?["textDocument"] == ["uri": .string(uri), "version": 1])
    #expect(change?["edits"] == [["range": .range(2, 8, 2, 14), "newText": "GoodOne"]])
    let silence = try editor.request("codeAction/resolve", offered[2])
    #expect(
      silence["edit"]?["documentChanges"]?.elements.first?["edits"] == [
        ["range": .range(2, 0, 2, 0), "newText": "  // bridge:disable:next bad-name\n"]
      ])
    editor.change(uri, version: 2, .edit(0, 0, 0, 0, "\n"))
    #expect(try editor.error("codeAction/resolve", fix).code == .contentModified)
    #expect(try editor.request("codeAction/resolve", ["title": "foreign"]) == ["title": "foreign"])
    editor.close(uri)
    #expect(try editor.request("codeAction/resolve", fix) == fix)
  }

  @Test func plainClientsGetEditsAndVeryPlainOnesCommands() throws {
    let plain = try editor([
      "textDocument": ["codeAction": ["codeActionLiteralSupport": ["codeActionKind": [:]]]]
    ])
    let fix = try #require(try actions(plain, line: 2, character: 9).first)
    #expect(fix["isPreferred"] == nil)
    #expect(
      fix["edit"]
        == ["changes": .object([uri: [["range": .range(2, 8, 2, 14), "newText": "GoodOne"]]])])

    let plainest = try editor(["workspace": ["applyEdit": true]])
    let command = try #require(try actions(plainest, line: 2, character: 9).first)
    #expect(command["command"] == "bridge-lsp.server.applyFix")
    _ = try plainest.request(
      "workspace/executeCommand",
      ["command": command["command"] ?? .null, "arguments": command["arguments"] ?? .null])
    let edit = try plainest.message("workspace/applyEdit")
    #expect(edit["edit"]?["changes"]?[uri]?.elements.first?["newText"] == "GoodOne")
  }

  @Test func kindsAreAskedForByPrefix() throws {
    let editor = try editor()
    func titles(_ only: [JSONValue]) throws -> [String?] {
      try actions(editor, line: 2, character: 9, ["diagnostics": [], "only": .array(only)])
        .map { $0["title"]?.string }
    }
    #expect(try titles(["source.fixAll"]) == ["Apply all safe fixes"])
    #expect(try titles(["source.fixAll.bridge"]) == ["Apply all safe fixes"])
    #expect(try titles(["source"]) == ["Apply all safe fixes"])
    #expect(try titles(["source.fixAll.other"]).isEmpty)
    #expect(try titles(["refactor"]).isEmpty)
    #expect(try titles(["quickfix"]).count == 4)
    #expect(try titles([""]).count == 5)
  }

  @Test func fixAllEditsOnlyWhatIsSafe() throws {
    let editor = try editor()
    let only: JSONValue = ["diagnostics": [], "only": ["source.fixAll.bridge"]]
    let action = try #require(try actions(editor, line: 0, character: 0, only).first)
    let resolved = try editor.request("codeAction/resolve", action)
    let edits = resolved["edit"]?["documentChanges"]?.elements.first?["edits"]
    #expect(
      edits == [
        [
          "range": .range(2, 0, 4, 0), "newText": "  class GoodOne {}\nclass GoodTwo {}\n",
        ]
      ])
    editor.change(uri, version: 2, .whole("import UIKit\nclass OddOne: UIViewController {}\n"))
    let disabled = try #require(try actions(editor, line: 0, character: 0, only).first)
    #expect(disabled["disabled"]?["reason"]?.string?.isEmpty == false)
  }

  @Test func commandsFixOneFileOrAllOfThem() throws {
    let folder = try TestFolder([
      "One.swift": "class BadOne {}\n", "Sub/Two.swift": "class BadTwo {}\r\nclass Fine {}\r\n",
    ])
    let editor = TestEditor { method, _ in
      method == "workspace/applyEdit" ? ["applied": true] : .null
    }
    try editor.initialize(Editors.withActions, folders: [folder])
    let one = folder.uri("One.swift")
    editor.open(one, "class BadOne {}\nclass BadMore {}\n", version: 4)
    try editor.published(folder.uri("Sub/Two.swift"))
    try editor.published(one) { $0["version"] == 4 }
    let result = try editor.request(
      "workspace/executeCommand", ["command": "bridge-lsp.server.fixAllInWorkspace"])
    #expect(result == ["files": 2])
    let edit = try editor.message("workspace/applyEdit")["edit"]?["documentChanges"]?.elements
    #expect(edit?.map { $0["textDocument"]?["version"] } == [4, .null])
    #expect(edit?.last?["edits"]?.elements.first?["newText"] == "class GoodTwo {}\r\n")
    let single = try editor.request(
      "workspace/executeCommand",
      ["command": "bridge-lsp.server.fixAll", "arguments": [.string(one)]])
    #expect(single == ["files": 1])
  }

  @Test func explainsRulesByTheirIDs() throws {
    let editor = try editor()
    let page = try editor.request(
      "workspace/executeCommand",
      ["command": "bridge-lsp.server.explain", "arguments": ["bad-name"]])
    #expect(page["markdown"]?.string?.hasPrefix("# bad-name") == true)
    let shown = try editor.message("window/showMessage")
    #expect(shown["message"]?.string?.contains("A type has a bad name.") == true)
    let error = try editor.error(
      "workspace/executeCommand",
      ["command": "bridge-lsp.server.explain", "arguments": ["bad-nam"]])
    #expect(error.message.contains("'bad-name'"))
    let unknown = try editor.error("workspace/executeCommand", ["command": "rm"])
    #expect(unknown.code == .invalidParams)
  }
}
