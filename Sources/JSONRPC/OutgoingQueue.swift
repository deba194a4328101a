import Dispatch
import Foundation
import Synchronization

/// What waits to be written. Bounded by what its users do when it ``isFull``.
///
/// Messages leave in the order they came. A message under a key replaces the one that still waits
/// under the same key, at its place: nobody needs what was superseded before it was read.
final class OutgoingQueue: Sendable {
  /// Bytes beyond which the queue counts as full.
  private let limit: Int
  private let state = Mutex(State())
  /// One signal for each message that was put in, and one for the end.
  private let arrivals = DispatchSemaphore(value: 0)
  /// Signalled when a queue that was full no longer is.
  private let room = DispatchSemaphore(value: 0)

  fileprivate struct State {
    var order: [Slot?] = []
    /// How many of `order` were taken.
    var taken = 0
    var keyed: [String: Pending] = [:]
    var bytes = 0
    var isClosed = false
    var isWaitedFor = false
  }

  fileprivate enum Slot {
    case message(Pending)
    case key(String)
  }

  /// A message body that is made when its turn comes, and about how much memory it holds.
  struct Pending: Sendable {
    let size: Int
    let body: @Sendable () -> Data
  }

  init(limit: Int) { self.limit = limit }

  func put(_ message: Pending, key: String? = nil) {
    let isNew = state.withLock { state in
      guard !state.isClosed else { return false }
      state.bytes += message.size
      guard let key else {
        state.order.append(.message(message))
        return true
      }
      let old = state.keyed.updateValue(message, forKey: key)
      state.bytes -= old?.size ?? 0
      if old == nil { state.order.append(.key(key)) }
      return old == nil
    }
    if isNew { arrivals.signal() }
  }

  var isFull: Bool { state.withLock { $0.bytes > limit } }

  /// Waits for the next message and makes its body; `nil` after ``close()`` once all were taken.
  func take() -> Data? {
    arrivals.wait()
    let (pending, hasRoom) = state.withLock { state -> (Pending?, Bool) in
      guard state.taken < state.order.count else { return (nil, false) }
      let slot = state.order[state.taken]
      state.order[state.taken] = nil
      state.taken += 1
      if state.taken > 1024, state.taken * 2 > state.order.count {
        state.order.removeFirst(state.taken)
        state.taken = 0
      } else if state.taken == state.order.count {
        state.order.removeAll(keepingCapacity: true)
        state.taken = 0
      }
      let pending: Pending? =
        switch slot {
        case .message(let pending): pending
        case .key(let key): state.keyed.removeValue(forKey: key)
        case nil: nil
        }
      state.bytes -= pending?.size ?? 0
      return (pending, state.stopWaiting(if: state.bytes <= limit / 2))
    }
    if hasRoom { room.signal() }
    return pending?.body()
  }

  /// Waits until the queue has room again, if it is full. For one thread: the one that reads.
  func waitForRoom() {
    let mustWait = state.withLock { state in
      guard state.bytes > limit, !state.isClosed else { return false }
      state.isWaitedFor = true
      return true
    }
    if mustWait { room.wait() }
  }

  /// Takes nothing in any more. What is in the queue can still be taken, unless it is dropped.
  func close(dropping: Bool = false) {
    let (isFirst, hasRoom) = state.withLock { state in
      if dropping {
        state.order = []
        state.taken = 0
        state.keyed = [:]
        state.bytes = 0
      }
      defer { state.isClosed = true }
      return (!state.isClosed, state.stopWaiting(if: true))
    }
    if isFirst { arrivals.signal() }
    if hasRoom { room.signal() }
  }
}

extension OutgoingQueue.State {
  /// Whether a waiting reader has to be told, which happens once.
  fileprivate mutating func stopWaiting(if condition: Bool) -> Bool {
    guard condition, isWaitedFor else { return false }
    isWaitedFor = false
    return true
  }
}
