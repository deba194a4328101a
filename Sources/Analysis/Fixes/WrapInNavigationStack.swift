/// Puts a `NavigationStack` around the root views of hosts that UIKit presents.
struct WrapInNavigationStack {
  let context: RuleContext

  /// Offered where every iOS that the app runs on has the container, and where nothing but the
  /// root views tell the hosts' types.
  func fix(_ sites: [HostingSite]) -> Fix? {
    guard let minimum = context.settings.minimumIOS, minimum >= Version(16) else { return nil }
    let edits = sites.compactMap { site -> Fix.Edit? in
      guard site.hostType.name == "UIHostingController", site.isRootTypeOpen,
        !site.isRootViewUsed
      else { return nil }
      return site.rootView.flatMap(wrapping)
    }
    guard !edits.isEmpty, edits.count == sites.count else { return nil }
    return Fix("Put a NavigationStack around it", .needsReview, edits: edits.inOrder)
  }

  private func wrapping(_ root: Node) -> Fix.Edit? {
    let (file, range) = (context.file, root.range)
    guard !file.isOnOneLine(root) else {
      return Fix.Edit(
        replace: range,
        with: [.text("NavigationStack { "), .source(range), .text(" }")])
    }
    guard let statement = root.statement, let indentation = file.indentation(of: statement),
      case .source(let unit) = file.lines.indentationUnit(around: statement),
      file.lines.line(containing: statement.range.lowerBound)
        == file.lines.line(containing: range.lowerBound),
      root.subtree.allSatisfy({ $0.kind != .string || file.isOnOneLine($0) })
    else { return nil }
    return Fix.Edit(
      replace: range,
      with: [
        .text("NavigationStack {\n"), .source(indentation), .source(unit),
        .reindented(range, like: [indentation, unit]), .text("\n"), .source(indentation),
        .text("}"),
      ])
  }
}
