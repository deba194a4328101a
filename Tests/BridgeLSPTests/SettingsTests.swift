import JSONRPC
import Synchronization
import Testing

@testable import BridgeLSP

@Suite struct SettingsTests {
  /// Answers questions about settings with what `value` holds.
  private final class Settings: Sendable {
    let value = Mutex<JSONValue>(.null)

    init(_ value: JSONValue) { set(value) }
    func set(_ new: JSONValue) { value.withLock { $0 = new } }

    var answering: TestEditor.Answering {
      { method, params in
        guard method == "workspace/configuration" else { return .null }
        let count = params["items"]?.elements.count ?? 0
        return .array(Array(repeating: self.value.withLock { $0 }, count: count))
      }
    }
  }

  private static let asking: JSONValue = ["workspace": ["configuration": true]]

  @Test func theEditorWinsOverTheFileRuleByRule() throws {
    let folder = try TestFolder([
      ".bridge-lsp.json": #"{"rules": {"bad-name": "hint", "odd-controller": "warning"}}"#,
      "One.swift": "class BadOne {}\nclass OddOne: UIViewController {}\n",
    ])
    let settings = Settings(["rules": ["bad-name": "error"], "path": "/somewhere", "exclude": []])
    let editor = TestEditor(answering: settings.answering)
    try editor.initialize(Self.asking, folders: [folder])
    let uri = folder.uri("One.swift")
    func severities(_ push: JSONValue) -> [Int?] {
      (push["diagnostics"]?.elements ?? []).map { $0["severity"]?.integer }
    }
    #expect(severities(try editor.published(uri)) == [1, 2])
    settings.set(["rules": ["bad-name": "off", "odd-controller": .null]])
    editor.notify("workspace/didChangeConfiguration", ["settings": .null])
    #expect(severities(try editor.published(uri) { severities($0).count == 1 }) == [2])
    settings.set([:])
    editor.notify("workspace/didChangeConfiguration", ["settings": .null])
    #expect(severities(try editor.published(uri) { severities($0) == [4, 2] }) == [4, 2])
    #expect(editor.messages.allSatisfy { $0.method != "window/showMessage" })
  }

  @Test func nothingIsReportedBeforeTheSettingsAreKnown() throws {
    let settings = Settings(["rules": ["bad-name": "error"]])
    let editor = TestEditor(answering: settings.answering)
    try editor.initialize(Self.asking)
    editor.open("untitled:One", "class BadOne {}\n")
    try editor.published("untitled:One")
    let pushed = editor.pushes("untitled:One")
    #expect(pushed.allSatisfy { $0["diagnostics"]?.elements.first?["severity"] == 1 })
  }

  @Test func settingsThatAreSentAlongCount() throws {
    let editor = TestEditor()
    try editor.initialize(options: ["rules": ["bad-name": "error"]])
    editor.open("untitled:One", "class BadOne {}\n")
    try editor.published("untitled:One") { $0["diagnostics"]?.elements.first?["severity"] == 1 }
    editor.notify(
      "workspace/didChangeConfiguration",
      ["settings": ["bridge-lsp": ["rules": ["bad-name": "hint"]]]])
    try editor.published("untitled:One") { $0["diagnostics"]?.elements.first?["severity"] == 4 }
  }

  @Test func whatIsWrongWithSettingsIsToldOnce() throws {
    let settings = Settings(["rules": ["bad-nme": "error", "odd-controller": "loud"]])
    let folder = try TestFolder(["One.swift": "class BadOne {}\n"])
    let editor = TestEditor(answering: settings.answering)
    try editor.initialize(Self.asking, folders: [folder])
    try editor.published(folder.uri("One.swift"))
    editor.notify("workspace/didChangeConfiguration", ["settings": .null])
    settings.set(["rules": ["bad-nme": "error", "bad-name": "hint"]])
    editor.notify("workspace/didChangeConfiguration", ["settings": .null])
    try editor.published(folder.uri("One.swift")) {
      $0["diagnostics"]?.elements.first?["severity"] == 4
    }
    let told = editor.messages.filter { $0.method == "window/showMessage" }
      .compactMap { $0.params["message"]?.string }
    #expect(told.count { $0.contains("bad-nme") && $0.contains("'bad-name'") } == 1)
    #expect(told.count { $0.contains("loud") } == 1)
    #expect(told.count == 2)
  }

