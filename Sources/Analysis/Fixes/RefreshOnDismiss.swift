/// Refreshes a view again when a sheet over it closes.
struct RefreshOnDismiss {
  let context: RuleContext

  /// Offered where the member that refreshes has what covers it, and what refreshes is one line of
  /// one closure that needs nothing but members.
  /// All that covers the view gets the refresh, or nothing does.
  func fix(
    _ refresh: ViewTree.Landmark, _ covers: [ViewTree.Landmark], at site: HostingSite
  ) -> Fix? {
    let (seam, code, index) = (context.seam, context.file.code, context.index)
    guard let action = seam.calls(of: refresh, at: site, in: code, index).only.flatMap(refreshing)
    else { return nil }
    guard covers.allSatisfy({ $0.place == refresh.place }) else { return nil }
    let names = Set(covers.map(\.name)).sorted().reversed()
    let kinds = names.compactMap { name in covers.first { $0.name == name } }
    let calls = kinds.flatMap { seam.calls(of: $0, at: site, in: code, index) }
    guard calls.allSatisfy(action.meansTheSame) else { return nil }
    let edits = calls.compactMap {
      $0.calleeName == "sheet" ? telling($0, to: action) : watching($0, for: action)
    }
    guard !edits.isEmpty, edits.count == calls.count else { return nil }
    let title =
      "Refresh when the \(names.joined(separator: " and the ")) \(names.count > 1 ? "close" : "closes")"
    return Fix(title, .needsReview, edits: edits.inOrder)
  }

  /// `onDismiss:` of a sheet.
  private func telling(_ sheet: Node, to action: Node) -> Fix.Edit? {
    guard let first = sheet.arguments.first, ["isPresented", "item"].contains(first.label),
      sheet.arguments.dropFirst().allSatisfy({ $0.has(.isTrailing) || $0.label == "content" })
    else { return nil }
    let end = first.range.upperBound
    return Fix.Edit(replace: end..<end, with: [.text(", onDismiss: ")] + closure(doing: action))
  }

  /// `.onChange(of: isShown)` behind a popover, which tells nobody that it closes.
  private func watching(_ popover: Node, for action: Node) -> Fix.Edit? {
    guard let minimum = context.settings.minimumIOS, minimum >= Version(14),
      let first = popover.arguments.first, first.label == "isPresented",
      let path = first.value?.unwrapped.boundPath
    else { return nil }
    let shown = path.joined(separator: ".")
    let isShown = minimum >= Version(17) ? shown : "$0"
    return context.file.append(
      [.text("onChange(of: \(shown)) { if !\(isShown) { ")] + statement(doing: action)
        + [.text(" } }")], to: popover)
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
    return [.text("{ ")] + statement(doing: action) + [.text(" }")]
  }

  private func statement(doing action: Node) -> [Fix.Piece] {
    if action.path != nil { return [.source(action.range), .text("()")] }
    // A closure that waits cannot be what a sheet calls.
    let waits = action.subtree.contains {
      $0.kind == .awaitExpression
        && ($0 == action || $0.enclosingClosure(within: action) == nil)
    }
    return waits
      ? [.text("Task { "), .source(action.range), .text(" }")] : [.source(action.range)]
  }
}
