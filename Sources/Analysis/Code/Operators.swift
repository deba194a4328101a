/// Operators of the standard library.
enum Operators {
  /// Whether two references are the same object.
  static let identity: Set<String> = ["===", "!=="]

  static let comparisons = identity.union(["==", "!=", "<", ">", "<=", ">="])
}
