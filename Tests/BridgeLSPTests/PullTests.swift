import JSONRPC
import Testing

@testable import BridgeLSP

@Suite struct PullTests {
  @Test func answersWithTheVersionTheRequestSaw() throws {
    let editor = TestEditor()
    let result = try editor.initialize(Editors.pulling)
    #expect(result["capabilities"]?["diagnosticProvider"]?["identifier"] == "bridge-lsp")
    editor.open("untitled:One", "class BadOne {}\n")
    let first = try editor.pull("untitled:One")
    #expect(first["kind"] == "full")
    #expect(first.diagnosticMessages == ["'BadOne' is a bad name"])
    for version in 2..<30 {
      editor.change("untitled:One", version: version, .whole("class Bad\(version) {}\n"))
      let report = try editor.pull("untitled:One")
      #expect(report.diagnosticMessages == ["'Bad\(version)' is a bad name"])
    }
    // Nothing but the clearing at the start went through the other channel.
    #expect(editor.pushes("untitled:One").map { $0["diagnostics"] } == [[]])
  }

  @Test func sameFindingsAreNotSentAgain() throws {
    let editor = TestEditor()
    try editor.initialize(Editors.pulling)
    editor.open("untitled:One", "class BadOne {}\n")
    let first = try editor.pull("untitled:One")
    let id = try #require(first["resultId"]?.string)
    let again = try editor.pull("untitled:One", previous: id)
    #expect(again == ["kind": "unchanged", "resultId": .string(id)])
    editor.change("untitled:One", version: 2, .edit(0, 0, 0, 0, "\n"))
    let moved = try editor.pull("untitled:One", previous: id)
    #expect(moved["kind"] == "full")
    editor.change("untitled:One", version: 3, .edit(0, 0, 1, 0, ""))
    editor.close("untitled:One")
    editor.open("untitled:One", "class BadOne {}\n")
    let reopened = try editor.pull("untitled:One", previous: id)
    #expect(reopened["kind"] == "full", "an id must not outlive the document")
  }

  @Test func aPullThatWasOvertakenIsAskedAgain() throws {
    let editor = TestEditor()
    try editor.initialize(Editors.pulling)
    editor.open("untitled:One", "class BadOne {}\n")
    _ = try editor.pull("untitled:One")
    var overtaken = 0
    for version in 2..<40 {
      editor.change("untitled:One", version: version, .whole("class Bad\(version) {}\n"))
      let id = editor.start("textDocument/diagnostic", editor.pullParams("untitled:One"))
      editor.change("untitled:One", version: 1000 + version, .edit(0, 0, 0, 0, " "))
      switch try editor.outcome(of: id) {
      case .success(let report):
        #expect(report.diagnosticMessages == ["'Bad\(version)' is a bad name"])
      case .failure(let error):
        overtaken += 1
        #expect(error.code == .serverCancelled)
        #expect(error.data == ["retriggerRequest": true])
      }
    }
    #expect(overtaken > 0)
    let last = try editor.pull("untitled:One")
    #expect(last.diagnosticMessages == ["'Bad39' is a bad name"])
    #expect(editor.answers.values.allSatisfy { $0 == 1 })
  }

  @Test func closedFilesArePushedWhenTheWorkspaceIsNotPulled() throws {
    let folder = try TestFolder([
      "One.swift": "class BadOne {}\n", "Two.swift": "class BadTwo {}\n",
    ])
    let editor = TestEditor()
    try editor.initialize(Editors.pulling, folders: [folder])
    try editor.published(folder.uri("One.swift")) { $0["diagnostics"] != [] }
    try editor.published(folder.uri("Two.swift")) { $0["diagnostics"] != [] }
    editor.open(folder.uri("One.swift"), "class BadOne {}\n")
    let report = try editor.pull(folder.uri("One.swift"))
    #expect(report.diagnosticMessages == ["'BadOne' is a bad name"])
    #expect(editor.pushes(folder.uri("One.swift")).last?["diagnostics"] == [])
    editor.close(folder.uri("One.swift"))
    try editor.published(folder.uri("One.swift")) { $0["diagnostics"] != [] }
  }

