/// The operators of Combine.
enum CombineOperators {
  /// Leave values on the thread they come on.
  static let keepingThread: Set<String> = [
    "map", "tryMap", "decode", "mapError", "replaceError", "eraseToAnyPublisher", "filter",
    "compactMap", "tryCompactMap", "retry", "share", "print", "handleEvents", "removeDuplicates",
    "assertNoFailure", "subscribe", "first", "last", "collect", "replaceNil", "replaceEmpty",
    "catch",
  ]

  /// Choose the scheduler on which values come.
  static let scheduling: Set<String> = ["receive", "debounce", "throttle", "delay"]

  /// Leave out the first value, or wait for others.
  static let skipping: Set<String> = ["dropFirst", "collect", "drop", "output", "last"]

  /// Keep a closure that they are given for as long as they are subscribed to.
  static let keepingClosures: Set<String> = [
    "allSatisfy", "catch", "compactMap", "contains", "drop", "filter", "first", "flatMap",
    "handleEvents", "last", "map", "mapError", "prefix", "reduce", "removeDuplicates", "scan",
    "tryCatch", "tryCompactMap", "tryFilter", "tryMap", "tryScan",
  ]

  /// All, with some that libraries add and what ends a chain.
  static let names = keepingThread.union(scheduling).union(keepingClosures).union([
    "merge", "combineLatest", "zip", "prepend",
    "append", "dropFirst", "switchToLatest", "setFailureType", "autoconnect", "publisher",
    "publish", "removeNil", "ignoreOutput", "measureInterval", "multicast", "sink", "assign",
  ])
}
