/// The object that a representable makes once for each identity, and what it keeps of the
/// representable's value.
package struct Coordinator: Sendable {
  /// A stored property of the coordinator that is filled from the representable.
  package struct Kept: Sendable {
    package enum Source: Sendable, Hashable {
      /// The whole value.
      case whole
      /// One of its members.
      case member(String)
    }

    package let property: String
    package let source: Source
    /// The property's declaration, where this file has it.
    package let declaration: Node?
  }

  package let name: String
  /// Its declaration and extensions in this file.
  package let parts: [Node]
  package let kept: [Kept]
  /// What its code in other files reads of what it keeps.
  private let readsElsewhere: [KeptReadFact]

  /// `nil` when it cannot be seen what `function` makes, or where its class is declared.
  init?(of view: Representable, made function: Node, _ code: Code, _ index: WorkspaceIndex) {
    guard let made = function.body?.returnedValues.only?.unwrapped,
      let creation = made.creation, creation.kind == .call
    else { return nil }
    let written = function.type ?? TypeRef("Coordinator")
    let type =
      index.type(of: creation.origin, in: view.name) ?? index.resolve(written, in: view.name)
    let parts = code.typeParts(index).filter { $0.name == type.name }.map(\.node)
    let pieces = index.declarations(of: type.name)
    guard let primary = pieces.first(where: { $0.fact.kind == .class }) else { return nil }
    self.name = type.name
    self.parts = parts
    readsElsewhere = pieces.filter { $0.path != view.path }.flatMap(\.fact.keptReads)
    let isHere = parts.contains { $0.has(.isClass) }
    // What a class of another file reads is known only where it is called a coordinator.
    guard isHere || type.name.hasSuffix("Coordinator") else { return nil }
    var filled =
      isHere
      ? Coordinator.filled(by: creation, of: parts, view)
      : Coordinator.filled(by: creation, of: primary.fact, view)
    if made.kind == .name { filled += Coordinator.assigned(to: made, in: function, view) }
    kept = filled.map { property, source in
      let declaration = parts.flatMap(\.members).first {
        $0.kind == .property && $0.name == property
      }
      return Kept(property: property, source: source, declaration: declaration)
    }
  }

  /// The members of what `property` keeps that the coordinator's code reads; its initialisers run
  /// while the value is still new and do not count.
  package func membersRead(of property: String) -> Set<String> {
    var names: Set<String> = []
    for node in parts.flatMap(\.descendants) where node.kind == .member {
      guard let base = node.base, base.stands(for: property), !node.isInInitializer else {
        continue
      }
      names.insert(node.name)
    }
    for read in readsElsewhere where read.property == property { names.formUnion(read.members) }
    return names
  }

  /// Whether code outside of initialisers mentions the coordinator's `property`.
  package func uses(_ property: String) -> Bool {
    readsElsewhere.contains { $0.property == property }
      || parts.flatMap(\.descendants).contains { node in
        guard node.name == property, !node.isInInitializer else { return false }
        switch node.kind {
        case .name, .member: return node.stands(for: property)
        case .condition:
          return node.isShorthandBinding(of: property) && node.localDeclaration(of: property) == nil
        default: return false
        }
      }
  }

  /// The method called `name`, where this file has it.
  package func function(_ name: String) -> Node? {
    parts.flatMap(\.members).first { $0.kind == .function && $0.name == name }
  }

  /// What a call of an initialiser puts into stored properties.
  private static func filled(
    by creation: Node, of parts: [Node], _ view: Representable
  ) -> [(String, Kept.Source)] {
    let labels = creation.argumentLabels
    let initializers = parts.flatMap(\.members).filter { $0.kind == .initializer }
    guard let initializer = initializers.first(where: { $0.parameterFacts.accept(labels) }),
      let body = initializer.body
    else { return [] }
    let indices = initializer.parameterFacts.indices(for: labels)
    let parameters = initializer.children(.parameter)
    var sources: [String: Kept.Source] = [:]
    for (argument, index) in zip(creation.arguments, indices) {
      guard let index, parameters.indices.contains(index), let value = argument.value else {
        continue
      }
      sources[parameters[index].name] = source(of: value, view)
    }
    return body.descendants.filter { $0.kind == .assignment }.compactMap { assignment in
      guard let property = assignment.assignedOwnProperty,
        let path = assignment.assignedValue?.unwrapped.path, let first = path.first,
        let source = sources[first]
      else { return nil }
      switch path.count {
      case 1: return (property, source)
      // `self.text = parent.text`
      case 2 where source == .whole: return (property, .member(path[1]))
      default: return nil
      }
    }
  }

  /// The same for an initialiser in another file, as far as it keeps whole parameters.
  private static func filled(
    by creation: Node, of type: TypeFact, _ view: Representable
  ) -> [(String, Kept.Source)] {
    let labels = creation.argumentLabels
    guard
      let initializer = type.functions.first(where: { $0.isInitializer && $0.accepts(labels) })
    else { return [] }
    let effects = initializer.summary.parameters
    return zip(creation.arguments, initializer.parameterIndices(for: labels)).flatMap {
      argument, index -> [(String, Kept.Source)] in
      guard let index, effects.indices.contains(index), let value = argument.value,
        let source = source(of: value, view)
      else { return [] }
      return effects[index].compactMap { effect in
        if case .stored(let property) = effect { return (property, source) }
        return nil
      }
      .sorted { $0.0 < $1.0 }
    }
  }

  /// `coordinator.parent = self` after `let coordinator = Coordinator()`.
  private static func assigned(
    to local: Node, in function: Node, _ view: Representable
  ) -> [(String, Kept.Source)] {
    function.descendants.filter { $0.kind == .assignment }.compactMap { assignment in
      guard let path = assignment.assignmentTarget?.path, path.count == 2, path[0] == local.name,
        let value = assignment.assignedValue, let source = source(of: value, view)
      else { return nil }
      return (path[1], source)
    }
  }

  private static func source(of value: Node, _ view: Representable) -> Kept.Source? {
    if value.unwrapped.isSelf { return .whole }
    guard let path = value.pathInSelf, let name = path.only,
      value.localDeclaration(of: name) == nil
    else { return nil }
    return .member(name)
  }
}

extension Node {
  /// The call that made this value: itself, or what a local was set to.
  fileprivate var creation: Node? {
    guard kind == .name, let local = localDeclaration(of: name) else { return self }
    return local.initialValue?.unwrapped
  }

  /// `parent` in `self.parent = x` and in `parent = x`, unless a local has that name.
  fileprivate var assignedOwnProperty: String? {
    guard let target = assignmentTarget?.unwrapped, let name = target.pathInSelf?.only,
      target.kind == .member || target.localDeclaration(of: name) == nil
    else { return nil }
    return name
  }

  /// Whether this expression is the property `name` of the surrounding type, or a local copy of it.
  fileprivate func stands(for name: String) -> Bool {
    switch unwrapped.origin {
    case .name(name), .member(.selfValue, name): true
    default: false
    }
  }

  fileprivate var isInInitializer: Bool { enclosingFunction?.kind == .initializer }
}
