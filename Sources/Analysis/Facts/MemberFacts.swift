/// A stored or computed property, or a global variable.
package struct PropertyFact: Hashable, Sendable {
  package let name: String
  /// The annotation.
  package let type: TypeRef?
  /// What the initialiser expression makes; `nil` without one.
  package let initial: Origin?
  /// Whether the initial value is a closure that does nothing.
  package let startsAsEmptyClosure: Bool
  /// The initial value, where conditions may ask for it, which they do of structures alone: see
  /// ``ViewCondition``.
  package let initialLiteral: String?
  /// What the getter of a computed property gives back, one for each `return`.
  package let returns: [Origin]
  package let flags: NodeFlags
  /// Attributes, property wrappers among them, in source order.
  package let attributes: [AttributeFact]
  /// What the getter or the initialiser builds and reads.
  package let views: ViewSummary
  /// Whether the getter asks the application for its windows or scenes.
  package let reachesForWindow: Bool

  package func has(_ flag: NodeFlags) -> Bool { flags.contains(flag) }
  package func attribute(_ name: String) -> AttributeFact? {
    attributes.first { $0.name == name }
  }
}

/// `@Environment(Session.self)`: the name and its first argument.
package struct AttributeFact: Hashable, Sendable {
  package let name: String
  package let argument: Origin?
  /// `\.dismiss` as it is written, for `@Environment(\.dismiss)`.
  package let keyPath: String?
}

package struct ParameterFact: Hashable, Sendable {
  package let label: String
  package let name: String
  package let type: TypeRef?
  package let flags: NodeFlags
}

/// A method, initialiser or global function.
package struct FunctionFact: Hashable, Sendable {
  /// With its labels: `load(_:from:)`, `init(x:)`.
  package let name: String
  /// The name without labels.
  package let baseName: String
  package let parameters: [ParameterFact]
  /// The names of its generic parameters, and of what it requires something of.
  package let generics: [String]
  package let result: TypeRef?
  package let flags: NodeFlags
  package let attributes: [String]
  /// What it gives back, one for each `return`; a single expression counts.
  package let returns: [Origin]
  package let summary: FunctionSummary
  /// What it builds and reads as view-building code.
  package let views: ViewSummary
  /// What the update method of a representable gives to the coordinator; `nil` for all others.
  package let refresh: CoordinatorRefresh?

  package var isInitializer: Bool { baseName == "init" }
  package func has(_ flag: NodeFlags) -> Bool { flags.contains(flag) }
}

extension PropertyFact {
  init(_ node: Node) { self.init(node, in: ViewOwner(node.enclosingType)) }

  init(_ node: Node, in owner: ViewOwner) {
    name = node.name
    type = node.type
    initial = node.initialValue?.origin
    let isEmptyOptional = node.type?.isOptional == true && !node.has(.isLet)
    startsAsEmptyClosure = node.initialValue?.isEmptyClosure == true
    let literal = node.initialValue.map(\.decidingLiteral) ?? (isEmptyOptional ? "nil" : nil)
    initialLiteral = node.enclosingType?.has(.isStruct) == true ? literal : nil
    returns = node.getter?.body?.returnedOrigins ?? []
    flags = node.flags.subtracting([.ownsLines, .hasError])
    attributes = node.children(.attribute).map(AttributeFact.init)
    views = node.viewSummary(in: owner)
    reachesForWindow = node.getter?.body?.reachesForWindow ?? false
  }
}

extension AttributeFact {
  init(_ node: Node) {
    name = node.name
    let value = node.arguments.first?.value
    argument = value?.origin
    keyPath = value?.kind == .keyPath ? value?.name : nil
  }
}

extension ParameterFact {
  init(_ node: Node) {
    label = node.label
    name = node.name
    type = node.type
    flags = node.flags
  }
}

extension FunctionFact {
  init(_ node: Node, in owner: ViewOwner) {
    name = node.memberName
    baseName = String(name.utf8.prefix { $0 != UInt8(ascii: "(") }) ?? name
    parameters = node.parameterFacts
    generics = node.children(.genericParameter).map(\.name)
    result = node.type
    flags = node.flags.subtracting([.ownsLines, .hasError])
    attributes = node.attributeNames
    returns = node.body?.returnedOrigins ?? []
    summary = FunctionSummary(node)
    views = node.viewSummary(in: owner)
    refresh =
      RepresentableMethods.updating.contains(node.name) ? CoordinatorRefresh(node) : nil
  }
}

extension Node {
  /// The parameters of this function or initialiser.
  package var parameterFacts: [ParameterFact] { children(.parameter).map(ParameterFact.init) }

  /// What this body gives back: the values of its own `return`s, or its only expression.
  package var returnedValues: [Node] {
    let statements = Array(children)
    if statements.count == 1, let only = statements.first, only.isExpression { return [only] }
    var values: [Node] = []
    var index = id + 1
    while index < end {
      let node = Node(storage: storage, id: index)
      if node.kind == .closure || node.isFunctionLike || node.kind == .type {
        index = max(node.end, index + 1)
        continue
      }
      if node.kind == .returnStatement, let value = node.firstChild { values.append(value) }
      index += 1
    }
    return values
  }

  /// Whether this is a closure that does nothing.
  fileprivate var isEmptyClosure: Bool {
    kind == .closure && body?.firstChild == nil
  }

  fileprivate var returnedOrigins: [Origin] { returnedValues.map(\.origin) }
}
