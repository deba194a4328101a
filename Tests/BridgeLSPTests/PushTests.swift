import JSONRPC
import Testing

@testable import BridgeLSP

@Suite struct PushTests {
  @Test func publishesWithVersionsAndClears() throws {
    let editor = TestEditor()
    try editor.initialize()
    editor.open("untitled:One", "class BadOne {}\n")
    let first = try editor.published("untitled:One")
    #expect(first["version"] == 1)
    #expect(first.diagnosticMessages == ["'BadOne' is a bad name"])
    editor.change("untitled:One", version: 2, .edit(0, 6, 0, 9, "Fine"))
    let second = try editor.published("untitled:One") { $0["version"] == 2 }
    #expect(second["diagnostics"] == [])
    editor.change("untitled:One", version: 3, .edit(0, 6, 0, 10, "Bad"))
    try editor.published("untitled:One") { $0["version"] == 3 }
    editor.close("untitled:One")
    let last = try editor.published("untitled:One") { $0["version"] == nil }
    #expect(last["diagnostics"] == [])
  }

  @Test func everyVersionGetsAPushEvenWhenNothingElseChanged() throws {
    let editor = TestEditor()
    try editor.initialize()
    editor.open("untitled:One", "class BadOne {}\n")
    try editor.published("untitled:One")
    editor.change("untitled:One", version: 2, .edit(1, 0, 1, 0, "// more\n"))
    let second = try editor.published("untitled:One") { $0["version"] == 2 }
    #expect(second.diagnosticMessages == ["'BadOne' is a bad name"])
  }

  @Test func aRequestRightBehindAChangeKeepsNoPushBack() throws {
    let folder = try TestFolder(["One.swift": "class One {}\n", "Two.swift": "class Two {}\n"])
    let editor = TestEditor()
    try editor.initialize(folders: [folder])
    let uri = folder.uri("One.swift")
    editor.open(uri, "class One {}\n")
    try editor.published(uri) { $0["version"] == 1 }
    for version in 2...8 {
      let name = version.isMultiple(of: 2) ? "BadOne" : "Fine"
      editor.change(uri, version: version, .whole("class \(name) {}\n"))
      let document: JSONValue = ["uri": .string(uri)]
      let position: JSONValue = ["line": 0, "character": 7]
      _ = editor.start("textDocument/hover", ["textDocument": document, "position": position])
      _ = editor.start(
        "textDocument/codeAction",
        [
          "textDocument": document, "range": ["start": position, "end": position],
          "context": ["diagnostics": []],
        ])
      let found = try editor.published(uri) { $0["version"] == .integer(version) }
      #expect(found.diagnosticMessages == (name == "Fine" ? [] : ["'BadOne' is a bad name"]))
    }
  }

  @Test func closedFilesOfTheFolderArePushedToo() throws {
    let folder = try TestFolder(["A/One.swift": "class BadOne {}\n", "Two.swift": "class Two {}\n"])
    let editor = TestEditor()
    try editor.initialize(folders: [folder])
    let found = try editor.published(folder.uri("A/One.swift"))
    #expect(found["version"] == nil)
    #expect(found.diagnosticMessages == ["'BadOne' is a bad name"])
    #expect(editor.pushes(folder.uri("Two.swift")).isEmpty)
  }

  @Test func whatTheEditorHasOpenCountsMoreThanTheDisk() throws {
    let folder = try TestFolder(["One.swift": "class BadDisk {}\n"])
    let editor = TestEditor()
    try editor.initialize(folders: [folder])
    let uri = folder.uri("One.swift")
    try editor.published(uri) { $0.diagnosticMessages == ["'BadDisk' is a bad name"] }
    editor.open(uri, "class BadEditor {}\n", version: 7)
    let open = try editor.published(uri) { $0["version"] == 7 }
    #expect(open.diagnosticMessages == ["'BadEditor' is a bad name"])
    editor.close(uri)
    try editor.published(uri) {
      $0["version"] == nil && $0.diagnosticMessages == ["'BadDisk' is a bad name"]
    }
  }

