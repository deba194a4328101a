import Foundation

/// Runs `body` on a thread of its own with a stack of 512 MB, as parsing wants it, and waits.
func onLargeStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
  let box = Box<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.value = body()
    done.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  done.wait()
  return box.value
}

/// Carries a value out of a thread; the semaphore orders the write before the read.
private final class Box<Value>: @unchecked Sendable {
  var value: Value?
}
