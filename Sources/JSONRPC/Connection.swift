import Foundation
import Synchronization

/// One peer's half of a JSON-RPC connection: it writes what is sent, in order, on a thread of its
/// own, so that sending never waits for the other side.
public final class Connection: Sendable {
  private let queue: OutgoingQueue
  private let transport: any Transport
  private let state = Mutex(State())
  private let written = DispatchSemaphore(value: 0)

  private struct State {
    var lastID = 0
    var calls: [RequestID: @Sendable (Result<Message.Body, ResponseError>) -> Void] = [:]
  }

  /// What may happen to a message when the peer does not read.
  public enum Urgency: Sendable {
    case needed
    /// Dropped while the queue is full.
    case droppable
  }

  /// `limit` is how many bytes may wait to be written before ``waitUntilReadable()`` waits.
  public init(_ transport: any Transport, limit: Int = 16 << 20) {
    self.transport = transport
    queue = OutgoingQueue(limit: limit)
  }

  /// Starts to write. `onLoss` is called once if the peer can no longer receive.
  public func start(onLoss: @escaping @Sendable () -> Void) {
    let writer = Thread { [queue, transport, written] in
      while let body = queue.take() {
        guard transport.write(FrameDecoder.frame(body)) else {
          queue.close(dropping: true)
          onLoss()
          break
        }
      }
      written.signal()
    }
    writer.name = "bridge-lsp.writer"
    writer.start()
  }

  /// Sends a notification whose parameters are encoded when its turn comes. Under the same `key`
  /// the newest replaces one that was not written yet.
  public func notify(
    _ method: String, key: String? = nil, size: Int = 256,
    urgency: Urgency = .needed, params: @escaping @Sendable () -> EncodedJSON
  ) {
    if urgency == .droppable, queue.isFull { return }
    queue.put(
      OutgoingQueue.Pending(size: size) {
        Self.envelope(method: method, params: params()).bytes
      }, key: key)
  }

  public func reply(to id: RequestID, with result: Result<EncodedJSON, ResponseError>) {
    put(Self.envelope(answering: id, with: result))
  }

  /// Tells about a message that could not be read; `id` is `nil` when it is unknown.
  public func reject(_ id: RequestID?, _ error: ResponseError) {
    put(Self.envelope(answering: id, with: .failure(error)))
  }

  /// Sends a request; `then` is called with its answer by whoever hands it to
  /// ``finish(_:with:)``, or never.
  public func call<Request: RequestMessage>(
    _ request: Request,
    then: @escaping @Sendable (Result<Request.Result, ResponseError>) -> Void
  ) {
    guard let params = try? EncodedJSON(encoding: request) else { return }
    let id = state.withLock { state in
      state.lastID += 1
      let id = RequestID.number(state.lastID)
      state.calls[id] = { outcome in
        then(
          outcome.flatMap { body in
            Result { () throws(ResponseError) in try body.decoded(as: Request.Result.self) }
          })
      }
      return id
    }
    put(Self.envelope(id: id, method: Request.method, params: params))
  }

  /// Hands an answer to whoever waits for it. One that nobody waits for is dropped.
  public func finish(_ id: RequestID, with outcome: Result<Message.Body, ResponseError>) {
    state.withLock { $0.calls.removeValue(forKey: id) }?(outcome)
  }

  /// Waits while so much waits to be written that reading on would only make it more.
  public func waitUntilReadable() { queue.waitForRoom() }

  /// Writes what still waits, for `seconds` at most, and nothing after it.
  public func finishWriting(within seconds: Double) {
    queue.close()
    _ = written.wait(timeout: .now() + seconds)
  }

  private func put(_ message: EncodedJSON) {
    queue.put(OutgoingQueue.Pending(size: message.bytes.count) { message.bytes })
  }
}

extension Connection {
  private static let version = encoded("2.0")

  private static func encoded(_ value: some Encodable) -> EncodedJSON {
    (try? EncodedJSON(encoding: value)) ?? .null
  }

  private static func envelope(method: String, params: EncodedJSON) -> EncodedJSON {
    .object(["jsonrpc": version, "method": encoded(method), "params": params])
  }

  private static func envelope(
    id: RequestID, method: String, params: EncodedJSON
  ) -> EncodedJSON {
    .object([
      "jsonrpc": version, "id": encoded(id), "method": encoded(method), "params": params,
    ])
  }

  private static func envelope(
    answering id: RequestID?, with result: Result<EncodedJSON, ResponseError>
  ) -> EncodedJSON {
    let id = id.map(encoded) ?? .null
    switch result {
    case .success(let value): return .object(["jsonrpc": version, "id": id, "result": value])
    case .failure(let error):
      return .object(["jsonrpc": version, "id": id, "error": encoded(error)])
    }
  }
}
