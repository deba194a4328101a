/// A value that a controller copies into the root view of a host it keeps, and changes later.
package struct HostedSnapshot: Sendable {
  package let site: HostingSite
  /// The root view's type, without what it is nested in.
  package let view: String
  /// The controller's property.
  package let property: String
  /// The first later assignment, and the function that makes it.
  package let change: Node
  package let function: Node
}

extension HostingSite {
  /// The values that go stale in this host, in the order of the arguments.
  func snapshots(_ index: WorkspaceIndex) -> [HostedSnapshot] {
    guard kind == .controller, isKept, !isRefreshed, let owner,
      index.isClass(ownerName).isYes, let root = rootViewExpression, root.kind == .call,
      let view = index.type(of: root.origin, in: ownerName), index.isView(view.name).isYes
    else { return [] }
    return root.arguments.compactMap { argument in
      guard let name = argument.value?.pathInSelf?.only, argument.value?.isMember(name) == true,
        index.holdsPlainValue(name, of: ownerName), !owner.observes(name),
        let change = owner.laterChange(of: name, than: node),
        let function = change.enclosingFunction
      else { return nil }
      return HostedSnapshot(
        site: self, view: view.name.lastComponent, property: name, change: change,
        function: function)
    }
  }

  /// Whether the owner holds on to the host, so that it is on screen when things change.
  private var isKept: Bool { fates.has(.addsChild) || !fates.storedNames.isEmpty }

  private var isRefreshed: Bool {
    fates.contains {
      if case .sets(let path) = $0.effect { return path.hasPrefix("rootView") }
      return false
    }
  }
}

extension WorkspaceIndex {
  fileprivate func holdsPlainValue(_ property: String, of type: String) -> Bool {
    guard let fact = self.property(property, of: type)?.fact, !fact.has(.isComputed),
      !fact.has(.isLet), !fact.has(.isStatic), !fact.has(.isLazy), fact.attributes.isEmpty
    else { return false }
    return InputKind(fact, in: type, self).isValue
  }
}

extension Node {
  fileprivate func isMember(_ name: String) -> Bool {
    kind == .member || localDeclaration(of: name) == nil
  }

  /// Whether a property of this type runs code of its own when it changes.
  func observes(_ property: String) -> Bool {
    members.contains { $0.kind == .property && $0.name == property && $0.child(.accessor) != nil }
  }

  /// The first assignment to a property in a function of this type that does not go on to make the
  /// host, and is not the function that made it.
  fileprivate func laterChange(of property: String, than site: Node) -> Node? {
    let maker = site.enclosingFunction
    return descendants.first { node in
      guard node.kind == .assignment, let target = node.assignmentTarget?.unwrapped,
        target.pathInSelf?.first == property, target.isMember(property),
        let function = node.enclosingFunction, function.kind == .function,
        function.enclosingType == self
      else { return false }
      if let turn = node.laterTurn {
        // It runs when the function around it is done, whatever that makes.
        return !turn.contains(site)
          && (!function.has(.isAsync) || function != maker || node.id > site.id)
          && !turn.descendants.contains { $0.kind == .call && $0.calleeName == maker?.name }
      }
      guard function != maker else { return false }
      guard let maker, maker.kind == .function else { return !function.runsBeforeTheView }
      return !function.runsBeforeTheView
        && !function.descendants.contains { $0.kind == .call && $0.calleeName == maker.name }
    }
  }

  private var runsBeforeTheView: Bool {
    Lifecycle.loading.contains(name)
      || ["prepare", "prepareForReuse", "commonInit", "setup"].contains(name)
  }
}
