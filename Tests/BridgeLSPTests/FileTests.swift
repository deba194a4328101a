import Foundation
import JSONRPC
import Testing

@testable import BridgeLSP

/// What happens on disk while the server runs.
@Suite struct FileTests {
  private static let watching: JSONValue = [
    "workspace": [
      "didChangeWatchedFiles": ["dynamicRegistration": true, "relativePatternSupport": true]
    ]
  ]

  private func tell(_ editor: TestEditor, _ uris: String..., type: Int) {
    let changes = uris.map { uri -> JSONValue in ["uri": .string(uri), "type": .integer(type)] }
    editor.notify("workspace/didChangeWatchedFiles", ["changes": .array(changes)])
  }

  @Test func asksTheClientToWatchEachFolder() throws {
    let (one, two) = (try TestFolder(), try TestFolder())
    let editor = TestEditor()
    try editor.initialize(Self.watching, folders: [one, two])
    let first = try editor.message("client/registerCapability")
    let registration = first["registrations"]?.elements.first
    #expect(registration?["method"] == "workspace/didChangeWatchedFiles")
    let bases = registration?["registerOptions"]?["watchers"]?.elements.compactMap {
      $0["globPattern"]?["baseUri"]?.string
    }
    #expect(Set(bases ?? []) == [one.uri, two.uri])
    editor.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [], "removed": [["uri": .string(two.uri), "name": "two"]]]])
    let old = try editor.message("client/unregisterCapability")
    #expect(old["unregisterations"]?.elements.first?["id"] == registration?["id"])
  }

  @Test func filesThatComeChangeAndGo() throws {
    let folder = try TestFolder(["One.swift": "class BadOne {}\n"])
    let editor = TestEditor()
    try editor.initialize(Self.watching, folders: [folder])
    let (one, two) = (folder.uri("One.swift"), folder.uri("New/Two.swift"))
    try editor.published(one)
    try folder.write("New/Two.swift", "class BadTwo {}\n")
    tell(editor, two, type: 1)
    try editor.published(two)
    try folder.write("One.swift", "class BadOther {}\n")
    tell(editor, one, type: 2)
    try editor.published(one) { $0.diagnosticMessages == ["'BadOther' is a bad name"] }
    try folder.remove("New")
    tell(editor, folder.uri("New"), type: 3)
    try editor.published(two) { $0["diagnostics"] == [] }
    // As an atomic save looks from outside.
    try folder.write("One.swift", "class BadAgain {}\n")
    tell(editor, one, type: 3)
    tell(editor, one, type: 1)
    try editor.published(one) { $0.diagnosticMessages == ["'BadAgain' is a bad name"] }
  }

  @Test func watchesByItselfWhereTheClientCannot() throws {
    let folder = try TestFolder(["One.swift": "class BadOne {}\n"])
    let editor = TestEditor()
    try editor.initialize(folders: [folder])
    let (one, two) = (folder.uri("One.swift"), folder.uri("A/B/Two.swift"))
    try editor.published(one)
    try folder.write("A/B/Two.swift", "class BadTwo {}\n")
    try editor.published(two)
    try folder.write("A/B/Two.swift", "class BadThree {}\n")
    try editor.published(two) { $0.diagnosticMessages == ["'BadThree' is a bad name"] }
    try folder.remove("A")
    try editor.published(two) { $0["diagnostics"] == [] }
    try folder.remove("One.swift")
    try editor.published(one) { $0["diagnostics"] == [] }
  }

  /// A folder is told of as a whole, whatever is in it.
  @Test(arguments: [true, false]) func foldersOfNibsComeAndGo(isTold: Bool) throws {
    let folder = try TestFolder([
      "One.swift": "class NibOne {}\n", "Two.swift": "class BadTwo {}\n",
    ])
    let editor = TestEditor()
    try editor.initialize(isTold ? Self.watching : [:], folders: [folder])
    let one = folder.uri("One.swift")
    try editor.published(folder.uri("Two.swift"))
    try folder.write("Nibs/Deep/One.xib", #"<view customClass="NibOne"/>"#)
    if isTold { tell(editor, folder.uri("Nibs"), type: 1) }
    try editor.published(one) { $0.diagnosticMessages == ["a nib makes 'NibOne'"] }
    try folder.remove("Nibs")
    if isTold { tell(editor, folder.uri("Nibs"), type: 3) }
    try editor.published(one) { $0["diagnostics"] == [] }
  }

  @Test func aFolderThatComesBackMayHaveOtherSettings() throws {
    let folder = try TestFolder([
      "One.swift": "class BadOne {}\n", "Sub/Two.swift": "class BadTwo {}\n",
      "Sub/.bridge-lsp.json": #"{"rules": {"bad-name": "off"}}"#,
    ])
    let editor = TestEditor()
    try editor.initialize(Self.watching, folders: [folder])
    try editor.published(folder.uri("One.swift"))
    try folder.remove("Sub")
    tell(editor, folder.uri("Sub"), type: 3)
    try folder.write("Sub/Two.swift", "class BadTwo {}\n")
    tell(editor, folder.uri("Sub"), type: 1)
    try editor.published(folder.uri("Sub/Two.swift"))
  }

  /// What storyboards and nibs say is not forgotten while everything is looked up anew.
  @Test func nibsOutliveAChangeOfSettings() throws {
    let folder = try TestFolder([
      "One.swift": "class NibOne {}\nclass BadOne {}\n",
      "One.xib": #"<view customClass="NibOne"/>"#,
    ])
    let editor = TestEditor()
    try editor.initialize(Self.watching, folders: [folder])
    let one = folder.uri("One.swift")
    try editor.published(one) { $0["diagnostics"]?.elements.count == 2 }
    try folder.write(".bridge-lsp.json", #"{"rules": {"bad-name": "off"}}"#)
    tell(editor, folder.uri(".bridge-lsp.json"), type: 1)
    try editor.published(one) { $0.diagnosticMessages == ["a nib makes 'NibOne'"] }
    try folder.write("One.xib", "<view/>")
    tell(editor, folder.uri("One.xib"), type: 2)
    try editor.published(one) { $0["diagnostics"] == [] }
  }

  @Test func unreadableFilesAndLoopsOfLinksAreSurvived() throws {
    let folder = try TestFolder(["One.swift": "class BadOne {}\n", "Empty.swift": ""])
    try Data([0x63, 0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: folder.path + "/Raw.swift"))
    try folder.link("Loop", to: "")
    try folder.link("Dangling.swift", to: "Nowhere.swift")
    let editor = TestEditor()
    try editor.initialize(folders: [folder])
    try editor.published(folder.uri("One.swift"))
    let log = try editor.message("window/logMessage") {
      $0["message"]?.string?.contains("Raw.swift") == true
    }
    #expect(log["message"]?.string?.contains("UTF-8") == true)
    try folder.write("Raw.swift", "class BadRaw {}\n")
    try editor.published(folder.uri("Raw.swift"))
  }

  @Test func foldersComeAndGo() throws {
    let one = try TestFolder(["One.swift": "class OddOne: Base {}\n"])
    let two = try TestFolder([
      "Base.swift": "class Base: UIViewController {}\n", "Two.swift": "class OddTwo: Base {}\n",
    ])
    let editor = TestEditor()
    try editor.initialize(folders: [one])
    editor.open(two.uri("Two.swift"), "class OddTwo: Base {}\n")
    try editor.published(two.uri("Two.swift")) { $0["diagnostics"] == [] }
    func change(_ event: JSONValue) {
      editor.notify("workspace/didChangeWorkspaceFolders", ["event": event])
    }
    let folder: JSONValue = ["uri": .string(two.uri), "name": "two"]
    change(["added": [folder], "removed": []])
    // Now the file belongs to a folder in which its base is known; the other folder has none.
    try editor.published(two.uri("Two.swift")) { $0["diagnostics"] != [] }
    #expect(editor.pushes(one.uri("One.swift")).isEmpty)
    editor.close(two.uri("Two.swift"))
    try editor.published(two.uri("Two.swift")) { $0["version"] == nil && $0["diagnostics"] != [] }
    change(["added": [], "removed": [folder]])
    try editor.published(two.uri("Two.swift")) { $0["diagnostics"] == [] }
  }

  @Test func aFolderReachedThroughALinkIsTheSameFolder() throws {
    let folder = try TestFolder([
      "Real/One.swift": "class BadOne {}\n", "Real/Two.swift": "class BadTwo {}\n",
    ])
    try folder.link("Linked", to: "Real")
    let editor = TestEditor()
    _ = try editor.request(
      "initialize", ["capabilities": [:], "rootUri": .string(folder.uri("Linked"))])
    editor.notify("initialized")
    try editor.published(folder.uri("Linked/One.swift"))
    editor.open(folder.uri("Real/One.swift"), "class BadOne {}\n")
    try editor.published(folder.uri("Real/One.swift")) { $0["version"] == 1 }
    #expect(editor.pushes(folder.uri("Linked/One.swift")).last?["diagnostics"] == [])
  }

  @Test func progressIsShownFromBeginningToEnd() throws {
    let files = (0..<40).map { ("F\($0).swift", "class Fine\($0) {}\n") }
    let folder = try TestFolder(Dictionary(files) { first, _ in first })
    let editor = TestEditor()
    try editor.initialize(["window": ["workDoneProgress": true]], folders: [folder])
    let token = try editor.message("window/workDoneProgress/create")["token"]
    try editor.message("$/progress") { $0["value"]?["kind"] == "end" }
    let values = editor.messages.filter { $0.method == "$/progress" && $0.params["token"] == token }
    #expect(values.first?.params["value"]?["kind"] == "begin")
    let percentages = values.compactMap { $0.params["value"]?["percentage"]?.integer }
    #expect(percentages == percentages.sorted())
    #expect(values.count { $0.params["value"]?["kind"] == "end" } == 1)
  }
}
