/// The facts of a version of a file that differs from the one at hand only inside of one member.
///
/// What a member tells depends on its own code and on the heads of its neighbours, so the facts of
/// all other members still hold. Types and members are told by their number.
struct KnownFacts {
  let facts: FileFacts
  /// The member that differs.
  let edited: Node

  /// The facts of the type with the number `index`; `nil` where they are not known.
  func type(at index: Int, _ node: Node) -> OfType? {
    guard facts.types.indices.contains(index) else { return nil }
    return OfType(fact: facts.types[index], edited: edited, isEdited: node.contains(edited))
  }

  /// The facts that `node` had as the member with the number `index`; `nil` when it is the one that
  /// differs.
  func fact<Fact>(at index: Int, of node: Node, in facts: [Fact]?) -> Fact? {
    node == edited ? nil : facts?.element(at: index)
  }

  struct OfType {
    let fact: TypeFact
    let edited: Node
    /// Whether the member that differs is inside the type.
    let isEdited: Bool

    func fact<Fact>(at index: Int, of node: Node, in facts: [Fact]?) -> Fact? {
      node == edited ? nil : facts?.element(at: index)
    }
  }
}

extension Array {
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
