import Dispatch
import Foundation
import JSONRPC
import Synchronization
import Testing

@testable import BridgeLSP

/// Plays every document of `Sessions` and holds both sides to it.
@Suite struct SessionTests {
  static let names: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Sessions"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted()
  }()

  @Test func thereAreSessions() { #expect(Self.names.count >= 5) }

  @Test(arguments: names)
  func plays(name: String) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Sessions").appendingPathComponent(name)
    let text = try String(contentsOf: url, encoding: .utf8)
    let folder = try TestFolder()
    let session = try SessionFile(text, folder: folder.uri)
    for (name, text) in session.files { try folder.write(name, text) }
    var options = Server.Options.forTests
    // Nothing in a session depends on time: whoever is asked answers.
    options.patience = 60_000
    let wire = Wire(options)
    var unexpected: [JSONValue] = []
    for step in session.steps {
      switch step {
      case .send(let message, _): wire.send(message)
      case .expect(let pattern, let line):
        if let index = unexpected.firstIndex(where: { $0.matches(pattern) }) {
          unexpected.remove(at: index)
          continue
        }
        while true {
          guard let message = wire.next() else {
            Issue.record("\(name):\(line): never came; instead: \(unexpected.map(\.text))")
            return
          }
          if message.matches(pattern) { break }
          unexpected.append(message)
        }
      }
    }
    wire.close()
    while let message = wire.next() { unexpected.append(message) }
    #expect(unexpected.isEmpty, "\(name): \(unexpected.map(\.text))")
  }
}

/// The editor's end of a connection, message by message.
private final class Wire: Sendable {
  private let transport: MemoryTransport
  private let waiting = Mutex<[JSONValue?]>([])
  private let arrivals = DispatchSemaphore(value: 0)

  init(_ options: Server.Options) {
    let (mine, theirs) = MemoryTransport.pair(capacity: 1 << 20)
    transport = mine
    Thread.detachNewThread { _ = Server(theirs, options: options).run() }
    Thread.detachNewThread { [weak self] in
      var frames = FrameDecoder()
      while let bytes = mine.read() {
        frames.append(bytes)
        while let frame = frames.next() {
          guard case .body(let body) = frame else { continue }
          self?.put(try? JSONDecoder().decode(JSONValue.self, from: body))
        }
      }
      self?.put(nil)
    }
  }

  private func put(_ message: JSONValue?) {
    waiting.withLock { $0.append(message) }
    arrivals.signal()
  }

  func send(_ message: JSONValue) {
    guard let body = try? EncodedJSON(encoding: message.adding("jsonrpc", "2.0")).bytes else {
      return
    }
    _ = transport.write(FrameDecoder.frame(body))
  }

  /// The next message; `nil` at the end of the connection, or when none came for very long.
  func next() -> JSONValue? {
    guard arrivals.wait(timeout: .now() + TestEditor.patience) == .success else { return nil }
    guard case .object(var members) = waiting.withLock({ $0.removeFirst() }) else { return nil }
    members["jsonrpc"] = nil
    return .object(members)
  }

  /// Lets the server finish what it has to say.
  func close() {
    send(["id": "end", "method": "shutdown"])
    while let message = next() {
      if message["id"] == "end" { break }
      put(message)
    }
    transport.close()
  }
}

extension JSONValue {
  fileprivate var text: String {
    (try? EncodedJSON(encoding: self)).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }
}