  @Test func theWorkspaceIsPulledWithoutDoubles() throws {
    let folder = try TestFolder([
      "One.swift": "class BadOne {}\n", "Two.swift": "class BadTwo {}\n",
    ])
    let editor = TestEditor()
    try editor.initialize(Editors.pullingAndRefreshing, folders: [folder])
    let report = try editor.request("workspace/diagnostic", ["previousResultIds": []])
    let items = report["items"]?.elements ?? []
    #expect(items.map { $0["uri"]?.string } == [folder.uri("One.swift"), folder.uri("Two.swift")])
    #expect(editor.pushes(folder.uri("One.swift")).isEmpty)

    let known = items.compactMap { item -> JSONValue? in
      guard let uri = item["uri"], let id = item["resultId"] else { return nil }
      return ["uri": uri, "value": id]
    }
    let held = editor.start("workspace/diagnostic", ["previousResultIds": .array(known)])
    editor.open(folder.uri("One.swift"), "class BadOne {}\n")
    #expect(try editor.pull(folder.uri("One.swift")).diagnosticMessages.count == 1)
    try folder.remove("Two.swift")
    editor.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(folder.uri("Two.swift")), "type": 3]]])
    let change = try editor.outcome(of: held).get()["items"]?.elements ?? []
    #expect(change.map { $0["uri"]?.string } == [folder.uri("Two.swift")])
    #expect(change.first?["items"] == [])
    #expect(change.first?["resultId"] == nil)
  }

  @Test func partialResultsFlowWhileTheRequestIsHeld() throws {
    let folder = try TestFolder(["One.swift": "class BadOne {}\n"])
    let editor = TestEditor()
    try editor.initialize(Editors.pullingAndRefreshing, folders: [folder])
    let held = editor.start(
      "workspace/diagnostic", ["previousResultIds": [], "partialResultToken": "t"])
    let isPart: (JSONValue) -> Bool = { $0["token"] == "t" }
    let first = try editor.message("$/progress", where: isPart)
    #expect(first["value"]?["items"]?.elements.first?["uri"]?.string == folder.uri("One.swift"))
    try folder.write("Two.swift", "class BadTwo {}\n")
    editor.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(folder.uri("Two.swift")), "type": 1]]])
    let second = try editor.message("$/progress") {
      $0["value"]?["items"]?.elements.first?["uri"]?.string == folder.uri("Two.swift")
    }
    #expect(second["value"]?["items"]?.elements.count == 1)
    editor.cancel(held)
    #expect(try editor.outcome(of: held) == .failure(.cancelled))
  }

  /// VS Code applies edits to files without a tab this way: opened, changed, saved, closed, and
  /// never asked about.
  @Test func aFileRepairedWhileItWasOpenIsReportedWhenItCloses() throws {
    let folder = try TestFolder(["One.swift": "class BadOne {}\n"])
    let uri = folder.uri("One.swift")
    let editor = TestEditor()
    try editor.initialize(Editors.pullingAndRefreshing, folders: [folder])
    _ = editor.start("workspace/diagnostic", ["previousResultIds": [], "partialResultToken": "t"])
    let isPart: (JSONValue) -> Bool = { $0["token"] == "t" }
    let first = try editor.message("$/progress", where: isPart)
    #expect(first["value"]?["items"]?.elements.first?["uri"]?.string == uri)
    editor.open(uri, "class BadOne {}\n")
    editor.change(uri, version: 2, .whole("class One {}\n"))
    try folder.write("One.swift", "class One {}\n")
    editor.close(uri)
    try editor.message("$/progress") {
      isPart($0) && $0["value"]?["items"]?.elements.first?["items"] == []
    }
  }

  /// VS Code opens documents without a tab for extensions that read them, and never pulls those.
  @Test func aDocumentThatIsNeverPulledIsPartOfTheWorkspace() throws {
    let folder = try TestFolder(["One.swift": "class BadOne {}\n", "Two.swift": ""])
    let uri = folder.uri("One.swift")
    let editor = TestEditor()
    try editor.initialize(Editors.pullingAndRefreshing, folders: [folder])
    editor.open(uri, "class BadOne {}\n")
    _ = editor.start("workspace/diagnostic", ["previousResultIds": [], "partialResultToken": "t"])
    func item(_ matches: @escaping (JSONValue) -> Bool) throws {
      try editor.message("$/progress") { params in
        (params["value"]?["items"]?.elements ?? []).contains {
          $0["uri"]?.string == uri && matches($0)
        }
      }
    }
    try item { $0.diagnosticMessages == ["'BadOne' is a bad name"] && $0["version"] == 1 }
    editor.change(uri, version: 2, .whole("class BadTwo {}\n"))
    try item { $0.diagnosticMessages == ["'BadTwo' is a bad name"] && $0["version"] == 2 }
    editor.change(uri, version: 3, .whole("class Two {}\n"))
    try item { $0["items"] == [] }
    editor.change(uri, version: 4, .whole("class BadFour {}\n"))
    try item { $0.diagnosticMessages == ["'BadFour' is a bad name"] }
    // Asked about, it is the other channel's.
    #expect(try editor.pull(uri).diagnosticMessages == ["'BadFour' is a bad name"])
    editor.change(uri, version: 5, .whole("class BadFive {}\n"))
    #expect(try editor.pull(uri).diagnosticMessages == ["'BadFive' is a bad name"])
    let told = editor.messages.filter { $0.method == "$/progress" }.flatMap {
      $0.params["value"]?["items"]?.elements ?? []
    }
    #expect(!told.contains { $0.diagnosticMessages == ["'BadFive' is a bad name"] })
  }

  @Test func anEditThatReachesAnotherOpenDocumentRefreshesIt() throws {
    let folder = try TestFolder([
      "Base.swift": "class Base {}\n", "Odd.swift": "class OddScreen: Base {}\n",
    ])
    let editor = TestEditor()
    try editor.initialize(Editors.pullingAndRefreshing, folders: [folder])
    _ = try editor.request("workspace/diagnostic", ["previousResultIds": []])
    editor.open(folder.uri("Base.swift"), "class Base {}\n")
    editor.open(folder.uri("Odd.swift"), "class OddScreen: Base {}\n")
    let before = try editor.pull(folder.uri("Odd.swift"))
    #expect(before["items"] == [])
    editor.change(folder.uri("Base.swift"), version: 2, .whole("class Base: UIViewController {}\n"))
    try editor.message("workspace/diagnostic/refresh")
    let after = try editor.pull(folder.uri("Odd.swift"), previous: before["resultId"]?.string)
    #expect(
      after.diagnosticMessages == ["'OddScreen' is an odd controller\nOdd.swift:1: named here"])
  }

  @Test func closingADocumentAnswersItsPulls() throws {
    let editor = TestEditor()
    try editor.initialize(Editors.pulling)
    for _ in 0..<20 {
      editor.open("untitled:One", "class BadOne {}\n")
      let id = editor.start("textDocument/diagnostic", editor.pullParams("untitled:One"))
      editor.close("untitled:One")
      switch try editor.outcome(of: id) {
      case .success(let report): #expect(report["kind"] == "full")
      case .failure(let error): #expect(error.data == ["retriggerRequest": false])
      }
    }
  }
}
