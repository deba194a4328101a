/// Questions about where an element stands.
extension Node {
  /// The type declaration (or extension) around this element, itself excluded.
  package var enclosingType: Node? {
    let id = Int(storage.records[id].enclosingType)
    return id == 0 ? nil : Node(storage: storage, id: id)
  }

  /// `Outer.Inner` for a type declaration; an extension has the path it is written with.
  package var qualifiedName: String {
    var path = name
    var type = enclosingType
    while let outer = type {
      path = outer.name + "." + path
      type = outer.enclosingType
    }
    return path
  }

  /// The declaration of this type and its extensions, as many of them as the file has.
  package var pieces: [Node] {
    let name = qualifiedName
    return Node(storage: storage, id: 0).descendants.filter {
      $0.kind == .type && $0.qualifiedName == name
    }
  }

  /// The function, initialiser, accessor or property initialiser whose body holds this element,
  /// not counting closures.
  package var enclosingFunction: Node? { ancestors.first(where: \.isFunctionLike) }

  /// A declaration with a body of its own.
  package var isFunctionLike: Bool {
    switch kind {
    case .function, .initializer, .deinitializer, .accessor, .subscriptDeclaration: true
    default: false
    }
  }

  /// The innermost closure around this element that lies inside `outer`, itself excluded.
  package func enclosingClosure(within outer: Node) -> Node? {
    for ancestor in ancestors {
      if ancestor == outer { return nil }
      if ancestor.kind == .closure { return ancestor }
    }
    return nil
  }

  /// The function or closure that this element's code runs in.
  package var enclosingBody: Node? {
    ancestors.first {
      $0.isFunctionLike || $0.kind == .closure
        || ($0.kind == .initialValue && $0.parent?.has(.isLocal) == false)
    }
  }

  /// The statement this expression belongs to: the outermost element below the nearest block.
  package var statement: Node? {
    var current = self
    for ancestor in ancestors {
      if ancestor.kind == .block || ancestor.kind == .conditionalClause { return current }
      current = ancestor
    }
    return nil
  }

  /// The name with its labels, as declarations are told apart: `load(_:from:)`, `title`, `init(x:)`.
  package var memberName: String {
    guard kind == .function || kind == .initializer || kind == .subscriptDeclaration else {
      return name
    }
    let labels = children(.parameter).map { ($0.label.isEmpty ? "_" : $0.label) + ":" }
    return labels.isEmpty && kind == .function ? name + "()" : name + "(" + labels.joined() + ")"
  }

  package func attribute(_ name: String) -> Node? {
    children.first { $0.kind == .attribute && $0.name == name }
  }

  /// The modifier or introducing keyword called `name` of a declaration.
  func keyword(_ name: String) -> Node? {
    children.first { $0.kind == .modifier && $0.name == name }
  }

  package var attributeNames: [String] { children(.attribute).map(\.name) }

  /// The value a property, parameter or optional binding starts with.
  package var initialValue: Node? {
    switch kind {
    case .condition: children.first { $0.kind != .property }
    default: child(.initialValue)?.children.first { _ in true }
    }
  }

  /// The body of a function, accessor, closure or loop.
  package var body: Node? { child(.block) }

  /// The getter of a computed property.
  package var getter: Node? { children.first { $0.kind == .accessor && $0.name == "get" } }
}

extension Code {
  /// The type declarations and extensions, outer ones first.
  package var types: [Node] { storage.typeDeclarations.map { Node(storage: storage, id: $0) } }

  /// Where each declaration stands: the first one of a name wins.
  package func declarationPositions(path: String) -> [DeclarationKey: TextRange] {
    var positions: [DeclarationKey: TextRange] = [:]
    for node in file.descendants where node.isDeclaration {
      let key = node.declarationKey(path: path)
      if positions[key] == nil { positions[key] = node.focus }
    }
    return positions
  }
}

extension Node {
  fileprivate var isDeclaration: Bool {
    switch kind {
    case .type, .function, .initializer, .enumCase, .typeAlias: !has(.isLocal)
    case .property: !has(.isLocal)
    default: false
    }
  }

  /// The position-free name of a declaration.
  package func declarationKey(path: String) -> DeclarationKey {
    if kind == .type { return DeclarationKey(path: path, type: qualifiedName) }
    return DeclarationKey(
      path: path, type: enclosingType?.qualifiedName ?? "", member: memberName)
  }
}
