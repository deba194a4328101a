import SwiftSyntax

/// Lowers one declaration again and keeps the rest of a file's code.
///
/// After a splice nothing but the declaration and what stands around it can have changed, so the
/// other records are only moved.
struct Relowering {
  let code: Code
  /// The declaration that was lowered again.
  let edited: Node
  /// Whether other members may still be taken for what they were: nobody sees a difference in the
  /// declaration's head, and no type came, went or stands inside it.
  let isInside: Bool

  /// `nil` when `source` was not spliced from the version that `old` is the code of, or when the
  /// declaration is none that can be lowered alone.
  init?(_ source: SourceFile, after old: Code, of base: SourceFile.Identity) {
    guard let splice = source.splice, splice.base === base,
      let before = old.member(at: splice.declaration),
      let place = MemberPlace(of: splice.newDeclaration, in: source.tree)
    else { return nil }
    let storage = old.storage
    let ancestors = before.ancestors.map(\.id).reversed()
    var lowering = Lowering(
      continuing: storage, records: storage.records[..<before.id], inside: Array(ancestors),
      depth: place.depth, bytes: Array(source.text.string.utf8))
    lowering.declaration(place.declaration)
    if let item = place.declaration.parent?.as(CodeBlockItemSyntax.self), lowering.ownsLines(item) {
      lowering.add(.ownsLines, to: before.id)
    }
    if before.has(.isInClause) { lowering.add(.isInClause, to: before.id) }
    guard before.id < lowering.records.count,
      lowering.records[before.id].end == lowering.records.count
    else { return nil }
    lowering.appendMoved(storage.records, from: before.end, growth: splice.growth)
    lowering.grow(Array(ancestors), by: splice.growth, from: storage.records.count)
    guard lowering.markErrors(in: place.types, Array(ancestors)) else { return nil }
    code = Code(
      Code.Storage(
        records: lowering.records, names: lowering.names, types: lowering.types,
        imports: lowering.imports))
    edited = Node(storage: code.storage, id: before.id)
    isInside =
      edited.kind == before.kind && edited.flags == before.flags && edited.name == before.name
      && !before.holdsTypes && !edited.holdsTypes
  }
}

extension Code {
  /// The member, or function of the file, that takes up exactly `range`.
  fileprivate func member(at range: TextRange) -> Node? {
    var list = file
    while let node = list.children.first(where: { $0.range.upperBound >= range.upperBound }) {
      switch node.kind {
      case .type where node.range != range, .conditional, .conditionalClause: list = node
      case .function, .initializer, .deinitializer, .subscriptDeclaration, .property:
        guard node.range == range else { return nil }
        // `var a = 0, b = 0` is one declaration of two properties.
        let next = node.end < list.end ? Node(storage: storage, id: node.end) : nil
        return next?.range == range ? nil : node
      default: return nil
      }
    }
    return nil
  }
}

extension Node {
  fileprivate var holdsTypes: Bool { descendants.contains { $0.kind == .type } }
}

extension Lowering {
  /// Appends the records behind the declaration, moved to where they stand now.
  fileprivate mutating func appendMoved(_ old: [Record], from start: Int, growth: Int) {
    let delta = records.count - start
    records.reserveCapacity(old.count + delta)
    for var record in old[start...] {
      record.move(bytes: growth)
      record.end = record.end.moved(delta)
      if record.parent >= start { record.parent = record.parent.moved(delta) }
      if record.enclosingType >= start { record.enclosingType = record.enclosingType.moved(delta) }
      records.append(record)
    }
  }

  /// Lets the nodes around the declaration end where they end now.
  fileprivate mutating func grow(_ ancestors: [Int], by growth: Int, from count: Int) {
    let delta = records.count - count
    for id in ancestors {
      records[id].upper = records[id].upper.moved(growth)
      records[id].end = records[id].end.moved(delta)
    }
  }

  /// Says anew of the types around the declaration whether they hold errors; false when they are
  /// not those of the tree.
  fileprivate mutating func markErrors(in types: [Syntax], _ ancestors: [Int]) -> Bool {
    let ids = ancestors.filter { records[$0].kind == .type }
    guard ids.count == types.count else { return false }
    for (id, type) in zip(ids, types) {
      if type.hasError {
        records[id].flags.insert(.hasError)
      } else {
        records[id].flags.remove(.hasError)
      }
    }
    return true
  }
}

extension Record {
  fileprivate mutating func move(bytes: Int) {
    lower = lower.moved(bytes)
    upper = upper.moved(bytes)
    focus = focus.moved(bytes)
  }
}

extension UInt32 {
  fileprivate func moved(_ distance: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: Int(self) + distance)
  }
}

/// Where a declaration stands in a tree.
private struct MemberPlace {
  let declaration: DeclSyntax
  /// The types around it, outermost first.
  let types: [Syntax]
  /// How deep the walk over the tree is when it comes here.
  let depth: Int

  init?(of range: TextRange, in tree: SourceFileSyntax) {
    var list = Syntax(tree.statements)
    var types: [Syntax] = []
    var depth = 0
    // Each turn descends one type or `#if`, so it ends with the nesting of declarations.
    while let declaration = Self.declaration(at: range.lowerBound.utf8, in: list) {
      if declaration.textRange == range {
        self.declaration = declaration
        self.types = types
        self.depth = depth
        return
      }
      guard let inner = Self.list(in: declaration, at: range.lowerBound.utf8) else { return nil }
      if declaration.asProtocol((any DeclGroupSyntax).self) != nil {
        types.append(Syntax(declaration))
      }
      list = inner
      depth += 1
    }
    return nil
  }

  private static func declaration(at offset: Int, in list: Syntax) -> DeclSyntax? {
    let item = list.children(viewMode: .sourceAccurate).first {
      $0.endPosition.utf8Offset > offset
    }
    if let member = item?.as(MemberBlockItemSyntax.self) { return member.decl }
    guard case .decl(let declaration)? = item?.as(CodeBlockItemSyntax.self)?.item else {
      return nil
    }
    return declaration
  }

  private static func list(in declaration: DeclSyntax, at offset: Int) -> Syntax? {
    if let type = declaration.asProtocol((any DeclGroupSyntax).self) {
      return Syntax(type.memberBlock.members)
    }
    let clause = declaration.as(IfConfigDeclSyntax.self)?.clauses.first {
      $0.endPosition.utf8Offset > offset
    }
    switch clause?.elements {
    case .statements(let list): return Syntax(list)
    case .decls(let list): return Syntax(list)
    default: return nil
    }
  }
}
