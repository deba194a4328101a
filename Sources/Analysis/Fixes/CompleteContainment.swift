/// Adds the missing half of a containment.
struct CompleteContainment {
  let file: AnalyzedFile

  /// `host.didMove(toParent: self)` after the last statement of the block that inserts or
  /// constrains the host's view, or after `addChild` itself.
  func didMoveFix(after addChild: Use, name: String, uses: [Use]) -> Fix? {
    guard let statement = addChild.node.statement, statement.has(.ownsLines),
      let parent = parentText(of: addChild.node), let argument = addChild.node.argument(at: 0),
      argument.unwrapped == argument
    else { return nil }
    let last = uses.filter { $0.node.isInSameBlock(as: addChild.node) && $0.concernsView }
      .compactMap(\.node.statement).filter { $0.id > statement.id && $0.has(.ownsLines) }
      .max { $0.id < $1.id }
    let target = last ?? statement
    guard let indentation = file.indentation(of: target) else { return nil }
    let end = file.endOfLine(target.range.upperBound)
    let edit = Fix.Edit(
      replace: end..<end,
      with: [
        .text("\n"), .source(indentation), .source(argument.range), .text(".didMove(toParent: "),
      ] + parent + [.text(")")])
    return Fix("Add '\(name).didMove(toParent:)'", .safe, edits: [edit])
  }

  /// `self`, or the object that `addChild` is called on.
  func parentText(of addChild: Node) -> [Fix.Piece]? {
    guard let callee = addChild.callee else { return nil }
    if callee.kind == .name { return [.text("self")] }
    guard let receiver = callee.firstChild, receiver.unwrapped == receiver,
      receiver.kind == .name || receiver.path != nil
    else { return nil }
    return [.source(receiver.range)]
  }
}

extension Use {
  /// Whether it inserts the host's view or lays it out.
  var concernsView: Bool {
    switch effect {
    case .insertsView, .constrainsView, .passesView, .callsOnView: true
    case .sets(let path): path.hasPrefix("view.")
    default: false
    }
  }
}
