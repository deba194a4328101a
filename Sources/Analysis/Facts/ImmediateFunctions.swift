/// Functions that run the closure they are given before they return: what stands in it runs where
/// and when the code around it does.
enum ImmediateFunctions {
  /// Of the standard library, and `withAnimation` and `withLock`.
  static let names: Set<String> = [
    "allSatisfy", "compactMap", "contains", "drop", "filter", "first", "firstIndex", "flatMap",
    "forEach", "map", "mapValues", "max", "min", "partition", "prefix", "reduce", "removeAll",
    "sort", "sorted", "withAnimation", "withLock",
  ]
}
