import Foundation
import JSONRPC
import Testing

@testable import BridgeLSP

/// Clients that ask too much, read too little or leave in the middle.
@Suite struct LoadTests {
  @Test func aStormOfCancelledRequestsGetsOneAnswerEach() throws {
    let editor = TestEditor()
    try editor.initialize(Editors.pulling)
    editor.open("untitled:One", "class BadOne {}\n")
    var random = Random(seed: 7)
    var ids: [RequestID] = []
    for version in 2..<150 {
      editor.change("untitled:One", version: version, .edit(0, 0, 0, 0, "\n"))
      let id = editor.start("textDocument/diagnostic", editor.pullParams("untitled:One"))
      let hover = editor.start(
        "textDocument/hover",
        [
          "textDocument": ["uri": "untitled:One"],
          "position": ["line": .integer(version - 1), "character": 8],
        ])
      ids += [id, hover]
      for id in [id, hover] where Bool.random(using: &random) { editor.cancel(id) }
      if version % 10 == 0, let old = ids.randomElement(using: &random) { editor.cancel(old) }
    }
    for id in ids { _ = try editor.outcome(of: id) }
    let last = try editor.pull("untitled:One")
    #expect(last.diagnosticMessages == ["'BadOne' is a bad name"])
    #expect(editor.answers.values.allSatisfy { $0 == 1 })
  }

  @Test func aCancelledHeldRequestIsAnsweredAtOnce() throws {
    let editor = TestEditor()
    try editor.initialize(Editors.pullingAndRefreshing)
    _ = try editor.request("workspace/diagnostic", ["previousResultIds": []])
    let held = editor.start("workspace/diagnostic", ["previousResultIds": []])
    editor.cancel(held)
    #expect(try editor.outcome(of: held) == .failure(.cancelled))
    editor.cancel(held)
    editor.cancel(.string("never asked"))
    let again = editor.start("workspace/diagnostic", ["previousResultIds": []])
    let third = editor.start("workspace/diagnostic", ["previousResultIds": []])
    #expect(try editor.outcome(of: again).get() == ["items": []])
    editor.cancel(third)
    #expect(try editor.outcome(of: third) == .failure(.cancelled))
  }

  @Test func twoRequestsUnderOneIDGetTwoAnswers() throws {
    let editor = TestEditor()
    try editor.initialize(Editors.pullingAndRefreshing)
    _ = try editor.request("workspace/diagnostic", ["previousResultIds": []])
    for _ in 0..<2 {
      editor.send([
        "jsonrpc": "2.0", "id": "same", "method": "workspace/diagnostic",
        "params": ["previousResultIds": []],
      ])
    }
    guard case .failure(let error) = try editor.outcome(of: .string("same")) else {
      Issue.record("the second one was accepted")
      return
    }
    #expect(error.code == .invalidRequest)
  }

  /// The editor does not read for a while: the server must neither stop to listen nor forget what
  /// counts, and everything arrives once it reads.
  @Test func aSlowReaderGetsEverythingInTheEnd() throws {
    var options = Server.Options.forTests
    options.outgoingLimit = 64 << 10
    let editor = TestEditor(options, reads: false, capacity: 1 << 12)
    let text = (0..<200).map { "class Bad\($0) {}\n" }.joined()
    let writer = Thread {
      editor.send([
        "jsonrpc": "2.0", "id": "hello", "method": "initialize", "params": ["capabilities": [:]],
      ])
      editor.notify("initialized")
      editor.open("untitled:One", text)
      for version in 2...400 {
        editor.change("untitled:One", version: version, .edit(0, 0, 0, 0, " "))
        editor.send([
          "jsonrpc": "2.0", "id": .integer(version), "method": "textDocument/codeAction",
          "params": [
            "textDocument": ["uri": "untitled:One"], "range": .range(0, 0, 199, 0),
            "context": ["diagnostics": []],
          ],
        ])
      }
    }
    writer.start()
    usleep(100_000)
    editor.startReading()
    let last = try editor.published("untitled:One") { $0["version"] == 400 }
    #expect(last["diagnostics"]?.elements.count == 200)
    for version in 2...400 { _ = try editor.outcome(of: .number(version)) }
    #expect(editor.answers.values.allSatisfy { $0 == 1 })
  }

  @Test func shutdownInTheMiddleOfReadingEndsAtOnce() throws {
    let files = (0..<300).map { ("F\($0).swift", "class Bad\($0) {}\n") }
    let folder = try TestFolder(Dictionary(files) { first, _ in first })
    let editor = TestEditor { method, _ in
      method == "workspace/applyEdit" ? ["applied": true] : .null
    }
    try editor.initialize(["window": ["workDoneProgress": true]], folders: [folder])
    editor.open(folder.uri("F1.swift"), "class Bad1 {}\n")
    #expect(try editor.request("shutdown") == .null)
    let count = editor.messages.count
    editor.notify("exit")
    #expect(try editor.exitCode() == 0)
    #expect(editor.messages.count <= count + 5)
  }

  @Test func aClientThatAnswersNothingIsServedAllTheSame() throws {
    let folder = try TestFolder(["One.swift": "class BadOne {}\n"])
    var options = Server.Options.forTests
    options.patience = 50
    let editor = TestEditor(options) { _, _ in nil }
    try editor.initialize(
      [
        "window": ["workDoneProgress": true],
        "workspace": [
          "configuration": true, "didChangeConfiguration": ["dynamicRegistration": true],
          "didChangeWatchedFiles": ["dynamicRegistration": true],
        ],
      ], folders: [folder])
    try editor.published(folder.uri("One.swift"))
  }
}
