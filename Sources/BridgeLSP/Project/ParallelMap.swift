import Synchronization

/// `transform` of every index below `count`, in order, computed by `jobs` threads with large
/// stacks. Which thread computes what never shows in the result.
func parallelMap<Value: Sendable>(
  _ count: Int, jobs: Int, _ transform: @escaping @Sendable (Int) -> Value
) -> [Value] {
  guard count > 0 else { return [] }
  let results = ParallelResults<Value>(count: count)
  let work: @Sendable () -> Void = {
    while let index = results.next() { results.put(transform(index), at: index) }
  }
  let threads = (0..<max(1, min(jobs, count))).compactMap { _ in LargeStackThread(work) }
  // A system out of threads still gets its work done, on this one.
  if threads.isEmpty { work() }
  for thread in threads { thread.join() }
  return results.all
}

private final class ParallelResults<Value: Sendable>: Sendable {
  private let count: Int
  private let cursor = Atomic(0)
  private let values: Mutex<[Value?]>

  init(count: Int) {
    self.count = count
    values = Mutex(Array(repeating: nil, count: count))
  }

  func next() -> Int? {
    let index = cursor.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  func put(_ value: Value, at index: Int) { values.withLock { $0[index] = value } }

  var all: [Value] { values.withLock { $0.compactMap(\.self) } }
}
