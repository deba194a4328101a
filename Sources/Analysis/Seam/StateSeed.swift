/// An initialiser's way of giving a state property of its view a first value.
///
/// SwiftUI takes that value once for each identity of the view. What later values of the view bring
/// along is dropped.
package struct StateSeed: Sendable {
  package let property: HostedView.Stored
  /// The initialiser; `nil` for the memberwise one.
  package let initializer: Node?
  /// The value that is given; `nil` for the memberwise initialiser.
  package let value: Node?
  /// The labels of the parameters that the value is made from.
  package let labels: [String]
  /// Whether the object is made where `@StateObject` evaluates its argument, once: not before.
  package let isMadeInline: Bool
  /// The local that is made in the initialiser and kept as the object.
  package let local: Node?
}

extension HostedView {
  /// How the view's initialisers set its `@State` and `@StateObject` properties.
  package func seeds(_ index: WorkspaceIndex) -> [StateSeed] {
    let kept = stored.filter { ["State", "StateObject"].contains($0.wrapper) }
    guard !kept.isEmpty else { return [] }
    let initializers = index.functions("init", of: name).filter { $0.owner == name }
    if initializers.isEmpty {
      return kept.filter { !$0.fact.has(.isPrivate) && !$0.fact.has(.isLet) }.map {
        StateSeed(
          property: $0, initializer: nil, value: nil, labels: [$0.name],
          isMadeInline: $0.wrapper == "StateObject", local: nil)
      }
    }
    return self.initializers.flatMap { initializer in
      kept.flatMap { property in
        initializer.seedValues(of: property).map { seed(property, initializer, $0) }
      }
    }
  }

  private func seed(_ property: Stored, _ initializer: Node, _ value: Node) -> StateSeed {
    let value = value.unwrapped
    let local = value.kind == .name ? value.localDeclaration(of: value.name) : nil
    let parameters = value.parametersUsed(of: initializer)
    return StateSeed(
      property: property, initializer: initializer, value: value,
      labels: parameters.map(\.label),
      isMadeInline: value.kind == .call && value.callee?.kind != .closure
        && property.wrapper == "StateObject",
      local: local?.kind == .property ? local : nil)
  }
}

extension HostedView.Stored {
  /// The name of its first attribute that is one of SwiftUI's wrappers.
  package var wrapper: String? {
    fact.attributes.first { SwiftUIVocabulary.wrappers.contains($0.name) }?.name
  }
}

extension Node {
  /// The values that this initialiser gives to a property: through its wrapper, or directly where
  /// it has no value yet.
  fileprivate func seedValues(of property: HostedView.Stored) -> [Node] {
    assignments(to: property.name).compactMap { assignment in
      guard let name = assignment.propertyAssigned, let value = assignment.assignedValue?.unwrapped
      else { return nil }
      if name == property.name, property.fact.initial == nil { return value }
      guard name == "_" + property.name, value.kind == .call,
        let callee = value.calleeName, ["State", "StateObject", "init"].contains(callee)
      else { return nil }
      return value.wrappedArgument
    }
  }

  /// The parameters of `function` that this expression mentions, itself or through locals.
  fileprivate func parametersUsed(of function: Node) -> [Node] {
    var result: [Node] = []
    var pending = [self]
    var seen: Set<Node> = []
    while let expression = pending.popLast(), seen.count < 12 {
      for node in [expression] + Array(expression.descendants) where node.kind == .name {
        guard let declaration = node.localDeclaration(of: node.name),
          seen.insert(declaration).inserted
        else { continue }
        if declaration.kind == .parameter, declaration.parent == function {
          result.append(declaration)
        } else if let value = declaration.initialValue, function.contains(declaration) {
          pending.append(value)
        }
      }
    }
    return result.sorted { $0.id < $1.id }
  }
}
