import Foundation
import JSONRPC
import Testing

@testable import BridgeLSP

@Suite struct LifecycleTests {
  @Test func nothingIsAnsweredBeforeInitialize() throws {
    let editor = TestEditor()
    #expect(try editor.error("textDocument/hover").code == .serverNotInitialized)
    #expect(try editor.error("no/such/method").code == .serverNotInitialized)
    let result = try editor.initialize()
    #expect(result["serverInfo"]?["name"] == "bridge-lsp")
    #expect(try editor.error("initialize", ["capabilities": [:]]).code == .invalidRequest)
  }

  @Test func unknownMethodsAreRefusedAndUnknownNotificationsIgnored() throws {
    let editor = TestEditor()
    try editor.initialize()
    editor.notify("no/such/notification")
    editor.notify("$/whatever")
    #expect(try editor.error("no/such/method").code == .methodNotFound)
    #expect(try editor.error("$/no/such/method").code == .methodNotFound)
    #expect(editor.answers.values.allSatisfy { $0 == 1 })
  }

  @Test func shutdownThenExitEndsWithZero() throws {
    let editor = TestEditor()
    try editor.initialize()
    #expect(try editor.request("shutdown") == .null)
    #expect(try editor.error("textDocument/hover").code == .invalidRequest)
    #expect(try editor.error("shutdown").code == .invalidRequest)
    editor.notify("exit")
    #expect(try editor.exitCode() == 0)
  }

  @Test func exitWithoutShutdownEndsWithOne() throws {
    let editor = TestEditor()
    editor.notify("exit")
    #expect(try editor.exitCode() == 1)
  }

  @Test func theEndOfInputEndsTheServer() throws {
    let editor = TestEditor()
    try editor.initialize()
    editor.transport.close()
    #expect(try editor.exitCode() == 1)
  }

  @Test func theEndOfItsParentEndsTheServer() throws {
    let parent = Process()
    parent.executableURL = URL(fileURLWithPath: "/bin/sleep")
    parent.arguments = ["0.01"]
    try parent.run()
    parent.waitUntilExit()
    var options = Server.Options.forTests
    options.parentInterval = 10
    let editor = TestEditor(options)
    _ = try editor.request(
      "initialize",
      ["processId": .integer(Int(parent.processIdentifier)), "capabilities": [:]])
    #expect(try editor.exitCode() == 1)
  }

  @Test func shutdownAnswersWhatIsStillOpen() throws {
    let editor = TestEditor()
    try editor.initialize(Editors.pullingAndRefreshing)
    let first = editor.start("workspace/diagnostic", ["previousResultIds": []])
    _ = try editor.outcome(of: first)
    let held = editor.start("workspace/diagnostic", ["previousResultIds": []])
    #expect(try editor.request("shutdown") == .null)
    #expect(try editor.outcome(of: held).get()["items"] == [])
  }

  @Test(
    arguments: [
      (nil, nil), (["utf-8", "utf-16", "utf-32"], "utf-16"), (["utf-32", "utf-8"], "utf-8"),
      (["utf-32"], "utf-32"), (["utf-7"], "utf-16"),
    ] as [([String]?, String?)])
  func choosesAnEncoding(offered: [String]?, chosen: String?) throws {
    let editor = TestEditor()
    let general: JSONValue =
      offered.map { ["positionEncodings": .array($0.map(JSONValue.string))] } ?? [:]
    let result = try editor.initialize(["general": general])
    #expect(result["capabilities"]?["positionEncoding"]?.string == chosen)
  }

  @Test func aBrokenMessageCostsOneAnswer() throws {
    let editor = TestEditor()
    try editor.initialize()
    editor.write(
      "garbage\r\n\r\nContent-Length: 30\r\n\r\n{\"id\":\"x\",\"method\":\"m\",\"params\"")
    #expect(
      try editor.outcome(of: .string("x"))
        == .failure(ResponseError(.parseError, "not a JSON object")))
    editor.write("Content-Length: 4\r\n\r\nnull")
    let unknown = try editor.message("")
    #expect(unknown["error"]?["code"] == .integer(-32700))
    #expect(try editor.error("textDocument/hover", ["position": 3]).code == .invalidParams)
    #expect(try editor.request("shutdown") == .null)
  }
}
