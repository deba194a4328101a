/// Which type a name means, and where it is declared.
extension WorkspaceIndex {
  /// The qualified name that `name` means when it is written inside `context`; `nil` when it is
  /// not declared in the workspace or could be several types.
  package func qualifiedName(of name: String, in context: String = "") -> String? {
    guard let memory else { return findQualifiedName(of: name, in: context) }
    return memory.qualifiedNames.answer(IndexMemory.Mention(name: name, context: context)) {
      findQualifiedName(of: name, in: context)
    }
  }

  private func findQualifiedName(of name: String, in context: String) -> String? {
    var scope = context[...]
    while !scope.isEmpty {
      let candidate = scope + "." + name
      if isDeclared(candidate) { return candidate }
      // A generic parameter hides whatever else has its name.
      if isGenericParameter(name, of: String(scope)) { return nil }
      guard let dot = scope.utf8.lastIndex(of: UInt8(ascii: ".")) else { break }
      scope = scope[..<dot]
    }
    if isDeclared(name) { return name }
    let simple = name.lastComponent
    note(.name(simple))
    guard let names = qualifiedNames[simple] else { return nil }
    if name == simple {
      // A nested type that is reached by its bare name, as through inheritance: only when unique.
      return names.count == 1 ? names.first : nil
    }
    let matching = names.filter { $0.hasSuffix("." + name) || name.hasSuffix("." + $0) }
    return matching.count == 1 ? matching.first : nil
  }

  private func isDeclared(_ type: String) -> Bool {
    note(.head(type))
    return pieces[type] != nil
  }

  private func isGenericParameter(_ name: String, of type: String) -> Bool {
    note(.head(type))
    return pieces[type]?.contains { piece in
      name != "Self" && piece.fact.generics.contains { $0.name == name }
    } ?? false
  }

  /// The qualified name of the type that a declaration or extension in some file stands for; empty
  /// for code outside of every type.
  package func name(of type: Node?) -> String {
    guard let written = type?.qualifiedName else { return "" }
    return qualifiedName(of: written) ?? written
  }

  /// Every declaration and extension of a type, in a stable order.
  ///
  /// Modules and targets of one workspace may each have a type of that name: of several
  /// declarations only the one nearest to the asking file counts.
  package func declarations(of name: String) -> [Piece] {
    note(.head(name))
    note(.whole(of: name))
    return visiblePieces(of: name)
  }

  /// The same without telling anybody that all of them were looked at.
  func visiblePieces(of name: String) -> [Piece] {
    guard let found = pieces[name] else { return [] }
    guard found.count > 1, !viewpoint.isEmpty else { return found }
    let primary = found.filter { $0.fact.kind != .extension }
    guard primary.count > 1 else { return found }
    let nearest = Self.nearest(of: primary, to: viewpoint)
    return found.filter { $0.fact.kind == .extension || $0 == nearest }
  }

  private static func nearest(of pieces: [Piece], to path: String) -> Piece? {
    pieces.max { lhs, rhs in
      lhs.path.sharedPrefixLength(with: path) < rhs.path.sharedPrefixLength(with: path)
    }
  }

  /// Whether code in the file `path` means the same type by this name as the asking file does.
  func isMeant(_ name: String, from path: String) -> Bool {
    note(.head(name))
    let primary = (pieces[name] ?? []).filter { $0.fact.kind != .extension }
    guard primary.count > 1, !viewpoint.isEmpty else { return true }
    return Self.nearest(of: primary, to: path) == Self.nearest(of: primary, to: viewpoint)
  }

  /// The one declaration of a type that is not an extension; `nil` when there is none or several.
  package func primaryDeclaration(of name: String) -> Piece? {
    let primary = declarations(of: name).filter { $0.fact.kind != .extension }
    return primary.count == 1 ? primary.first : nil
  }

  /// The kind of ``primaryDeclaration(of:)``.
  func primaryKind(of name: String) -> TypeFact.Kind? {
    heads(of: name).filter { $0.kind != .extension }.only?.kind
  }
}

extension String {
  /// How many bytes two paths have in common at their start.
  fileprivate func sharedPrefixLength(with other: String) -> Int {
    zip(utf8, other.utf8).prefix { $0 == $1 }.count
  }
}
