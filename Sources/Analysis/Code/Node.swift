/// One element of a file's lowered code: a cheap handle that answers questions about it.
package struct Node: Sendable {
  let storage: Code.Storage
  package let id: Int

  private var record: Record { storage.records[id] }

  package var kind: NodeKind { record.kind }
  package var flags: NodeFlags { record.flags }
  package var name: String { storage.names[record.name] }
  /// The argument or parameter label; empty for none.
  package var label: String { storage.names[record.label] }
  package var type: TypeRef? { record.type == 0 ? nil : storage.types[Int(record.type)] }
  package var range: TextRange { TextRange(utf8: Int(record.lower), Int(record.upper)) }
  /// Where the name or the keyword stands.
  package var focus: TextRange {
    TextRange(utf8: Int(record.focus), Int(record.focus) + name.utf8.count)
  }
  package var parent: Node? {
    id == 0 ? nil : Node(storage: storage, id: Int(record.parent))
  }
  var end: Int { Int(record.end) }

  package func has(_ flag: NodeFlags) -> Bool { record.flags.contains(flag) }

  /// The elements directly inside, in source order.
  package var children: ChildSequence { ChildSequence(storage: storage, current: id + 1, end: end) }

  /// Everything inside, in source order.
  package var descendants: some Sequence<Node> {
    (id + 1..<max(id + 1, end)).lazy.map { [storage] in Node(storage: storage, id: $0) }
  }

  /// The element and everything inside, in source order.
  package var subtree: some Sequence<Node> {
    (id..<max(id + 1, end)).lazy.map { [storage] in Node(storage: storage, id: $0) }
  }

  /// Everything inside that has the name, in source order.
  func descendants(named name: String) -> some Sequence<Node> {
    let number = storage.names.number(of: name)
    return (id + 1..<(number == nil ? id + 1 : max(id + 1, end))).lazy
      .filter { [storage] in storage.records[$0].name == number }
      .map { [storage] in Node(storage: storage, id: $0) }
  }

  /// Whether two elements of one file have the same name: faster than comparing their names.
  func isNamed(like other: Node) -> Bool { record.name == other.record.name }

  package func contains(_ other: Node) -> Bool { id <= other.id && other.id < end }

  package func child(_ kind: NodeKind) -> Node? { children.first { $0.kind == kind } }

  package func children(_ kind: NodeKind) -> [Node] { children.filter { $0.kind == kind } }

  /// The enclosing elements, innermost first.
  package var ancestors: AncestorSequence { AncestorSequence(current: self) }
}

extension Node: Hashable {
  package static func == (lhs: Node, rhs: Node) -> Bool {
    lhs.id == rhs.id && lhs.storage === rhs.storage
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

package struct ChildSequence: Sequence, IteratorProtocol, Sendable {
  let storage: Code.Storage
  var current: Int
  let end: Int

  package mutating func next() -> Node? {
    guard current < end else { return nil }
    let node = Node(storage: storage, id: current)
    current = Swift.max(node.end, current + 1)
    return node
  }
}

package struct AncestorSequence: Sequence, IteratorProtocol, Sendable {
  var current: Node

  package mutating func next() -> Node? {
    guard let parent = current.parent else { return nil }
    current = parent
    return parent
  }
}
