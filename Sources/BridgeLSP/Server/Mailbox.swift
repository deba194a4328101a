import Dispatch
import Synchronization

/// Hands what happens on other threads to the one that owns the session, in the order it was put.
final class Mailbox<Element: Sendable>: Sendable {
  private let waiting = Mutex<[Element]>([])
  /// One signal for each element.
  private let arrivals = DispatchSemaphore(value: 0)
  /// The elements being handed out, which only the owner touches through ``take(until:)``.
  private let batch = Mutex<Batch>(Batch())

  private struct Batch {
    var elements: [Element] = []
    var next = 0
  }

  func put(_ element: Element) {
    waiting.withLock { $0.append(element) }
    arrivals.signal()
  }

  /// The next element, or `nil` when none came before `deadline`.
  func take(until deadline: DispatchTime) -> Element? {
    guard arrivals.wait(timeout: deadline) == .success else { return nil }
    return batch.withLock { batch in
      if batch.next == batch.elements.count {
        batch.elements = waiting.withLock { waiting in
          defer { waiting = [] }
          return waiting
        }
        batch.next = 0
      }
      guard batch.next < batch.elements.count else { return nil }
      defer { batch.next += 1 }
      return batch.elements[batch.next]
    }
  }
}
