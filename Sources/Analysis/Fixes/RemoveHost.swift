/// Completes the removal of a child controller.
struct RemoveHost {
  let file: AnalyzedFile

  /// All three steps in order, around the one that is there.
  func fix(_ use: Use, name: String) -> Fix? {
    guard use.node.isWholeStatement, let host = hostText(of: use) else { return nil }
    let title = "Remove '\(name)' from its parent"
    switch use.effect {
    case .removesView:
      let isAnnounced = use.isAnnounced
      guard let before = line(host + [.text("willMove(toParent: nil)")], before: use.node),
        let after = line(host + [.text("removeFromParent()")], after: use.node)
      else { return nil }
      return Fix(title, .needsReview, edits: isAnnounced ? [after] : [before, after])
    case .cleared:
      guard let target = use.node.assignmentTarget else { return nil }
      let optional: [Fix.Piece] = [.source(target.range), .text("?.")]
      let steps = ["willMove(toParent: nil)", "view.removeFromSuperview()", "removeFromParent()"]
      let edits = steps.compactMap { line(optional + [.text($0)], before: use.node) }
      return edits.count == steps.count ? Fix(title, .needsReview, edits: edits) : nil
    default: return nil
    }
  }

  /// `willMove(toParent: nil)` in front of the removal.
  func announceFix(_ use: Use, name: String) -> Fix? {
    guard use.node.isWholeStatement, let host = hostText(of: use),
      let edit = line(host + [.text("willMove(toParent: nil)")], before: use.node)
    else { return nil }
    return Fix("Add '\(name).willMove(toParent: nil)'", .needsReview, edits: [edit])
  }

  private func line(_ pieces: [Fix.Piece], before statement: Node) -> Fix.Edit? {
    guard let indentation = file.indentation(of: statement) else { return nil }
    let start = statement.range.lowerBound
    return Fix.Edit(
      replace: start..<start, with: pieces + [.text("\n"), .source(indentation)])
  }

  private func line(_ pieces: [Fix.Piece], after statement: Node) -> Fix.Edit? {
    guard let indentation = file.indentation(of: statement) else { return nil }
    let end = file.endOfLine(statement.range.upperBound)
    return Fix.Edit(replace: end..<end, with: [.text("\n"), .source(indentation)] + pieces)
  }

  /// How the statement mentions the host, with the dot: `host.`, `self.host?.`.
  private func hostText(of use: Use) -> [Fix.Piece]? {
    let mention = use.reference.wrapped
    switch use.effect {
    case .cleared: return use.node.assignmentTarget.map { [.source($0.range), .text("?.")] }
    case .removesView, .removesFromParent:
      guard use.node.firstChild?.mentions(mention) == true, use.reference.path != nil else {
        return nil
      }
      return [.source(mention.range), .text(".")]
    default: return nil
    }
  }
}

extension Node {
  fileprivate var isWholeStatement: Bool { statement == self && has(.ownsLines) }

  fileprivate func mentions(_ other: Node) -> Bool { self == other || contains(other) }
}

extension Use {
  /// Whether an earlier statement of the same block says that the host is about to leave.
  fileprivate var isAnnounced: Bool {
    guard let block = node.parent, let path = reference.path else { return false }
    return block.children.contains {
      $0.id < node.id && $0.kind == .call && $0.calleeName == "willMove"
        && $0.receiver?.path == path
    }
  }
}
