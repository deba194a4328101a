/// Functions that run the closure they are given once, after the code around it has gone on.
enum DeferringFunctions {
  /// `Task { … }`, `Task.detached { … }`, `queue.async { … }`: as soon as may be.
  static let soon: Set<String> = ["Task", "detached", "async"]

  /// With those that wait, or change to another thread or actor first.
  static let names = soon.union(["asyncAfter", "run", "perform", "assumeIsolated"])
}
