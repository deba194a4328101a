import Dispatch
import Foundation
import Synchronization
import Testing

@testable import JSONRPC

@Suite struct ConnectionTests {
  private struct Ask: RequestMessage {
    static let method = "ask"
    typealias Result = Int
    let what: String
  }

  /// Reads `count` messages from `transport` as text.
  private func read(_ transport: MemoryTransport, _ count: Int) -> [String] {
    var decoder = FrameDecoder()
    var texts: [String] = []
    while texts.count < count, let bytes = transport.read() {
      decoder.append(bytes)
      while case .body(let body)? = decoder.next() {
        texts.append(String(decoding: body, as: UTF8.self))
      }
    }
    return texts
  }

  private func number(_ number: Int) -> @Sendable () -> EncodedJSON {
    { (try? EncodedJSON(encoding: number)) ?? .null }
  }

  @Test func writesInOrder() {
    let (mine, theirs) = MemoryTransport.pair()
    let connection = Connection(mine)
    connection.start {}
    connection.notify("n", params: number(1))
    connection.reply(to: .number(5), with: .success(.emptyArray))
    connection.reject(nil, ResponseError(.parseError, "no"))
    #expect(
      read(theirs, 3) == [
        #"{"jsonrpc":"2.0","method":"n","params":1}"#, #"{"jsonrpc":"2.0","id":5,"result":[]}"#,
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"no"}}"#,
      ])
  }

  @Test func theNewestUnderAKeyTakesTheOldOnesPlace() {
    let queue = OutgoingQueue(limit: 1000)
    func put(_ text: String, _ key: String?) {
      queue.put(OutgoingQueue.Pending(size: 1) { Data(text.utf8) }, key: key)
    }
    put("a1", "a")
    put("x", nil)
    put("b1", "b")
    put("a2", "a")
    #expect(queue.take() == Data("a2".utf8))
    put("a3", "a")
    queue.close()
    #expect(
      (0..<4).map { _ in queue.take().map { String(decoding: $0, as: UTF8.self) } } == [
        "x", "b1", "a3", nil,
      ])
  }

  @Test func whoeverReadsOnlyAsksWaitsUntilThePeerReads() {
    let (mine, theirs) = MemoryTransport.pair(capacity: 64)
    let connection = Connection(mine, limit: 10_000)
    connection.start {}
    let sent = Atomic(0)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      for index in 0..<1000 {
        connection.waitUntilReadable()
        connection.reply(to: .number(index), with: .success(.emptyObject))
        sent.store(index + 1, ordering: .relaxed)
      }
      done.signal()
    }
    while sent.load(ordering: .relaxed) < 100 { usleep(100) }
    usleep(20_000)
    // Some hundred answers fit under the limit, and no more are made before somebody reads.
    #expect(sent.load(ordering: .relaxed) < 500)
    #expect(read(theirs, 1000).count == 1000)
    #expect(done.wait(timeout: .now() + 10) == .success)
  }

  @Test func droppableMessagesGoWhenThePeerDoesNotRead() {
    let queue = OutgoingQueue(limit: 10)
    queue.put(OutgoingQueue.Pending(size: 11) { Data() })
    #expect(queue.isFull)
    let (mine, theirs) = MemoryTransport.pair(capacity: 1)
    let connection = Connection(mine, limit: 100)
    for index in 0..<50 {
      connection.notify("log", size: 50, urgency: .droppable, params: number(index))
    }
    connection.start {}
    connection.notify("needed", params: number(0))
    #expect(read(theirs, 4).count { $0.contains("\"log\"") } == 3)
  }

  @Test func answersFindTheirRequests() throws {
    let (mine, theirs) = MemoryTransport.pair()
    let connection = Connection(mine)
    connection.start {}
    let found = Mutex<[Result<Int, ResponseError>]>([])
    for _ in 0..<2 {
      connection.call(Ask(what: "x")) { outcome in found.withLock { $0.append(outcome) } }
    }
    #expect(
      read(theirs, 2).last == #"{"jsonrpc":"2.0","id":2,"method":"ask","params":{"what":"x"}}"#)
    connection.finish(.number(2), with: .success(Message.Body(try EncodedJSON(encoding: 42))))
    connection.finish(.number(2), with: .success(Message.Body(try EncodedJSON(encoding: 43))))
    connection.finish(.number(9), with: .failure(ResponseError(.internalError, "")))
    connection.finish(.number(1), with: .success(Message.Body(.emptyArray)))
    #expect(found.withLock { $0 }.map { try? $0.get() } == [42, nil])
  }

  @Test func aPeerThatGoesAwayIsNoticedOnce() {
    let (mine, theirs) = MemoryTransport.pair(capacity: 8)
    let connection = Connection(mine)
    let losses = DispatchSemaphore(value: 0)
    connection.start { losses.signal() }
    theirs.close()
    for index in 0..<10 { connection.notify("n", params: number(index)) }
    #expect(losses.wait(timeout: .now() + 10) == .success)
    #expect(losses.wait(timeout: .now() + 0.05) == .timedOut)
    connection.waitUntilReadable()
    connection.finishWriting(within: 10)
  }
}
