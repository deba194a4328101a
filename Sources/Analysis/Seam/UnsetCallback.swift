/// A callback of a hosted view that does nothing, because nobody sets it where the view is hosted.
package struct UnsetCallback: Sendable {
  package let site: HostingSite
  package let view: String
  /// The call that makes the view.
  package let call: Node
  package let property: WorkspaceIndex.Found<PropertyFact>
}

extension HostingSite {
  /// The callbacks of the root view that its body calls, that have an empty closure by default, and
  /// that this place neither passes nor assigns.
  func unsetCallbacks(_ flow: EnvironmentFlow) -> [UnsetCallback] {
    let index = flow.index
    guard kind == .controller, let call = rootViewExpression?.modifiedCall,
      let view = index.type(of: call.origin, in: ownerName)?.name, index.isView(view).isYes
    else { return [] }
    let candidates = index.properties(of: view).filter { found in
      found.fact.startsAsEmptyClosure && !found.fact.has(.isPrivate) && !found.fact.has(.isLet)
        && found.fact.type?.isOptional != true
    }
    guard !candidates.isEmpty else { return [] }
    let passed = Set(call.argumentLabels)
    let assigned = assignedCallbacks(index)
    // A trailing closure may be any of them.
    guard !call.arguments.contains(where: { $0.has(.isTrailing) && $0.label.isEmpty }) else {
      return []
    }
    return candidates.filter { found in
      let name = found.fact.name
      return !passed.contains(name) && !assigned.contains(name)
        && flow.memberReads(ofView: view).contains { $0.property == name }
    }
    .map { UnsetCallback(site: self, view: view, call: call, property: $0) }
  }

  /// The members of the root view that are assigned: before it is hosted, through the host, or by
  /// the hosting class itself.
  private func assignedCallbacks(_ index: WorkspaceIndex) -> Set<String> {
    var names: Set<String> = []
    if let root = rootView?.unwrapped, root.kind == .name,
      let local = root.localDeclaration(of: root.name)
    {
      for use in UseCollector.uses(ofLocal: local) {
        if case .sets(let path) = use.effect { names.insert(path) }
      }
    }
    let prefix = "rootView."
    for fate in fates {
      if case .sets(let path) = fate.effect, path.hasPrefix(prefix) {
        names.insert(String(path.dropFirst(prefix.count)))
      }
    }
    for ancestor in index.lineage(of: hostType.name) {
      for path in index.declarations(of: ancestor).flatMap(\.fact.assignedMembers)
      where path.hasPrefix(prefix) {
        names.insert(String(path.dropFirst(prefix.count)))
      }
    }
    return names
  }
}

extension Node {
  /// The call that makes the view at the start of a chain of modifiers.
  fileprivate var modifiedCall: Node? {
    var current = unwrapped
    while current.kind == .call, let callee = current.callee, callee.kind == .member,
      let base = callee.base, base.kind == .call
    {
      current = base
    }
    return current.kind == .call ? current : nil
  }
}
