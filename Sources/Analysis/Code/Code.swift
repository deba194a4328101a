/// A file's lowered code: what its tree says, without the tree.
///
/// One walk makes it. It keeps declarations, statements and expressions in a flat array of
/// ``Record``s with their ranges, and leaves out what no question about the seam needs (types'
/// details, trivia, operators' precedence). Clauses of `#if` that are false for iOS are absent.
package struct Code: Sendable {
  let storage: Storage

  package init(lowering source: SourceFile) {
    storage = Lowering.lower(source)
  }

  init(_ storage: Storage) { self.storage = storage }

  package var file: Node { Node(storage: storage, id: 0) }

  /// The modules the file imports, by their first component.
  package var imports: [String] { storage.imports }

  final class Storage: Sendable {
    let records: [Record]
    let names: [String]
    let types: [TypeRef]
    let imports: [String]
    /// What declares each name locally, in source order.
    let locals: [String: [Int]]
    /// The type declarations and extensions, outer ones first.
    let typeDeclarations: [Int]
    /// Every name that is used.
    let mentioned: Set<String>
    /// What is fixed in the strings with interpolations: `row_` for `"row_\(number)"`.
    let interpolated: Set<String>

    init(records: [Record], names: [String], types: [TypeRef], imports: [String]) {
      self.imports = imports
      self.records = records
      self.names = names
      self.types = types
      var locals: [String: [Int]] = [:]
      var declarations: [Int] = []
      var interpolated: Set<String> = []
      for (id, record) in records.enumerated() {
        if record.declaresLocally {
          let name = record.kind == .accessor ? record.label : record.name
          locals[names[Int(name)], default: []].append(id)
        } else if record.kind == .string, record.flags.contains(.isInterpolated) {
          interpolated.insert(names[Int(record.name)])
        } else if record.kind == .type {
          declarations.append(id)
        }
      }
      self.locals = locals
      typeDeclarations = declarations
      self.interpolated = interpolated
      mentioned = Self.names(in: records, names, types)
    }
  }

  /// Whether the file uses a name at all: cheaper than a walk.
  package func uses(_ name: String) -> Bool { storage.mentioned.contains(name) }

  /// Every name the file uses: types, members, functions.
  package var mentionedNames: Set<String> { storage.mentioned }
}

extension Code.Storage {
  fileprivate static func names(
    in records: [Record], _ table: [String], _ types: [TypeRef]
  ) -> Set<String> {
    // The tables may hold more than the records mention: what an edit took away.
    var isMentioned = Array(repeating: false, count: table.count)
    var names: Set<String> = []
    for record in records {
      isMentioned[Int(record.name)] = true
      isMentioned[Int(record.label)] = true
      guard record.type != 0 else { continue }
      let type = types[Int(record.type)]
      names.insert(type.simpleName)
      for argument in type.arguments { names.insert(argument.simpleName) }
    }
    for (name, isMentioned) in zip(table, isMentioned) where isMentioned {
      names.insert(name)
    }
    names.remove("")
    return names
  }
}
