/// A file's calls by the name of what they call, and its assignments, for questions that start from
/// those.
package struct CallTable: Sendable {
  private let names: NameTable
  /// By the number of the name.
  private let calls: [UInt32: [Node]]
  /// The calls of what is named like a type whose value a local variable starts with.
  package let localCreations: [(call: Node, local: Node)]
  /// Every assignment, in source order.
  package let assignments: [Node]
  /// The loops `for await … in …`.
  package let asyncLoops: [Node]

  init(_ code: Code) {
    let storage = code.file.storage
    var byName: [UInt32: [Node]] = [:]
    var loops: [Node] = []
    var assignments: [Node] = []
    var creations: [(call: Node, local: Node)] = []
    for (id, record) in storage.records.enumerated() {
      switch record.kind {
      case .call:
        let node = Node(storage: storage, id: id)
        guard let callee = node.callee, callee.kind == .name || callee.kind == .member else {
          continue
        }
        byName[storage.records[callee.id].name, default: []].append(node)
        let parent = storage.records[Int(record.parent)]
        if parent.kind == .initialValue,
          storage.records[Int(parent.parent)].flags.contains(.isLocal),
          callee.name.isTypeName
        {
          creations.append((node, Node(storage: storage, id: Int(parent.parent))))
        }
      case .assignment: assignments.append(Node(storage: storage, id: id))
      case .forLoop where record.flags.contains(.isAwait):
        loops.append(Node(storage: storage, id: id))
      default: continue
      }
    }
    names = storage.names
    calls = byName
    asyncLoops = loops
    self.assignments = assignments
    localCreations = creations
  }

  /// The calls of functions, methods and types with one of `names`, in source order.
  package func calls(_ names: String...) -> [Node] { calls(names) }

  package func calls(_ names: some Collection<String>) -> [Node] {
    let found = names.compactMap(calls(named:))
    return found.count == 1 ? found[0] : found.flatMap(\.self).sorted { $0.id < $1.id }
  }

  private func calls(named name: String) -> [Node]? {
    names.number(of: name).flatMap { calls[$0] }
  }

  /// The calls of what is called `name` in a piece of code, itself included, in source order.
  package func calls(_ name: String, in code: Node) -> ArraySlice<Node> {
    guard let calls = calls(named: name) else { return [] }
    return calls[calls.partitioningIndex { $0.id >= code.id }...].prefix(while: code.contains)
  }
}

extension CallTable {
  /// The values that the file sets an environment key to, where they mean the same everywhere: a
  /// literal, or a constant of a type.
  package func environmentValues(of key: String) -> [Node] {
    calls("environment").compactMap { call in
      guard call.arguments.count == 2, let path = call.argument(at: 0), path.kind == .keyPath,
        path.name.lastComponent == key, let value = call.argument(at: 1)
      else { return nil }
      switch value.kind {
      case .literal: return value
      case .string: return value.has(.isInterpolated) ? nil : value
      case .member:
        return value.has(.isImplicit) || value.base?.name.isTypeName == true ? value : nil
      default: return nil
      }
    }
  }
}
