/// Changes the words in front of a declaration.
extension Fix.Edit {
  /// `let` → `var`, `class` → `struct`; `nil` when the declaration has no such word of its own.
  static func changing(_ old: String, to new: String, of declaration: Node) -> Fix.Edit? {
    guard let keyword = declaration.keyword(old) else { return nil }
    return .replace(keyword.range, with: new)
  }

  /// Takes away a modifier and the space after it.
  static func removing(_ modifier: String, of declaration: Node) -> Fix.Edit? {
    let keywords = declaration.children(.modifier)
    guard let index = keywords.firstIndex(where: { $0.name == modifier }),
      keywords.indices.contains(index + 1)
    else { return nil }
    return .delete(keywords[index].range.lowerBound..<keywords[index + 1].range.lowerBound)
  }

  /// Puts a modifier in front of the keyword that introduces the declaration.
  static func adding(_ modifier: String, to declaration: Node) -> Fix.Edit? {
    guard let introducer = declaration.children(.modifier).last else { return nil }
    return .insert(modifier + " ", at: introducer.range.lowerBound)
  }
}

extension Fix {
  /// Makes an optional property weak, which others can still set: one declared `private` has a
  /// reason to be kept.
  static func weakening(_ declaration: Node) -> Fix? {
    guard declaration.type?.isOptional == true, !declaration.has(.isPrivate),
      let edit = declaration.has(.isLet)
        ? Fix.Edit.changing("let", to: "weak var", of: declaration)
        : Fix.Edit.adding("weak", to: declaration)
    else { return nil }
    return Fix("Make '\(declaration.name)' weak", .needsReview, edits: [edit])
  }
}
