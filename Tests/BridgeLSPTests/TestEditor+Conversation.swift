import Foundation
import JSONRPC

@testable import BridgeLSP

/// What editors say all the time.
extension TestEditor {
  /// Shakes hands. `capabilities` is what the editor can do.
  @discardableResult
  func initialize(
    _ capabilities: JSONValue = [:], folders: [TestFolder] = [], options: JSONValue = .null
  ) throws -> JSONValue {
    let folders = folders.map { folder -> JSONValue in
      ["uri": .string(folder.uri), "name": "folder"]
    }
    let result = try request(
      "initialize",
      [
        "processId": .null, "capabilities": capabilities, "workspaceFolders": .array(folders),
        "rootUri": .null, "initializationOptions": options,
      ])
    notify("initialized")
    return result
  }

  func open(_ uri: String, _ text: String, version: Int = 1, language: String = "swift") {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": .string(language), "version": .integer(version),
          "text": .string(text),
        ]
      ])
  }

  func change(_ uri: String, version: Int, _ changes: JSONValue...) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": .integer(version)],
        "contentChanges": .array(changes),
      ])
  }

  func close(_ uri: String) {
    notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
  }

  func pull(_ uri: String, previous: String? = nil) throws -> JSONValue {
    try request("textDocument/diagnostic", pullParams(uri, previous: previous))
  }

  func pullParams(_ uri: String, previous: String? = nil) -> JSONValue {
    var params: [String: JSONValue] = [
      "textDocument": ["uri": .string(uri)], "identifier": "bridge-lsp",
    ]
    params["previousResultId"] = previous.map(JSONValue.string)
    return .object(params)
  }

  /// Waits for the push that `matches`.
  @discardableResult
  func published(
    _ uri: String, where matches: @escaping (JSONValue) -> Bool = { _ in true }
  ) throws -> JSONValue {
    try message("textDocument/publishDiagnostics") { $0["uri"] == .string(uri) && matches($0) }
  }

  /// Everything that was pushed about a document, in order.
  func pushes(_ uri: String) -> [JSONValue] {
    messages.filter {
      $0.method == "textDocument/publishDiagnostics" && $0.params["uri"] == .string(uri)
    }.map(\.params)
  }
}

extension JSONValue {
  static func edit(
    _ line: Int, _ character: Int, _ endLine: Int, _ endCharacter: Int, _ text: String
  ) -> JSONValue {
    ["range": .range(line, character, endLine, endCharacter), "text": .string(text)]
  }

  static func range(
    _ line: Int, _ character: Int, _ endLine: Int, _ endCharacter: Int
  ) -> JSONValue {
    [
      "start": ["line": .integer(line), "character": .integer(character)],
      "end": ["line": .integer(endLine), "character": .integer(endCharacter)],
    ]
  }

  static func whole(_ text: String) -> JSONValue { ["text": .string(text)] }

  var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The messages of an array of diagnostics.
  var messages: [String] { elements.compactMap { $0["message"]?.string } }

  var diagnosticMessages: [String] { (self["diagnostics"] ?? self["items"] ?? .null).messages }
}

/// A folder of its own on disk, gone when nobody holds it any more.
final class TestFolder: Sendable {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("bridge-lsp-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // What lies above belongs to others.
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(".git"), withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var uri: String { FileURI.uri(of: AbsolutePath(path)) }

  func uri(_ name: String) -> String { FileURI.uri(of: AbsolutePath(path).appending(name)) }

  func write(_ name: String, _ text: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Makes `name` a symbolic link to `target`, both relative to the folder.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: path + "/" + target)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }
}

/// What different editors declare.
enum Editors {
  /// Pushes only, and little else: Neovim 0.7 or the like.
  static let plain: JSONValue = [:]

  static let pulling: JSONValue = [
    "textDocument": ["diagnostic": ["dynamicRegistration": false]]
  ]

  static let pullingAndRefreshing: JSONValue = [
    "textDocument": ["diagnostic": [:]],
    "workspace": ["diagnostics": ["refreshSupport": true]],
  ]

  static let withActions: JSONValue = [
    "textDocument": [
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]],
        "isPreferredSupport": true, "disabledSupport": true, "dataSupport": true,
        "resolveSupport": ["properties": ["edit"]],
      ]
    ],
    "workspace": ["workspaceEdit": ["documentChanges": true], "applyEdit": true],
  ]
}
