import Analysis
import Foundation
import Synchronization
import Testing

@testable import BridgeLSP

/// A folder on the disk that lives as long as a test.
final class CommandFolder: Sendable {
  let path: AbsolutePath

  /// Makes the folder with files, by relative path. A name ending in a slash is an empty folder.
  init(_ files: [String: String] = [:]) throws {
    let pattern = NSTemporaryDirectory() + "/bridge-lsp-test-XXXXXX"
    var template = Array(pattern.utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) } != nil
    }
    try #require(made)
    let created = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    // The temporary folder of a Mac is a link.
    path = AbsolutePath(URL(filePath: created).resolvingSymlinksInPath().path)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path.string) }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let url = URL(filePath: path.appending(name).string)
    let folder = name.hasSuffix("/") ? url : url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if !name.hasSuffix("/") { try data.write(to: url) }
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path.appending(name).string, withDestinationPath: destination)
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: URL(filePath: path.appending(name).string), encoding: .utf8)
  }

  /// What a command said and how it ended.
  struct Outcome: Sendable {
    let code: Int32
    let output: String
    let errors: String

    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
  }

  func run(
    _ arguments: String..., in folder: String = "", environment: [String: String] = [:],
    input: String = "", isTerminal: Bool = false
  ) async -> Outcome {
    await run(
      arguments, in: folder, environment: environment, input: input, isTerminal: isTerminal)
  }

  /// Runs `bridge-lsp` with the test rules, in this folder or one below.
  func run(
    _ arguments: [String], in folder: String = "", environment: [String: String] = [:],
    input: String = "", isTerminal: Bool = false, rules: [any Rule] = callRules
  ) async -> Outcome {
    await run(
      arguments, in: folder, environment: environment, bytes: Array(input.utf8),
      isTerminal: isTerminal, rules: rules)
  }

  /// The same with `rules`, and with anything on stdin.
  func run(
    _ arguments: [String], in folder: String = "", environment: [String: String] = [:],
    bytes: [UInt8], isTerminal: Bool = false, rules: [any Rule]
  ) async -> Outcome {
    let output = Recorder()
    let errors = Recorder()
    let context = CommandContext(
      workingDirectory: AbsolutePath(folder, relativeTo: path),
      variable: { environment[$0] }, output: output.channel(isTerminal: isTerminal),
      errors: errors.channel(isTerminal: false), readInput: { bytes },
      rules: rules)
    let code = await CommandLineTool.run(arguments, context)
    return Outcome(code: code, output: output.text, errors: errors.text)
  }

  private final class Recorder: Sendable {
    private let state = Mutex("")

    var text: String { state.withLock(\.self) }

    func channel(isTerminal: Bool) -> OutputChannel {
      OutputChannel(isTerminal: isTerminal, width: 80) { text in
        self.state.withLock { $0 += text }
      }
    }
  }
}
