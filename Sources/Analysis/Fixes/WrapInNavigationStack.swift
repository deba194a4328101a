/// Puts a `NavigationStack` around the root views of hosts that UIKit presents.
struct WrapInNavigationStack {
  let context: RuleContext

  /// Offered where every iOS that the app runs on has the container, and where nothing but the
  /// root views tell the hosts' types.
  func repair(_ sites: [HostingSite]) -> (fix: Fix?, refusal: RefusedFix?) {
    guard let minimum = context.settings.minimumIOS, minimum >= Version(16) else {
      let reason = "the minimum iOS is not known to be 16.0 or later"
      return (nil, RefusedFix(Self.title, because: reason))
    }
    return (fix(sites), nil)
  }

  /// For a host that is no screen by itself.
  var refusal: RefusedFix {
    RefusedFix(Self.title, because: "a stack inside of UIKit's has a second navigation bar")
  }

  private static let title = "Put a NavigationStack around it"

  private func fix(_ sites: [HostingSite]) -> Fix? {
    let edits = sites.compactMap { site -> Fix.Edit? in
      guard site.hostType.name == "UIHostingController", site.isRootTypeOpen,
        !site.isRootViewUsed
      else { return nil }
      return site.rootView.flatMap(wrapping)
    }
    guard !edits.isEmpty, edits.count == sites.count else { return nil }
    return Fix(Self.title, .needsReview, edits: edits.inOrder)
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
