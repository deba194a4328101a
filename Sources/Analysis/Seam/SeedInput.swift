/// A parameter that gives a state property its first value.
struct SeedInput {
  let parameter: Node
  /// What callers name it, or what it is named inside where they do not.
  let label: String
  /// The assignment, which stands directly in the initialiser.
  let assignment: Node
}

extension StateSeed {
  /// The parameter that the property starts with, unchanged, where the view's only initialiser always
  /// gets to that, keeps the parameter in nothing else, and values of its type can be compared.
  func inputTakenAsItIs(in view: HostedView, _ index: WorkspaceIndex) -> SeedInput? {
    guard property.wrapper == "State", view.declaration.has(.isStruct),
      property.node.parent == view.declaration, let initializer,
      initializer.parent == view.declaration,
      index.functions("init", of: view.name).filter({ $0.owner == view.name }).count == 1,
      let value, value.kind == .name, let parameter = value.localDeclaration(of: value.name),
      parameter.kind == .parameter, parameter.parent == initializer, !parameter.has(.isInOut),
      !parameter.has(.hasDefault) || parameter.initialValue != nil,
      let type = parameter.type, index.canBeCompared(type, in: view), keptInputs.isEmpty,
      let assignment = value.ancestors.first(where: { $0.kind == .assignment }),
      assignment.parent == initializer.body,
      !initializer.descendants.contains(where: { $0.kind == .returnStatement })
    else { return nil }
    return SeedInput(
      parameter: parameter, label: parameter.label.isEmpty ? parameter.name : parameter.label,
      assignment: assignment)
  }

  /// The other properties that the initialiser sets to one of the parameters.
  package var keptInputs: [String] {
    guard let initializer else { return [] }
    return initializer.descendants.compactMap { node in
      guard node.kind == .assignment, let name = node.propertyAssigned,
        name != property.name, name != "_" + property.name,
        let value = node.assignedValue?.unwrapped, value.kind == .name,
        let parameter = value.localDeclaration(of: value.name), parameter.parent == initializer,
        labels.contains(parameter.label)
      else { return nil }
      return name
    }
  }
}

extension HostedView {
  /// The code of `body`, where it gives any view and this file declares it.
  var codeOfBody: Node? {
    let bodies = parts.flatMap(\.members).filter { $0.kind == .property && $0.name == "body" }
    guard let body = bodies.only, body.type?.isOpaque == true else { return nil }
    return body.getter?.body
  }

  /// What `body` evaluates to, where it is one expression.
  var contentOfBody: Node? {
    guard let statement = codeOfBody?.onlyChild else { return nil }
    let content = statement.kind == .returnStatement ? statement.onlyChild : statement
    return content?.isExpression == true ? content : nil
  }
}

extension WorkspaceIndex {
  /// Whether values of a type, or of what it may hold, are known to be compared with `==`, and its
  /// name is all that there is to say of it.
  package func canBeCompared(_ type: TypeRef, in view: HostedView) -> Bool {
    guard type.isWrittenByName else { return false }
    if ValueTypes.comparable.contains(type.name) { return true }
    guard let name = qualifiedName(of: type.name, in: view.name),
      let declaration = primaryDeclaration(of: name)?.fact, declaration.generics.isEmpty
    else { return false }
    return view.declaration.hasEnumOfNamesOnly(type.name)
      || ["Equatable", "Hashable", "Comparable"].contains { descends(name, from: $0).isYes }
  }
}

extension TypeRef {
  /// Whether the name says all that there is to say of the type.
  package var isWrittenByName: Bool { !isOpaque && !isExistential && arguments.isEmpty }

  /// The type as code writes it, where it is a name, or optional.
  package var writtenName: String { isOptional ? name + "?" : name }
}

extension Node {
  /// Whether the one type of that name in this file is an enum whose cases hold nothing: the compiler
  /// compares its values.
  fileprivate func hasEnumOfNamesOnly(_ name: String) -> Bool {
    let file = ancestors.first { $0.kind == .file }
    let types = file?.descendants.filter {
      $0.kind == .type && $0.name == name && !$0.has(.isExtension)
    }
    guard let type = types?.only, type.has(.isEnum) else { return false }
    let cases = type.members.filter { $0.kind == .enumCase }
    return !cases.isEmpty && cases.allSatisfy { $0.child(.parameter) == nil }
  }
}
