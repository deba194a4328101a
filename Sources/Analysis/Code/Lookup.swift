/// Finds what a name means inside its own function.
extension Node {
  /// The local variable, parameter, capture, optional binding or local function that `name` means
  /// at this element; `nil` for members, globals and types.
  package func localDeclaration(of name: String) -> Node? {
    let boundary = Int(storage.records[id].enclosingType)
    if let candidates = storage.locals[name] {
      // What is visible further inside stands further down.
      let end = candidates.partitioningIndex { $0 >= id }
      for candidate in candidates[..<end].reversed() where candidate > boundary {
        let declaration = Node(storage: storage, id: candidate)
        if declaration.isVisible(at: self) { return declaration }
      }
    }
    guard name == "newValue" else { return nil }
    return ancestors.first { $0.id > boundary && $0.kind == .accessor && $0.name == "set" }
  }

  /// Whether a local declaration that stands before `use` can be mentioned there.
  private func isVisible(at use: Node) -> Bool {
    guard let parent, !contains(use) || kind == .accessor else { return false }
    switch kind {
    case .parameter: return parent.kind != .enumCase && parent.contains(use)
    case .accessor: return contains(use)
    case .capture:
      // A capture list is evaluated outside the closure, with the names known there.
      return parent.contains(use)
        && !parent.children.contains { $0.kind == .capture && $0.contains(use) }
    case .condition: return isBinding(visibleAt: use)
    case .property where parent.kind == .condition: return parent.isBinding(visibleAt: use)
    case .property where parent.kind == .forLoop:
      // What is looped over is still the outer name.
      let sequence = parent.children.first { $0.isExpression }
      return parent.contains(use) && sequence?.contains(use) != true
    default: return parent.contains(use)
    }
  }

  /// Whether what this condition binds is known at `use`: in later conditions and in the body, or
  /// behind a `guard`; not in what runs when the condition fails.
  private func isBinding(visibleAt use: Node) -> Bool {
    guard let statement = parent, use.id >= end else { return false }
    let isInside = statement.contains(use)
    if isInside, statement.children.contains(where: { $0.has(.isElse) && $0.contains(use) }) {
      return false
    }
    if statement.kind == .guardStatement { return statement.parent?.contains(use) ?? false }
    return isInside
  }
}

extension Record {
  /// Whether it gives a name a meaning inside a body.
  var declaresLocally: Bool {
    switch kind {
    case .property, .function: flags.contains(.isLocal)
    case .parameter, .capture: true
    case .condition: flags.contains(.isOptionalBinding)
    case .accessor: label != 0
    default: false
    }
  }
}
