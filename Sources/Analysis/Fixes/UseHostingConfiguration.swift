/// Replaces a host that only fills a cell by a `UIHostingConfiguration`, for iOS 16 and later.
struct UseHostingConfiguration {
  let file: AnalyzedFile
  let settings: RuleSettings

  func fix(_ site: HostingSite) -> Fix? {
    guard let minimum = settings.minimumIOS, minimum >= Version(16), let rootView = site.rootView,
      case .local(let declaration) = site.holder, declaration == site.node.statement,
      let block = declaration.parent, let cell = cellText(site)
    else { return nil }
    let uses = site.fates.compactMap(\.use)
    guard uses.allSatisfy({ $0.node.statement?.parent == block }) else { return nil }
    let last = uses.compactMap(\.node.statement).max { $0.id < $1.id } ?? declaration
    let replaced = block.children.filter { $0.id >= declaration.id && $0.id <= last.id }
    // Whatever else happens in between would be lost.
    let mentions = Set(uses.compactMap(\.node.statement))
    guard
      replaced.allSatisfy({
        $0.has(.ownsLines)
          && ($0 == declaration || mentions.contains($0) || $0.isViewAlias(of: declaration))
      })
    else { return nil }
    let edit = Fix.Edit(
      replace: declaration.range.lowerBound..<last.range.upperBound,
      with: cell + [
        .text("contentConfiguration = UIHostingConfiguration { "), .source(rootView.range),
        .text(" }.margins(.all, 0)"),
      ])
    return Fix("Fill the cell with UIHostingConfiguration", .needsReview, edits: [edit])
  }

  /// `cell.` for `cell.contentView.addSubview(host.view)`, nothing inside the cell itself.
  private func cellText(_ site: HostingSite) -> [Fix.Piece]? {
    guard let receiver = site.fates.insertions.first?.use?.receiver, let path = receiver.path,
      path.last == "contentView"
    else { return nil }
    guard let base = receiver.base else { return [] }
    return [.source(base.wrapped.range), .text(".")]
  }
}

extension Node {
  fileprivate func isViewAlias(of declaration: Node) -> Bool {
    kind == .property && initialValue?.path == [declaration.name, "view"]
  }
}