  @Test func anEditReachesOtherFiles() throws {
    let folder = try TestFolder([
      "Base.swift": "class Base {}\n", "Odd.swift": "class OddScreen: Base {}\n",
    ])
    let editor = TestEditor()
    try editor.initialize(folders: [folder])
    editor.open(folder.uri("Base.swift"), "class Base {}\n")
    try editor.published(folder.uri("Base.swift"))
    editor.change(folder.uri("Base.swift"), version: 2, .whole("class Base: UIViewController {}\n"))
    let found = try editor.published(folder.uri("Odd.swift"))
    #expect(
      found.diagnosticMessages == ["'OddScreen' is an odd controller\nOdd.swift:1: named here"])
    #expect(found["diagnostics"]?.elements.first?["severity"] == 3)
    editor.change(folder.uri("Base.swift"), version: 3, .whole("class Base {}\n"))
    try editor.published(folder.uri("Odd.swift")) { $0["diagnostics"] == [] }
  }

  @Test func oneFileUnderTwoNamesIsReportedOnce() throws {
    let folder = try TestFolder(["Real/One.swift": "class BadOne {}\n"])
    try folder.link("Linked", to: "Real")
    let editor = TestEditor()
    try editor.initialize(folders: [folder])
    try editor.published(folder.uri("Real/One.swift"))
    editor.open(folder.uri("Linked/One.swift"), "class BadOne {}\n")
    try editor.published(folder.uri("Linked/One.swift")) { $0["version"] == 1 }
    #expect(editor.pushes(folder.uri("Real/One.swift")).last?["diagnostics"] == [])
    editor.close(folder.uri("Linked/One.swift"))
    try editor.published(folder.uri("Linked/One.swift")) { $0["diagnostics"] == [] }
    try editor.published(folder.uri("Real/One.swift")) { $0["diagnostics"] != [] }
  }

  @Test func openDocumentsOutsideTheFolderAreAnalysedAlone() throws {
    let folder = try TestFolder(["Base.swift": "class Base: UIViewController {}\n"])
    let other = try TestFolder()
    let editor = TestEditor()
    try editor.initialize(folders: [folder])
    editor.open(other.uri("Loose.swift"), "class OddScreen: Base {}\nclass BadOne {}\n")
    let found = try editor.published(other.uri("Loose.swift"))
    #expect(found.diagnosticMessages == ["'BadOne' is a bad name"])
  }

  @Test func excludedFilesStaySilentEvenWhenTheyAreOpened() throws {
    let folder = try TestFolder([
      "Pods/One.swift": "class BadOne {}\n", "Mine.swift": "class BadMine {}\n",
      ".bridge-lsp.json": #"{"exclude": ["Old"]}"#, "Old/Two.swift": "class BadTwo {}\n",
    ])
    let editor = TestEditor()
    try editor.initialize(folders: [folder])
    try editor.published(folder.uri("Mine.swift"))
    for name in ["Pods/One.swift", "Old/Two.swift"] {
      editor.open(folder.uri(name), "class BadOne {}\n")
      let hover = try editor.request(
        "textDocument/hover",
        [
          "textDocument": ["uri": .string(folder.uri(name))],
          "position": ["line": 0, "character": 7],
        ])
      #expect(hover == .null)
      #expect(editor.pushes(folder.uri(name)).allSatisfy { $0["diagnostics"] == [] })
    }
  }

  @Test func otherLanguagesAreLeftAlone() throws {
    let editor = TestEditor()
    try editor.initialize()
    editor.open("untitled:Note", "class BadOne {}", language: "markdown")
    editor.change("untitled:Note", version: 2, .edit(0, 0, 0, 1, "x"))
    editor.close("untitled:Note")
    editor.close("untitled:Note")
    editor.change("untitled:Note", version: 2, .edit(0, 0, 0, 1, "x"))
    #expect(try editor.request("shutdown") == .null)
    #expect(editor.pushes("untitled:Note").isEmpty)
  }
}
