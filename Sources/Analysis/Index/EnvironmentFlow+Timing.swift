/// When code in a body runs, and whether what it builds belongs to the same tree.
extension EnvironmentFlow {
  /// Whether one of the steps keeps the code for when something happens. A closure whose purpose
  /// cannot be seen counts as one: the milder reading.
  func runsLater(_ path: [ViewStep], in context: String) -> Bool {
    path.contains { step in
      switch step {
      case .action: true
      case .argument(let callee, let label, true): !builds(callee, label, in: context)
      case .modifierArgument(let name, let label, true):
        !SwiftUIVocabulary.buildingModifiers.contains(name)
          && !index.viewMethods(name).contains { method in
            method.fact.buildsWithClosure(label, in: method.type, index)
          }
      default: false
      }
    }
  }

  /// Whether what stands there is the root of another tree: it is given to a hosting controller.
  func startsAnotherTree(_ path: [ViewStep], in context: String) -> Bool {
    path.contains { step in
      guard case .argument(let callee, _, _) = step, let name = callee.builtName,
        name.isTypeName
      else { return false }
      return index.isHosting(name, in: context).isYes
    }
  }

  /// Whether a closure argument of a call makes a view or a value rather than doing something.
  private func builds(_ callee: Origin, _ label: String, in context: String) -> Bool {
    if case .metatype(let type) = index.value(of: callee.withoutInit, in: context) {
      let initializers = index.functions("init", of: type.name).map(\.fact)
      guard initializers.isEmpty else {
        let taking = initializers.filter { $0.takesClosure(label, in: type.name, index) }
        return !taking.isEmpty
          && taking.allSatisfy { $0.buildsWithClosure(label, in: type.name, index) }
      }
      let taking =
        label.isEmpty ? index.properties(of: type.name) : index.properties(label, of: type.name)
      return taking.map(\.fact).contains { property in
        !property.has(.isComputed)
          && (property.attribute("ViewBuilder") != nil
            || property.type.map { index.resolve($0, in: type.name).returnsValue } == true)
      }
    }
    guard let name = callee.builtName else { return false }
    return index.functions(name, of: context).contains { function in
      function.fact.buildsWithClosure(label, in: function.owner, index)
    } || (index.globalFunctions[name] ?? []).contains { $0.buildsWithClosure(label, in: "", index) }
  }
}

extension FunctionFact {
  /// Whether a closure given under `label` makes a view or a value. Which parameter a trailing
  /// closure without a label goes to is certain only where all of them build.
  func buildsWithClosure(_ label: String, in owner: String, _ index: WorkspaceIndex) -> Bool {
    let candidates = closures(label, in: owner, index)
    return !candidates.isEmpty && candidates.allSatisfy(\.returnsValue)
  }

  fileprivate func takesClosure(
    _ label: String, in owner: String, _ index: WorkspaceIndex
  ) -> Bool {
    !closures(label, in: owner, index).isEmpty
  }

  /// The function types, through typealiases of `owner`, of the parameters that may take it.
  private func closures(
    _ label: String, in owner: String, _ index: WorkspaceIndex
  ) -> [TypeRef] {
    parameters.filter { label.isEmpty || $0.label == label }
      .compactMap { $0.type.map { index.resolve($0, in: owner) } }.filter(\.isFunction)
  }
}

extension TypeRef {
  /// Whether this is a function that gives something back.
  fileprivate var returnsValue: Bool { isFunction && arguments.last?.isVoid == false }
}
