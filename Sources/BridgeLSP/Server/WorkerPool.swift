import Dispatch
import Synchronization

/// Threads with a large stack for everything that takes time.
///
/// One of them never takes background work, so that an open file never waits for the workspace.
final class WorkerPool: Sendable {
  enum Lane: Sendable {
    /// Somebody waits for the result.
    case interactive
    case background
  }

  fileprivate struct Queue {
    var interactive: [@Sendable () -> Void] = []
    var background: [@Sendable () -> Void] = []
    var isStopped = false
  }

  private let queue = Mutex(Queue())
  private let interactiveArrivals = DispatchSemaphore(value: 0)
  private let arrivals = DispatchSemaphore(value: 0)
  /// How many threads may do background work.
  let width: Int

  init(width: Int = min(8, LargeStackThread.processorCount)) {
    self.width = width
    start(takesBackground: false)
    for _ in 0..<width { start(takesBackground: true) }
  }

  func run(_ lane: Lane, _ job: @escaping @Sendable () -> Void) {
    queue.withLock { queue in
      switch lane {
      case .interactive: queue.interactive.append(job)
      case .background: queue.background.append(job)
      }
    }
    // Whoever wakes and finds nothing goes back to sleep, so one signal too many does no harm.
    if lane == .interactive { interactiveArrivals.signal() }
    arrivals.signal()
  }

  /// Drops what waits and lets the threads end after what they are doing.
  func stop() {
    queue.withLock { queue in
      queue.isStopped = true
      queue.interactive = []
      queue.background = []
    }
    interactiveArrivals.signal()
    for _ in 0..<width { arrivals.signal() }
  }

  private func start(takesBackground: Bool) {
    let thread = LargeStackThread { [self] in
      while true {
        (takesBackground ? arrivals : interactiveArrivals).wait()
        let (job, isStopped) = queue.withLock { queue in
          (queue.next(takesBackground: takesBackground), queue.isStopped)
        }
        if isStopped { return }
        job?()
      }
    }
    thread?.detach()
  }
}

extension WorkerPool.Queue {
  fileprivate mutating func next(takesBackground: Bool) -> (@Sendable () -> Void)? {
    if !interactive.isEmpty { return interactive.removeFirst() }
    guard takesBackground, !background.isEmpty else { return nil }
    return background.removeFirst()
  }
}

/// Tells a job that its result is no longer wanted.
final class CancellationFlag: Sendable {
  private let flag = Atomic(false)

  var isCancelled: Bool { flag.load(ordering: .relaxed) }
  func cancel() { flag.store(true, ordering: .relaxed) }
}
