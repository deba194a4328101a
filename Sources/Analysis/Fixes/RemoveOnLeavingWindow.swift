/// Takes a host that a view adds to a controller out again when the view leaves its window.
struct RemoveOnLeavingWindow {
  let file: AnalyzedFile

  /// Offered in a `didMoveToWindow()` that does nothing but add the host, so that nothing else is
  /// skipped when there is no window.
  func fix(_ site: HostingSite, in callback: Node) -> Fix? {
    guard callback.name == "didMoveToWindow", case .property(let name) = site.holder,
      let owner = site.owner, let body = callback.body,
      let property = owner.members.first(where: { $0.kind == .property && $0.name == name })
    else { return nil }
    let statements = Array(body.children)
    let first = statements.first.flatMap { $0.isSuperCall ? statements.dropFirst().first : $0 }
    guard let first, first.has(.ownsLines),
      statements.allSatisfy({ $0.isSuperCall || $0.kind == .guardStatement || $0.concerns(name) }),
      let inner = file.lines.indentation(of: first),
      let unit = file.lines.indentationUnit(of: callback)
    else { return nil }
    let mention = property.type?.isOptional == true ? name + "?" : name
    let steps = [
      "\(mention).willMove(toParent: nil)", "\(mention).view.removeFromSuperview()",
      "\(mention).removeFromParent()", "return",
    ]
    let start = first.range.lowerBound
    let lines = steps.flatMap { [Fix.Piece.text("\n"), inner, unit, .text($0)] }
    return Fix(
      "Remove '\(name)' when the view leaves its window", .needsReview,
      edits: [
        Fix.Edit(
          replace: start..<start,
          with: [.text("guard window != nil else {")] + lines
            + [.text("\n"), inner, .text("}\n"), inner])
      ])
  }
}

extension Node {
  fileprivate var isSuperCall: Bool { kind == .call && receiver?.name == "super" }

  /// Whether the host is mentioned in this statement, or a local is only declared by it.
  fileprivate func concerns(_ name: String) -> Bool {
    kind == .property
      || descendants.contains {
        $0.name == name
          && ($0.kind == .name && $0.localDeclaration(of: name) == nil
            || $0.kind == .member && $0.base?.isSelf == true)
      }
  }
}
