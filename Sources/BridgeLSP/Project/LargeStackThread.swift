#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread for work whose depth follows its input, such as parsing.
///
/// The parser descends with the code, and the threads of the cooperative pool have far too small
/// a stack for that.
struct LargeStackThread {
  /// Bytes. Only what is used of them becomes memory.
  static let stackSize = 256 << 20

  private let thread: pthread_t

  private final class Box {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread that runs `body`; `nil` when the system has none to give.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, Self.stackSize) == 0 else { return nil }
    let box = Unmanaged.passRetained(Box(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { Self.run($0) }, box.toOpaque())
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, &attributes, { Self.run($0) }, box.toOpaque())
    #endif
    guard code == 0 else {
      box.release()
      return nil
    }
    #if canImport(Darwin)
      guard let thread else { return nil }
    #endif
    self.thread = thread
  }

  private static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    argument.map { Unmanaged<Box>.fromOpaque($0).takeRetainedValue().body() }
    return nil
  }

  /// Waits for the end of the thread.
  func join() { pthread_join(thread, nil) }

  /// Lets the thread end on its own.
  func detach() { pthread_detach(thread) }

  /// Runs `body` on a thread of its own and returns when it is done.
  static func run(_ body: @escaping @Sendable () -> Void) {
    if let thread = LargeStackThread(body) { thread.join() } else { body() }
  }

  /// Processors this process may count on.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
