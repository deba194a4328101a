/// An answer that may not be known. Unknown never becomes a warning or an error.
package enum Trilean: Sendable {
  case no, unknown, yes

  package var isYes: Bool { self == .yes }
  package var isNo: Bool { self == .no }
}
