extension Array {
  /// The element of an array that has just one.
  package var only: Element? { count == 1 ? first : nil }
}
