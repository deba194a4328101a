/// Moves a presentation to the first `viewDidAppear`.
struct PresentInViewDidAppear {
  let file: AnalyzedFile
  let index: WorkspaceIndex

  static let title = "Move to viewDidAppear"
  private static let flag = "hasPresented"

  /// The fix, or the reason why there is none.
  func fix(_ presentation: Presentation, from callback: Node) -> (Fix?, RefusedFix?) {
    func refuse(_ reason: String) -> (Fix?, RefusedFix?) {
      (nil, RefusedFix(Self.title, because: reason))
    }
    guard callback.kind == .function, let statement = presentation.node.statement,
      statement == presentation.node.wrapped, callback.has(.ownsLines)
    else { return (nil, nil) }
    guard statement.parent == callback.body else { return refuse("it stands in a condition") }
    let moved = statements(with: statement, in: callback)
    guard moved.allSatisfy({ $0.has(.ownsLines) }) else {
      return refuse("its statements share lines with others")
    }
    if let name = outside(moved, of: callback) {
      return refuse("'\(name)' is used by other statements too")
    }
    guard !index.hasMember(Self.flag, of: presentation.ownerName) else {
      return refuse("'\(Self.flag)' is taken")
    }
    guard index.property("viewDidAppear", of: presentation.ownerName) == nil,
      index.functions("viewDidAppear", of: presentation.ownerName)
        .allSatisfy({ $0.owner != presentation.ownerName })
    else { return refuse("viewDidAppear is there already") }
    guard let first = moved.first, let outer = file.indentation(of: callback),
      let inner = file.indentation(of: first)
    else { return (nil, nil) }
    let isPublic = callback.children(.modifier).first { ["public", "open"].contains($0.name) }
    let access = isPublic.map { [Fix.Piece.source($0.range), .text(" ")] } ?? []
    func line(_ indentation: TextRange, _ text: String) -> [Fix.Piece] {
      [.text("\n"), .source(indentation), .text(text)]
    }
    var pieces = [Fix.Piece.text("\n")] + line(outer, "private var \(Self.flag) = false")
    pieces += [.text("\n"), .text("\n"), .source(outer)] + access
    pieces += [.text("override func viewDidAppear(_ animated: Bool) {")]
    pieces += line(inner, "super.viewDidAppear(animated)")
    pieces += line(inner, "guard !\(Self.flag) else { return }")
    pieces += line(inner, "\(Self.flag) = true")
    for statement in moved {
      pieces += [.text("\n"), .source(inner), .source(statement.range)]
    }
    pieces += line(outer, "}")
    let end = file.endOfLine(callback.range.upperBound)
    let removals = moved.compactMap { file.remove($0) }
    // A callback that is not closed yet ends with the statement.
    guard removals.count == moved.count, removals.allSatisfy({ $0.range.upperBound <= end }) else {
      return (nil, nil)
    }
    return (
      Fix(
        Self.title, .needsReview, edits: removals + [Fix.Edit(replace: end..<end, with: pieces)]),
      nil
    )
  }

  /// The presentation, the locals it needs, and what is done to them before it.
  private func statements(with statement: Node, in callback: Node) -> [Node] {
    var moved: Set<Node> = [statement]
    let others = (callback.body?.children.filter { $0.id < statement.id } ?? []).reversed()
    for other in others {
      let isNeeded = moved.contains { $0.mentionsLocal(declaredBy: other) }
      let prepares = other.kind != .property && moved.contains { other.sharesLocal(with: $0) }
      if isNeeded || prepares { moved.insert(other) }
    }
    return moved.sorted { $0.id < $1.id }
  }

  /// A name that ties the moved statements to others of the callback.
  private func outside(_ moved: [Node], of callback: Node) -> String? {
    for statement in moved {
      for node in statement.descendants where node.kind == .name {
        guard let local = node.localDeclaration(of: node.name), callback.contains(local),
          !moved.contains(where: { $0 == local || $0.contains(local) })
        else { continue }
        return node.name
      }
    }
    for other in callback.body?.children.filter({ !moved.contains($0) }) ?? [] {
      for statement in moved where other.mentionsLocal(declaredBy: statement) {
        return statement.name
      }
    }
    return nil
  }
}

extension Node {
  /// Whether something in this statement mentions the local that `declaration` introduces.
  fileprivate func mentionsLocal(declaredBy declaration: Node) -> Bool {
    declaration.kind == .property
      && descendants.contains {
        $0.kind == .name && $0.name == declaration.name
          && $0.localDeclaration(of: declaration.name) == declaration
      }
  }

  /// Whether both statements mention the same local variable.
  fileprivate func sharesLocal(with other: Node) -> Bool {
    let locals = Set(
      other.descendants.filter { $0.kind == .name }
        .compactMap { $0.localDeclaration(of: $0.name) }.filter { $0.kind == .property })
    return descendants.contains { node in
      node.kind == .name
        && node.localDeclaration(of: node.name).map { locals.contains($0) } == true
    }
  }
}
