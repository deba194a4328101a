/// The expression that makes the object of an observed property.
package struct ObjectMaking: Sendable {
  /// The assignment in an initialiser; `nil` for an initial value.
  package let assignment: Node?
  /// Whether no initialiser sets the property otherwise.
  package let isOnlyAssignment: Bool

  package init?(of property: HostedView.Stored, in view: HostedView, _ index: WorkspaceIndex) {
    let expected = property.fact.type
    let isFresh = { (origin: Origin) in
      index.freshness(of: origin, expecting: expected, in: view.name) == .fresh
    }
    let assignments = view.initializers.flatMap { $0.assignments(to: property.name) }
    if let initial = property.fact.initial {
      guard isFresh(initial) else { return nil }
      assignment = nil
      isOnlyAssignment = assignments.isEmpty
      return
    }
    let making = assignments.first { assignment in
      guard let value = assignment.observedValue(of: property.name) else { return false }
      // What an initialiser makes from its parameters may be a mere view of them: only a class
      // that is declared here is known to be more.
      guard
        value.unwrapped.arguments.isEmpty
          || index.type(of: value.origin, in: view.name).map({ index.isClass($0.name).isYes })
            == true
      else { return false }
      return isFresh(value.origin) && !index.mayWrap(value.origin, property.fact, in: view.name)
    }
    guard let making else { return nil }
    assignment = making
    isOnlyAssignment = assignments.count == 1
  }
}

extension HostedView {
  /// Whether no initialiser relies on the initial value of `property`; true as well for the
  /// memberwise one, which then asks for it.
  package func allInitializersSet(_ property: String, _ index: WorkspaceIndex) -> Bool {
    let own = initializers
    // Those in other files cannot be looked into.
    guard index.functions("init", of: name).count <= own.count else { return false }
    return own.allSatisfy { initializer in
      initializer.assignments(to: property).contains { $0.parent == initializer.body }
        || initializer.descendants.contains {
          $0.kind == .call && $0.calleeName == "init" && $0.receiver?.isSelf == true
            && $0.argument(property) != nil
        }
    }
  }
}

extension WorkspaceIndex {
  /// Whether a new object may be no more than a window onto one that it is given, as a view store
  /// is onto a store: its class cannot be seen, and it has arguments.
  fileprivate func mayWrap(
    _ origin: Origin, _ property: PropertyFact, in context: String
  ) -> Bool {
    guard case .call(let callee, let labels) = origin, !labels.isEmpty else { return false }
    if case .implicit = callee {
      return property.type.map { qualifiedName(of: $0.name, in: context) == nil } ?? true
    }
    if case .metatype(let type) = value(of: callee.withoutInit, in: context) {
      return declarations(of: type.name).isEmpty
    }
    return true
  }
}

extension Node {
  /// The object that an assignment to a property, or to its wrapper, sets.
  fileprivate func observedValue(of property: String) -> Node? {
    guard let value = assignedValue?.unwrapped else { return nil }
    guard value.kind == .call, value.calleeName == "ObservedObject" else {
      return propertyAssigned == property ? value : nil
    }
    return value.wrappedArgument
  }
}
