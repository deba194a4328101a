/// Sets something on a host right after it is made, behind an availability check where the lowest
/// iOS does not have it. A host without a name gets one first.
struct SetOnHost {
  let file: AnalyzedFile
  let settings: RuleSettings

  /// The `setting` is what follows the host and a dot: `sizingOptions = .intrinsicContentSize`;
  /// `version` is the first iOS that has it, `nil` where all do; `title` makes the fix's title
  /// from the name of the host.
  func fix(
    _ site: HostingSite, _ setting: String, since version: Version? = nil,
    title: (String) -> String
  ) -> Fix? {
    switch site.holder {
    case .local(let declaration):
      guard declaration == site.node.statement else { return nil }
      let end = file.endOfLine(declaration.range.upperBound)
      guard let lines = lines("\(declaration.name).\(setting)", version, at: declaration) else {
        return nil
      }
      return Fix(
        title(declaration.name), .needsReview,
        edits: [Fix.Edit(replace: end..<end, with: lines)])
    case .temporary: return naming(site, setting, version, title)
    case .property: return nil
    }
  }

  private func naming(
    _ site: HostingSite, _ setting: String, _ version: Version?, _ title: (String) -> String
  ) -> Fix? {
    let named = file.naming(site) { name, statement in
      lines("\(name).\(setting)", version, at: statement)
    }
    return named.map { Fix(title($0.name), .needsReview, edits: $0.edits) }
  }

  /// The new lines, each with the line break in front of it.
  private func lines(_ line: String, _ version: Version?, at statement: Node) -> [Fix.Piece]? {
    guard let indentation = file.indentation(of: statement),
      let unit = file.lines.indentationUnit(around: statement)
    else { return nil }
    let start: [Fix.Piece] = [.text("\n"), .source(indentation)]
    guard let version, settings.minimumIOS.map({ $0 < version }) ?? true else {
      return start + [.text(line)]
    }
    return start + [.text("if #available(iOS \(version), *) {\n"), .source(indentation), unit]
      + [.text("\(line)\n"), .source(indentation), .text("}")]
  }
}

extension HostingSite {
  /// A name that nothing in the function has or mentions, and that another fix in it would not
  /// choose too: made from the root view's.
  func freeName(in statement: Node) -> String? {
    guard let function = statement.enclosingFunction, let root = rootTypeName(),
      let first = root.first
    else { return nil }
    let name = first.lowercased() + root.dropFirst() + "Host"
    let isAmbiguous =
      function.descendants.filter { $0.kind == .name && $0.name == root }.dropFirst()
      .contains { _ in true }
    guard !isAmbiguous, !function.descendants.contains(where: { $0.name == name }) else {
      return nil
    }
    return name
  }
}

extension AnalyzedFile {
  /// Gives a host that is made inside of a statement a name in front of it, with the lines behind it
  /// that `lines` makes from the name, each with the line break in front of it.
  func naming(
    _ site: HostingSite, _ lines: (_ name: String, _ statement: Node) -> [Fix.Piece]?
  ) -> (name: String, edits: [Fix.Edit])? {
    guard let statement = site.node.statement, statement != site.node.wrapped,
      site.node.wrapped == site.node, statement.parent?.isOnlyStatement(statement) == false,
      statement.kind == .call, site.node.enclosingBody == statement.enclosingBody,
      let name = site.freeName(in: statement), let indentation = indentation(of: statement),
      let lines = lines(name, statement)
    else { return nil }
    let start = statement.range.lowerBound
    let declaration = Fix.Edit(
      replace: start..<start,
      with: [.text("let \(name) = "), .source(site.node.range)] + lines
        + [.text("\n"), .source(indentation)])
    return (name, [declaration, .replace(site.node.range, with: name)])
  }
}