  @Test func anUnknownKeyIsToldOnce() throws {
    let editor = TestEditor()
    try editor.initialize(options: ["path": "/somewhere", "rules": ["bad-name": "error"]])
    let settings: JSONValue = [
      "bridge-lsp": [
        "trace": ["server": "off"], "ruls": ["x": "off"], "rules": ["bad-name": "hint"],
      ]
    ]
    for _ in 0..<2 {
      editor.notify("workspace/didChangeConfiguration", ["settings": settings])
    }
    editor.open("untitled:One", "class BadOne {}\n")
    try editor.published("untitled:One") { $0["diagnostics"]?.elements.first?["severity"] == 4 }
    // Settings without the section are everybody's.
    editor.notify("workspace/didChangeConfiguration", ["settings": ["other": ["x": 1]]])
    editor.open("untitled:Two", "class BadTwo {}\n")
    try editor.published("untitled:Two") { $0["diagnostics"]?.elements.first?["severity"] == 2 }
    let told = editor.messages.filter { $0.method == "window/showMessage" }
      .compactMap { $0.params["message"]?.string }
    #expect(told == ["Settings: bridge-lsp.ruls: unknown key; did you mean 'rules'?"])
  }

  @Test func aBrokenConfigurationKeepsTheLastGoodOne() throws {
    let folder = try TestFolder([
      ".bridge-lsp.json": #"{"rules": {"bad-name": "error"}}"#,
      "One.swift": "class BadOne {}\n",
    ])
    let editor = TestEditor()
    try editor.initialize(folders: [folder])
    let (one, file) = (folder.uri("One.swift"), folder.uri(".bridge-lsp.json"))
    try editor.published(one) { $0["diagnostics"]?.elements.first?["severity"] == 1 }
    try folder.write(".bridge-lsp.json", #"{"rules": {"bad-name": "hint"},"#)
    let problem = try editor.published(file) { $0["diagnostics"] != [] }
    #expect(problem["diagnostics"]?.elements.first?["source"] == "bridge-lsp")
    try editor.message("window/showMessage")
    // Other files' findings stay as they were.
    #expect(editor.pushes(one).last?["diagnostics"]?.elements.first?["severity"] == 1)
    try folder.write(".bridge-lsp.json", #"{"rules": {"bad-name": "hint"}}"#)
    try editor.published(file) { $0["diagnostics"] == [] }
    try editor.published(one) { $0["diagnostics"]?.elements.first?["severity"] == 4 }
    #expect(editor.messages.count { $0.method == "window/showMessage" } == 1)
  }

  @Test func aLooseFileHasItsOwnFoldersConfiguration() throws {
    let folder = try TestFolder([
      ".bridge-lsp.json": #"{"rules": {"bad-name": "error"}, "exlude": []}"#
    ])
    let editor = TestEditor()
    try editor.initialize()
    editor.open(folder.uri("Sub/One.swift"), "class BadOne {}\n")
    let problem = try editor.published(folder.uri(".bridge-lsp.json"))
    #expect(problem.diagnosticMessages.first?.contains("'exclude'") == true)
    // Nothing valid was ever read, so the rule has its own level.
    try editor.published(folder.uri("Sub/One.swift")) {
      $0["diagnostics"]?.elements.first?["severity"] == 2
    }
  }

  @Test func aConfigurationIsCheckedWhileItIsTyped() throws {
    let folder = try TestFolder([".bridge-lsp.json": "{}", "One.swift": "class BadOne {}\n"])
    let editor = TestEditor()
    try editor.initialize(Editors.pulling, folders: [folder])
    let file = folder.uri(".bridge-lsp.json")
    try editor.published(folder.uri("One.swift"))
    editor.open(file, "{}", language: "jsonc")
    #expect(try editor.pull(file)["items"] == [])
    editor.change(file, version: 2, .edit(0, 1, 0, 1, "\"rules\": {\"bad-nam\": \"off\"}"))
    let report = try editor.pull(file)
    #expect(report["items"]?.elements.first?["range"]?["start"]?["line"] == 0)
    #expect(report.diagnosticMessages.first?.contains("'bad-name'") == true)
    editor.change(file, version: 3, .whole("{\"rules\": {\"bad-name\": \"off\"}}"))
    #expect(try editor.pull(file)["items"] == [])
    // Only what is saved applies.
    try folder.write(".bridge-lsp.json", "{\"rules\": {\"bad-name\": \"off\"}}")
    editor.notify("textDocument/didSave", ["textDocument": ["uri": .string(file)]])
    try editor.published(folder.uri("One.swift")) { $0["diagnostics"] == [] }
  }
}
