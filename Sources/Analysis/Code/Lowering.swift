import SwiftSyntax

/// The single walk over a file's tree, which writes its ``Code``.
///
/// The walk stops descending at a fixed depth, so that no input can exhaust the stack; chains of
/// members and calls, which real code makes long, are followed in a loop and cost no depth.
struct Lowering {
  var records: [Record] = []
  private(set) var names = NameTable()
  private(set) var types: [TypeRef] = [TypeRef("")]
  private var open: [Int] = []
  /// The modules the file imports.
  var imports: [String] = []
  var depth = 0
  private let bytes: [UInt8]

  /// Real code nests a few dozen levels; the stacks this runs on carry far more.
  static let deepest = 400
  /// Questions about where a link stands look at all links around it, so that a chain costs the
  /// square of its length.
  static let longestChain = 500

  static func lower(_ source: SourceFile) -> Code.Storage {
    var lowering = Lowering(bytes: Array(source.text.string.utf8))
    lowering.records.reserveCapacity(source.text.utf8Count / 10 + 16)
    lowering.node(.file, source.tree) { $0.codeBlockItems(source.tree.statements) }
    return Code.Storage(
      records: lowering.records, names: lowering.names, types: lowering.types,
      imports: lowering.imports)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Goes on where another walk had got to: behind `records`, inside the nodes `open`.
  init(
    continuing storage: Code.Storage, records: ArraySlice<Record>, inside open: [Int], depth: Int,
    bytes: [UInt8]
  ) {
    self.records = Array(records)
    names = storage.names
    types = storage.types
    imports = storage.imports
    self.open = open
    self.depth = depth
    self.bytes = bytes
  }

  /// Writes a node and, through `inside`, what it contains.
  @discardableResult
  mutating func node(
    _ kind: NodeKind, _ syntax: some SyntaxProtocol, _ flags: NodeFlags = [], name: String = "",
    label: String = "", type: TypeRef? = nil, focus: (any SyntaxProtocol)? = nil,
    _ inside: (inout Lowering) -> Void = { _ in }
  ) -> Int {
    let id = begin(
      kind, syntax, flags, name: name, label: label, type: type, focus: focus)
    inside(&self)
    finish(id)
    return id
  }

  /// Opens a node; `start` is where it starts, for those who know it already.
  mutating func begin(
    _ kind: NodeKind, _ syntax: some SyntaxProtocol, _ flags: NodeFlags = [], name: String = "",
    label: String = "", type: TypeRef? = nil, focus: (any SyntaxProtocol)? = nil,
    start: Int? = nil
  ) -> Int {
    let lower = start ?? syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    let upper = max(lower, syntax.endPositionBeforeTrailingTrivia.utf8Offset)
    let start = focus?.positionAfterSkippingLeadingTrivia.utf8Offset ?? lower
    var record = Record(
      kind: kind, flags: flags, lower: UInt32(truncatingIfNeeded: lower),
      upper: UInt32(truncatingIfNeeded: upper), focus: UInt32(truncatingIfNeeded: start))
    record.name = names.intern(name)
    record.label = names.intern(label)
    record.type = intern(type)
    record.parent = UInt32(truncatingIfNeeded: open.last ?? 0)
    if let parent = open.last {
      record.enclosingType =
        records[parent].kind == .type
        ? UInt32(truncatingIfNeeded: parent) : records[parent].enclosingType
    }
    let id = records.count
    records.append(record)
    open.append(id)
    return id
  }

  mutating func finish(_ id: Int) {
    records[id].end = UInt32(truncatingIfNeeded: records.count)
    open.removeLast()
  }

  /// Runs `inside` one level deeper, or not at all where the walk has gone deep enough.
  mutating func descend(_ inside: (inout Lowering) -> Void) {
    guard depth < Self.deepest else { return }
    depth += 1
    inside(&self)
    depth -= 1
  }

  /// Whether what is written now stands outside of every body.
  var isAtFileLevel: Bool {
    open.allSatisfy {
      switch records[$0].kind {
      case .file, .conditional, .conditionalClause: true
      default: false
      }
    }
  }

  mutating func add(_ flags: NodeFlags, to id: Int) { records[id].flags.formUnion(flags) }

  private mutating func intern(_ type: TypeRef?) -> UInt32 {
    guard let type else { return 0 }
    types.append(type)
    return UInt32(truncatingIfNeeded: types.count - 1)
  }

  /// Whether nothing else stands on the lines of `syntax`, comments aside.
  func ownsLines(_ syntax: some SyntaxProtocol) -> Bool {
    var before = syntax.positionAfterSkippingLeadingTrivia.utf8Offset - 1
    while before >= 0, before < bytes.count, bytes[before] == 32 || bytes[before] == 9 {
      before -= 1
    }
    guard before < 0 || bytes[before] == 10 || bytes[before] == 13 else { return false }
    var after = syntax.endPositionBeforeTrailingTrivia.utf8Offset
    while after < bytes.count, bytes[after] == 32 || bytes[after] == 9 { after += 1 }
    if after + 1 < bytes.count, bytes[after] == 47, bytes[after + 1] == 47 { return true }
    return after >= bytes.count || bytes[after] == 10 || bytes[after] == 13
  }
}

extension TokenSyntax {
  /// The identifier without backticks.
  var identifierText: String {
    let text = text
    guard text.hasPrefix("`"), text.hasSuffix("`"), text.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}
