/// What a view shows of an object inside a model: the view observes the model, and nobody tells it
/// of changes of the object inside.
package struct NestedRead: Sendable {
  package let property: HostedView.Stored
  package let model: Model
  /// The model's member that holds the other object.
  package let member: String
  package let child: Model
  /// The published member of that object which is shown.
  package let shown: String
  package let node: Node

  /// Whether the view, the model or the object inside is seen to give what is shown another value.
  package let isSeenToChange: Bool

  /// Whether the model announces changes of anything besides, which redraw the view as well.
  package var mayBeRedrawn: Bool { model.publishesMore(than: member) }
}

extension HostedView {
  /// The first such read of each member of each observed model, in source order.
  func nestedReads(_ flow: EnvironmentFlow) -> [NestedRead] {
    let index = flow.index
    let observed = models(index) { property in
      ViewStorage.observes(property.fact)
    }
    guard !observed.isEmpty else { return [] }
    var seen: Set<String> = []
    return parts.flatMap(\.descendants).compactMap { node in
      guard node.kind == .member, let path = node.pathInSelf, path.count == 3,
        let (property, model) = observed.first(where: { $0.property.name == path[0] }),
        node.enclosingType.map(parts.contains) == true,
        let child = model.child(path[1]), child.publishes(path[2]), !child.neverChanges,
        !observed.contains(where: { $0.model.name == child.name }),
        !model.passesOnChanges(of: path[1]), isShown(node, path, flow),
        seen.insert(path.prefix(2).joined(separator: ".")).inserted
      else { return nil }
      return NestedRead(
        property: property, model: model, member: path[1], child: child, shown: path[2], node: node,
        isSeenToChange: changes(path, of: model, to: child, index))
    }
  }

  /// Whether the member of `child` that `path` leads to, or what it is computed from, is given another
  /// value by code of that class or its subclasses, of the model or of the view, by a binding to the
  /// model's object, or by a type that holds an object of the class.
  private func changes(
    _ path: [String], of model: Model, to child: Model, _ index: WorkspaceIndex
  ) -> Bool {
    let sources = child.published(behind: path[2])
    let subclasses = index.types(named: index.heirs(of: child.name.lastComponent)).filter {
      $0 != child.name && index.lineage(of: $0).contains(child.name)
    }
    let kin = index.lineage(of: child.name) + subclasses
    let own = kin.flatMap(index.declarations)
    if own.contains(where: { !$0.fact.changedMembers.isDisjoint(with: sources) }) { return true }
    let inModel = sources.map { path[1] + "." + $0 }
    let inView = inModel.map { path[0] + "." + $0 }
    let pieces = index.lineage(of: model.name).flatMap(index.declarations)
    let ofView = index.declarations(of: name)
    if index.isWritten(sources, ofObjectsOf: kin) { return true }
    return pieces.contains { !$0.fact.assignedMembers.isDisjoint(with: inModel) }
      || ofView.contains { piece in
        !piece.fact.assignedMembers.isDisjoint(with: inView)
          || piece.fact.viewElements.contains {
            $0.kind == .read("$" + path[0], member: path[1])
          }
      }
  }

  /// Whether a read runs while the view is drawn.
  private func isShown(_ node: Node, _ path: [String], _ flow: EnvironmentFlow) -> Bool {
    guard node.assignedPath == nil, let root = node.enclosingFunction?.body,
      node.localDeclaration(of: path[0]) == nil || node.path?.first == "self",
      flow.memberReads(ofView: name).contains(
        EnvironmentFlow.MemberRead(property: path[0], member: path[1], isLater: false))
    else { return false }
    return ViewPathWalk(root: root).paths(from: node, followingLocals: false)
      .allSatisfy { !flow.runsLater($0, in: name) }
  }
}

extension WorkspaceIndex {
  /// Whether some type holds an object of one of `classes`, and gives one of `members` of it another
  /// value.
  fileprivate func isWritten(_ members: Set<String>, ofObjectsOf classes: [String]) -> Bool {
    classes.contains { name in
      members.contains { member in
        writers(to: member, of: name).contains { writer in
          guard let found = property(writer.property, of: writer.type) else { return false }
          return type(of: found.fact, owner: found.owner)?.name == name
        }
      }
    }
  }
}

extension Model {
  /// The object that a stored member holds, where changes of that object are not announced by the
  /// member's own wrapper.
  func child(_ member: String) -> Model? {
    guard let found = index.property(member, of: name), !found.fact.has(.isComputed),
      !found.fact.has(.isStatic),
      found.fact.attributes.allSatisfy({
        $0.name == "Published" || SwiftUIVocabulary.plainAttributes.contains($0.name)
      })
    else { return nil }
    return index.type(of: found.fact, owner: found.owner)
      .flatMap { Model(observableObject: $0, index) }
  }

  /// Whether the class listens to the object in `member`, and may announce its changes as its own;
  /// also where a superclass cannot be seen.
  func passesOnChanges(of member: String) -> Bool {
    for ancestor in index.lineage(of: name) {
      if let parent = index.superclass(of: ancestor), index.declarations(of: parent.name).isEmpty,
        parent.simpleName != "NSObject"
      {
        return true
      }
      for piece in index.declarations(of: ancestor) {
        let calls = piece.fact.functions.flatMap(\.summary.calls)
        if calls.contains(where: { $0.mentions("objectWillChange") || $0.follows(member) }) {
          return true
        }
        // `CombineLatest(child.$title, …)` in an initialiser.
        let isWatched = piece.fact.viewElements.contains { element in
          guard case .read(member, let read?) = element.kind else { return false }
          return read.hasPrefix("$") || read == "objectWillChange"
        }
        if isWatched { return true }
      }
    }
    return false
  }
}

extension Origin {
  /// Whether a name on the way to this value is `name`.
  func mentions(_ name: String) -> Bool {
    switch self {
    case .name(let own): own == name
    case .member(let base, let own): own == name || base.mentions(name)
    case .call(let callee, _): callee.mentions(name)
    default: false
    }
  }

  /// Whether this goes through a publisher of the object in `member`: `child.$title.sink`.
  fileprivate func follows(_ member: String) -> Bool {
    switch self {
    case .member(let base, let own):
      (own.hasPrefix("$") && base.mentions(member)) || base.follows(member)
    case .call(let callee, _): callee.follows(member)
    default: false
    }
  }
}
