/// What the index is made of.
extension WorkspaceIndex {
  /// One declaration or extension, with the file it stands in. A class, because questions go through
  /// pieces by the thousand and a fact is large.
  package final class Piece: Hashable, Sendable {
    package let fact: TypeFact
    package let path: String

    init(fact: TypeFact, path: String) {
      self.fact = fact
      self.path = path
    }

    package static func == (lhs: Piece, rhs: Piece) -> Bool {
      lhs === rhs || (lhs.path == rhs.path && lhs.fact == rhs.fact)
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(path)
      hasher.combine(fact.name)
    }
  }

  /// A class for the same reason as ``Piece``.
  package final class Method: Hashable, Sendable {
    package let type: String
    package let fact: FunctionFact
    package let path: String

    init(type: String, fact: FunctionFact, path: String) {
      self.type = type
      self.fact = fact
      self.path = path
    }

    package static func == (lhs: Method, rhs: Method) -> Bool {
      lhs === rhs || (lhs.path == rhs.path && lhs.type == rhs.type && lhs.fact == rhs.fact)
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      hasher.combine(fact.name)
    }
  }

  struct ObjectWriter: Equatable, Sendable {
    let type: String
    let property: String
  }

  /// Two indices have the same facts if this is the same object.
  final class Identity: Sendable {}
}
