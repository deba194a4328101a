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
    let names: NameTable
    let types: [TypeRef]
    let imports: [String]
    /// What declares each name locally, in source order.
    let locals: [String: [Int]]
    /// The type declarations and extensions, outer ones first.
    let typeDeclarations: [Int]
    /// What is fixed in the strings with interpolations: `row_` for `"row_\(number)"`.
    let interpolated: Set<String>
    /// By number: whether the file uses the name.
    private let isMentioned: [Bool]
    /// The last components of types' names.
    private let typeNames: Set<String>

    init(records: [Record], names: NameTable, types: [TypeRef], imports: [String]) {
      self.imports = imports
      self.records = records
      self.names = names
      self.types = types
      var locals: [String: [Int]] = [:]
      var declarations: [Int] = []
      var interpolated: Set<String> = []
      var isMentioned = Array(repeating: false, count: names.count)
      var typeNames: Set<String> = []
      for (id, record) in records.enumerated() {
        isMentioned[Int(record.name)] = true
        isMentioned[Int(record.label)] = true
        if record.type != 0 { types[Int(record.type)].addNames(to: &typeNames) }
        if record.declaresLocally {
          let name = record.kind == .accessor ? record.label : record.name
          locals[names[name], default: []].append(id)
        } else if record.kind == .string, record.flags.contains(.isInterpolated) {
          interpolated.insert(names[record.name])
        } else if record.kind == .type {
          declarations.append(id)
        }
      }
      isMentioned[0] = false
      self.locals = locals
      typeDeclarations = declarations
      self.interpolated = interpolated
      self.isMentioned = isMentioned
      self.typeNames = typeNames
    }

    /// Whether the file uses a name.
    func mentions(_ name: String) -> Bool {
      if let number = names.number(of: name), isMentioned[Int(number)] { return true }
      return typeNames.contains(name)
    }

    /// Whether the file uses one of `names`; goes through the fewer of its names and these.
    func mentions(oneOf names: Set<String>) -> Bool {
      names.count <= self.names.count
        ? names.contains(where: mentions)
        : !typeNames.isDisjoint(with: names) || mentionedInCode.contains(where: names.contains)
    }

    /// The names of declarations, members, labels and the like that the file uses; types' names apart.
    var mentionedInCode: some Sequence<String> {
      isMentioned.indices.lazy.filter { [isMentioned] in isMentioned[$0] }
        .map { [names] in names[UInt32(truncatingIfNeeded: $0)] }
    }

    var mentioned: Set<String> { typeNames.union(mentionedInCode) }
  }

  /// Whether the file uses a name at all, of a type, a member or a function: cheaper than a walk.
  package func uses(_ name: String) -> Bool { storage.mentions(name) }

  /// Whether the file uses one of `names`.
  package func uses(oneOf names: Set<String>) -> Bool { storage.mentions(oneOf: names) }

  /// What the file names that starts with `prefix`.
  func namesUsed(startingWith prefix: String) -> [String] {
    storage.mentionedInCode.filter { $0.hasPrefix(prefix) }
  }

  /// Every name the file uses. Made anew each time.
  package var mentionedNames: Set<String> { storage.mentioned }
}

extension TypeRef {
  fileprivate func addNames(to names: inout Set<String>) {
    names.insert(simpleName)
    for argument in arguments { names.insert(argument.simpleName) }
  }
}
