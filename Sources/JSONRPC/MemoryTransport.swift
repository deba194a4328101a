import Dispatch
package import Foundation
import Synchronization

/// A transport whose other end is in the same process, for tests.
package final class MemoryTransport: Transport {
  private let incoming: MemoryPipe
  private let outgoing: MemoryPipe

  private init(incoming: MemoryPipe, outgoing: MemoryPipe) {
    self.incoming = incoming
    self.outgoing = outgoing
  }

  /// Two ends of one connection. Each direction holds `capacity` bytes before writing waits.
  package static func pair(capacity: Int = 1 << 16) -> (MemoryTransport, MemoryTransport) {
    let (there, back) = (MemoryPipe(capacity: capacity), MemoryPipe(capacity: capacity))
    return (
      MemoryTransport(incoming: there, outgoing: back),
      MemoryTransport(incoming: back, outgoing: there)
    )
  }

  package func read() -> Data? { incoming.read() }
  package func write(_ bytes: Data) -> Bool { outgoing.write(bytes) }

  /// Ends both directions: the other end reads what was written and then the end of the stream.
  package func close() {
    outgoing.close()
    incoming.close()
  }
}

/// One direction, with one reader and one writer.
private final class MemoryPipe: Sendable {
  private struct State {
    var pieces: [Data] = []
    var bytes = 0
    var isClosed = false
  }

  private let capacity: Int
  private let state = Mutex(State())
  private let arrivals = DispatchSemaphore(value: 0)
  private let room = DispatchSemaphore(value: 0)

  init(capacity: Int) { self.capacity = capacity }

  func write(_ bytes: Data) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let (isClosed, taken) = state.withLock { state in
        let taken = state.isClosed ? 0 : min(rest.count, capacity - state.bytes)
        if taken > 0 {
          state.pieces.append(Data(rest.prefix(taken)))
          state.bytes += taken
        }
        return (state.isClosed, taken)
      }
      if isClosed { return false }
      rest = rest.dropFirst(taken)
      if taken > 0 { arrivals.signal() } else { room.wait() }
    }
    return true
  }

  func read() -> Data? {
    while true {
      let (piece, isClosed) = state.withLock { state -> (Data?, Bool) in
        guard !state.pieces.isEmpty else { return (nil, state.isClosed) }
        let piece = state.pieces.removeFirst()
        state.bytes -= piece.count
        return (piece, false)
      }
      if let piece {
        room.signal()
        return piece
      }
      if isClosed { return nil }
      arrivals.wait()
    }
  }

  func close() {
    state.withLock { $0.isClosed = true }
    arrivals.signal()
    room.signal()
  }
}
