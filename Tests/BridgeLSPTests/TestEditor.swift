import Dispatch
import Foundation
import JSONRPC
import Synchronization

@testable import BridgeLSP

/// An editor in this process: it talks to a server over memory and keeps all it is told.
final class TestEditor: Sendable {
  /// How this editor answers what the server asks; `nil` for no answer at all.
  typealias Answering = @Sendable (_ method: String, _ params: JSONValue) -> JSONValue?

  struct ServerMessage: Sendable {
    let method: String
    let params: JSONValue
    let isRequest: Bool
  }

  struct Failure: Error, Hashable {
    let description: String
  }

  private struct State {
    var lastID = 0
    var outcomes: [RequestID: Result<JSONValue, ResponseError>] = [:]
    var answers: [RequestID: Int] = [:]
    var messages: [ServerMessage] = []
    var exitCode: Int32?
    var hasEnded = false
  }

  /// Seconds until a wait counts as failed. Generous: the machine may be busy.
  static let patience = 20.0

  let transport: MemoryTransport
  private let state = Mutex(State())
  private let answering: Answering
  private let isReading: Bool

  init(
    _ options: Server.Options = .forTests, reads: Bool = true, capacity: Int = 1 << 16,
    answering: @escaping Answering = { _, _ in .null }
  ) {
    let (mine, theirs) = MemoryTransport.pair(capacity: capacity)
    transport = mine
    self.answering = answering
    isReading = reads
    let server = Thread { [weak self] in
      let code = Server(theirs, options: options).run()
      self?.state.withLock { $0.exitCode = code }
    }
    server.stackSize = 8 << 20
    server.start()
    if reads { startReading() }
  }

  deinit { transport.close() }

  func startReading() {
    Thread.detachNewThread { [transport, weak self] in
      var frames = FrameDecoder()
      while let bytes = transport.read() {
        frames.append(bytes)
        while let frame = frames.next() {
          if case .body(let body) = frame { self?.receive(body) }
        }
      }
      self?.state.withLock { $0.hasEnded = true }
    }
  }

  private func receive(_ body: Data) {
    switch try? Message(body) {
    case .request(let id, let method, let params):
      let params = (try? params.decoded(as: JSONValue.self)) ?? .null
      state.withLock {
        $0.messages.append(ServerMessage(method: method, params: params, isRequest: true))
      }
      if let answer = answering(method, params) {
        send(.object(["jsonrpc": "2.0", "id": id.json, "result": answer]))
      }
    case .notification(let method, let params):
      let params = (try? params.decoded(as: JSONValue.self)) ?? .null
      state.withLock {
        $0.messages.append(ServerMessage(method: method, params: params, isRequest: false))
      }
    case .response(let id, let outcome):
      let outcome = outcome.map { (try? $0.decoded(as: JSONValue.self)) ?? .null }
      state.withLock {
        $0.outcomes[id] = outcome
        $0.answers[id, default: 0] += 1
      }
    case nil:
      // An error whose request is unknown.
      let message = (try? JSONDecoder().decode(JSONValue.self, from: body)) ?? .null
      state.withLock {
        $0.messages.append(ServerMessage(method: "", params: message, isRequest: false))
      }
    }
  }

  func send(_ message: JSONValue) {
    guard let body = try? EncodedJSON(encoding: message).bytes else { return }
    _ = transport.write(FrameDecoder.frame(body))
  }

  func write(_ text: String) { _ = transport.write(Data(text.utf8)) }

  func notify(_ method: String, _ params: JSONValue = [:]) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Sends a request and returns its id.
  func start(_ method: String, _ params: JSONValue = [:]) -> RequestID {
    let id = state.withLock { state in
      state.lastID += 1
      return RequestID.number(state.lastID)
    }
    send(["jsonrpc": "2.0", "id": id.json, "method": .string(method), "params": params])
    return id
  }

  func cancel(_ id: RequestID) { notify("$/cancelRequest", ["id": id.json]) }

  /// Waits for the answer to a request.
  func outcome(of id: RequestID) throws -> Result<JSONValue, ResponseError> {
    try wait("an answer to \(id)") { $0.outcomes[id] }
  }

  func request(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
    try outcome(of: start(method, params)).get()
  }

  func error(_ method: String, _ params: JSONValue = [:]) throws -> ResponseError {
    switch try outcome(of: start(method, params)) {
    case .success(let value): throw Failure(description: "\(method) gave \(value)")
    case .failure(let error): return error
    }
  }

  /// Waits until the server has sent a message that `matches`.
  @discardableResult
  func message(
    _ method: String, where matches: @escaping (JSONValue) -> Bool = { _ in true }
  ) throws -> JSONValue {
    try wait("'\(method)'") { state in
      state.messages.last { $0.method == method && matches($0.params) }?.params
    }
  }

  var messages: [ServerMessage] { state.withLock { $0.messages } }

  /// How many answers each request got.
  var answers: [RequestID: Int] { state.withLock { $0.answers } }

  func exitCode() throws -> Int32 { try wait("the server's end") { $0.exitCode } }

  private func wait<Value>(_ what: String, _ look: (borrowing State) -> Value?) throws -> Value {
    let end = DispatchTime.now() + Self.patience
    while true {
      if let value = state.withLock({ look($0) }) { return value }
      guard DispatchTime.now() < end else {
        let seen = messages.suffix(5).map { "\($0.method) \($0.params)" }
        throw Failure(description: "waited for \(what); last seen: \(seen)")
      }
      usleep(500)
    }
  }
}

extension Server.Options {
  static var forTests: Server.Options {
    var options = Server.Options()
    options.salt = "s"
    options.rules = testRules
    // Whoever answers at all answers in time, however busy the machine is.
    options.patience = 60_000
    return options
  }
}

extension RequestID {
  var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .string(let string): .string(string)
    }
  }
}
