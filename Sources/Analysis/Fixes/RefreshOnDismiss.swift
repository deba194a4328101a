/// Refreshes a view again when a sheet over it closes.
struct RefreshOnDismiss {
  let context: RuleContext

  /// Offered where the member that refreshes has the sheets, and what refreshes is one line of one
  /// closure that needs nothing but members; popovers tell nobody that they close.
  func fix(
    _ refresh: ViewTree.Landmark, _ cover: ViewTree.Landmark, at site: HostingSite
  ) -> Fix? {
    let (seam, code, index) = (context.seam, context.file.code, context.index)
    guard cover.name == "sheet",
      let action = seam.calls(of: refresh, at: site, in: code, index).only.flatMap(refreshing)
    else { return nil }
    let sheets = seam.calls(of: cover, at: site, in: code, index)
    let edits = sheets.compactMap { sheet -> Fix.Edit? in
      guard let first = sheet.arguments.first, ["isPresented", "item"].contains(first.label),
        sheet.arguments.dropFirst().allSatisfy({ $0.has(.isTrailing) || $0.label == "content" }),
        action.meansTheSame(at: sheet)
      else { return nil }
      let end = first.range.upperBound
      return Fix.Edit(replace: end..<end, with: [.text(", onDismiss: ")] + closure(doing: action))
    }
    guard !edits.isEmpty, edits.count == sheets.count else { return nil }
    return Fix("Refresh when the sheet closes", .needsReview, edits: edits.inOrder)
  }

  /// What `.onAppear` or `.task` does that refreshes: one statement, or a function that it is given.
  private func refreshing(_ call: Node) -> Node? {
    guard let value = call.arguments.last?.value else { return nil }
    if value.path != nil { return value }
    guard value.kind == .closure, !value.has(.hasSignature),
      let statement = value.body?.children.filter(\.namesRefresh).only, statement.isExpression,
      context.file.isOnOneLine(statement)
    else { return nil }
    return statement
  }

  private func closure(doing action: Node) -> [Fix.Piece] {
    if action.path != nil { return [.source(action.range)] }
    // A closure that waits cannot be what a sheet calls.
    let waits = action.subtree.contains {
      $0.kind == .awaitExpression
        && ($0 == action || $0.enclosingClosure(within: action) == nil)
    }
    return waits
      ? [.text("{ Task { "), .source(action.range), .text(" } }")]
      : [.text("{ "), .source(action.range), .text(" }")]
  }
}
