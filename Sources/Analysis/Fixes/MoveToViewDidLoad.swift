/// Moves the making of a host, with everything done to it there, to `viewDidLoad`.
struct MoveToViewDidLoad {
  let file: AnalyzedFile
  let index: WorkspaceIndex

  static let title = "Move to viewDidLoad"

  /// The fix, or the reason why there is none.
  func fix(_ site: HostingSite, from callback: Node) -> (fix: Fix?, refusal: RefusedFix?) {
    guard index.ownerKind(of: site.ownerName) == .controller, let type = site.owner,
      let first = site.node.statement, let block = first.enclosingBlock,
      block.parent == callback
    else { return (nil, nil) }
    func refuse(_ reason: String) -> (Fix?, RefusedFix?) {
      (nil, RefusedFix(Self.title, because: reason))
    }
    let statements = self.statements(of: site, from: first, in: block)
    guard statements.allSatisfy({ $0.has(.ownsLines) }), let last = statements.last else {
      return refuse("its statements share lines with others")
    }
    if let reason = obstacle(in: statements, callback: callback) { return refuse(reason) }
    let moved = first.range.lowerBound..<last.range.upperBound
    let removal = Fix.Edit.delete(lines(of: moved))
    if let existing = viewDidLoad(in: type) {
      guard let edit = insertion(of: moved, into: existing) else {
        return refuse("viewDidLoad is written on one line")
      }
      return (Fix(Self.title, .needsReview, edits: [edit, removal].inOrder), nil)
    }
    guard index.property("viewDidLoad", of: site.ownerName) == nil else {
      return refuse("'viewDidLoad' is a property here")
    }
    guard
      index.functions("viewDidLoad", of: site.ownerName).allSatisfy({ $0.owner != site.ownerName })
    else { return refuse("viewDidLoad stands in another file") }
    guard let edit = creation(of: moved, before: callback) else { return (nil, nil) }
    return (Fix(Self.title, .needsReview, edits: [edit, removal].inOrder), nil)
  }

  /// From the making to the last statement of the same block that has to do with the host.
  private func statements(of site: HostingSite, from first: Node, in block: Node) -> [Node] {
    let uses = site.fates.compactMap(\.use?.node.statement)
    let last = uses.filter { $0.parent == block }.max { $0.id < $1.id } ?? first
    return block.children.filter { $0.id >= first.id && $0.id <= max(last.id, first.id) }
  }

  /// Why the statements can't run in `viewDidLoad`.
  private func obstacle(in statements: [Node], callback: Node) -> String? {
    for statement in statements {
      for node in [statement] + Array(statement.descendants)
      where node.kind == .name || node.kind == .member {
        if node.kind == .name, let declaration = node.localDeclaration(of: node.name),
          !statements.contains(where: { $0 == declaration || $0.contains(declaration) })
        {
          return "it uses '\(node.name)', which only \(callback.name) has"
        }
        if Self.late.contains(node.name), node.isOfOwnView {
          return "it reads '\(node.name)', which is not final in viewDidLoad"
        }
      }
    }
    guard let last = statements.last, let block = last.parent else { return nil }
    let declared = statements.filter { $0.kind == .property }
    for sibling in block.children where sibling.id > last.id {
      for node in [sibling] + Array(sibling.descendants) where node.kind == .name {
        if let declaration = node.localDeclaration(of: node.name), declared.contains(declaration) {
          return "'\(node.name)' is used again further down"
        }
      }
    }
    return nil
  }

  private static let late: Set<String> = [
    "bounds", "frame", "safeAreaInsets", "window", "traitCollection", "safeAreaLayoutFrame",
    "navigationController", "tabBarController", "parent", "presentingViewController",
  ]

  private func viewDidLoad(in type: Node) -> Node? {
    type.members.first { $0.kind == .function && $0.name == "viewDidLoad" && $0.has(.isOverride) }
  }

  private func lines(of range: TextRange) -> TextRange {
    let start = file.lines.startOfLine(containing: range.lowerBound)
    return start..<file.lines.startOfLine(file.lines.line(containing: range.upperBound) + 1)
  }

  /// Behind the last statement of an existing `viewDidLoad`.
  private func insertion(of moved: TextRange, into function: Node) -> Fix.Edit? {
    guard let last = function.body?.children.reversed().first,
      let indentation = file.indentation(of: last)
    else { return nil }
    let end = file.endOfLine(last.range.upperBound)
    return Fix.Edit(
      replace: end..<end, with: [.text("\n"), .source(indentation), .source(moved)])
  }

  /// A new override in front of the callback.
  private func creation(of moved: TextRange, before callback: Node) -> Fix.Edit? {
    guard let outer = file.indentation(of: callback),
      let inner = callback.body?.firstChild.flatMap({ file.indentation(of: $0) })
    else { return nil }
    let start = callback.range.lowerBound
    return Fix.Edit(
      replace: start..<start,
      with: [
        .text("override func viewDidLoad() {\n"), .source(inner), .text("super.viewDidLoad()\n"),
        .source(inner), .source(moved), .text("\n"), .source(outer), .text("}\n\n"),
        .source(outer),
      ])
  }
}

extension Node {
  /// `view.bounds`, `traitCollection`: asked of the controller or its own view.
  fileprivate var isOfOwnView: Bool {
    guard let path = pathInSelf else { return false }
    return path.count == 1 || path.first == "view"
  }
}
