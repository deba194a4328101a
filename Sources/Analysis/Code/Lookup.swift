/// Finds what a name means inside its own function.
extension Node {
  /// The local variable, parameter, capture, optional binding or local function that `name` means
  /// at this element; `nil` for members, globals and types.
  package func localDeclaration(of name: String) -> Node? {
    var current = self
    for ancestor in ancestors {
      switch ancestor.kind {
      case .type, .file: return nil
      case .block, .conditionalClause:
        if let found = ancestor.lastDeclaration(of: name, before: current) { return found }
      case .ifStatement, .whileLoop, .forLoop, .switchCase, .guardStatement, .condition:
        if !current.has(.isElse), let found = ancestor.boundName(name, before: current) {
          return found
        }
      case .closure, .function, .initializer, .subscriptDeclaration:
        let found = ancestor.children.first {
          ($0.kind == .parameter || $0.kind == .capture) && $0.name == name
        }
        if let found, !found.contains(self) || found.kind == .parameter { return found }
      case .accessor:
        if ancestor.label == name || (name == "newValue" && ancestor.name == "set") {
          return ancestor
        }
      default: break
      }
      current = ancestor
    }
    return nil
  }

  /// The declaration of `name` among this block's statements that stands last before `use`.
  private func lastDeclaration(of name: String, before use: Node) -> Node? {
    var found: Node?
    for child in children {
      guard child.id < use.id else { break }
      switch child.kind {
      case .property where child.name == name && !child.contains(use): found = child
      case .function where child.name == name: found = child
      case .guardStatement where !child.contains(use):
        found = child.boundName(name, before: nil) ?? found
      default: break
      }
    }
    return found
  }

  /// What a condition, loop or pattern of this statement binds to `name`.
  private func boundName(_ name: String, before use: Node?) -> Node? {
    var found: Node?
    for child in children {
      if let use, child.id >= use.id { break }
      if child.kind == .property, child.name == name { found = child }
      guard child.kind == .condition else { continue }
      if child.has(.isOptionalBinding), child.name == name { found = child }
      if let bound = child.children.first(where: { $0.kind == .property && $0.name == name }) {
        found = bound
      }
    }
    return found
  }
}
