/// The models that the owner of a host gives to its root view.
extension HostingSite {
  /// The classes of the workspace whose objects are arguments of the root view, sorted.
  func models(_ index: WorkspaceIndex) -> [String] {
    guard let root = rootViewExpression else { return [] }
    let arguments = root.subtree.filter { $0.kind == .argument }
    let types = arguments.compactMap { argument -> String? in
      guard let type = argument.value.flatMap({ index.type(of: $0.origin, in: ownerName) })?.name,
        type != ownerName, index.primaryDeclaration(of: type)?.fact.kind == .class,
        index.isObservableObject(type).isYes || index.isObservable(type).isYes
      else { return nil }
      return type
    }
    return Set(types).sorted()
  }
}

/// A use of a shared object by a controller whose hosted model is given such an object.
package struct SingletonBypass: Sendable {
  /// `LiveAPI.shared`.
  package let node: Node
  package let type: String
  package let model: String
}

/// Something that a controller and the model of its hosted view both keep or fetch for themselves.
package struct SecondSource: Sendable {
  package enum Kind: Sendable {
    /// A stored property of the same name and type.
    case property
    /// A call of the same method of the same type.
    case call
    /// A notification that brings the model what it keeps a copy of.
    case post
    /// A property that takes over what the model posts.
    case copy
  }

  package let kind: Kind
  /// The controller's property, call, post or assignment.
  package let node: Node
  package let name: String
  package let model: String
}

extension SeamModel {
  /// The hosts' owners with the models that they give to hosted views, each pair once.
  private func owners(_ index: WorkspaceIndex) -> [(owner: Node, name: String, model: String)] {
    var seen: Set<[String]> = []
    return hostingSites.flatMap { site -> [(owner: Node, name: String, model: String)] in
      guard let owner = site.owner, index.ownerKind(of: site.ownerName) == .controller else {
        return []
      }
      return site.models(index).compactMap { model in
        seen.insert([site.ownerName, model]).inserted ? (owner, site.ownerName, model) : nil
      }
    }
  }

  package func singletonBypasses(_ index: WorkspaceIndex) -> [SingletonBypass] {
    owners(index).flatMap { owner, name, model -> [SingletonBypass] in
      let injected = index.functions("init", of: model).flatMap(\.fact.parameters)
        .compactMap { $0.type.map { index.resolve($0, in: model).name } }
      guard !injected.isEmpty, !name.composesOthers else { return [] }
      return owner.descendants.compactMap { node in
        guard node.kind == .member, node.name.isSingletonName,
          let base = node.base, base.kind == .name, base.name.isTypeName,
          node.wrapped.parent?.kind == .member,
          !node.ancestors.prefix(while: { $0 != owner }).contains(where: { $0.kind == .parameter }),
          let type = index.qualifiedName(of: base.name, in: name),
          injected.contains(where: { index.descends(type, from: $0).isYes })
        else { return nil }
        return SingletonBypass(node: node, type: type, model: model)
      }
    }
  }

  package func secondSources(_ index: WorkspaceIndex) -> [SecondSource] {
    owners(index).flatMap { owner, name, model in
      index.doubledProperties(of: owner, name, model) + index.doubledCalls(of: owner, name, model)
        + copiesByNotification(of: owner, name, model, index)
    }
  }

  /// Values that a notification carries from one of the two to the other, each notification once.
  private func copiesByNotification(
    of owner: Node, _ name: String, _ model: String, _ index: WorkspaceIndex
  ) -> [SecondSource] {
    var seen: Set<String> = []
    let posts = calls.calls("post", in: owner).compactMap { post -> SecondSource? in
      guard let notification = post.argument("name")?.notificationName, post.bringsValue,
        let property = index.copies(ofNotification: notification, in: model).first,
        index.property(property, of: model)?.fact.attribute("Published") != nil
          || index.isObservable(model).isYes,
        seen.insert(notification).inserted
      else { return nil }
      return SecondSource(kind: .post, node: post, name: property, model: model)
    }
    let taken = notificationCopies.filter { owner.contains($0.assignment) }.compactMap {
      copy, assignment -> SecondSource? in
      guard
        index.posts[copy.name]?.contains(where: {
          $0.carriesValue && index.qualifiedName(of: $0.context) ?? $0.context == model
        }) == true, seen.insert(copy.name).inserted,
        index.property(copy.property, of: name).map({ !$0.fact.has(.isComputed) }) ?? false
      else { return nil }
      return SecondSource(kind: .copy, node: assignment, name: copy.property, model: model)
    }
    return posts + taken
  }
}

extension String {
  /// Whether a type of this name puts the parts of the app together, where shared objects belong.
  fileprivate var composesOthers: Bool {
    ["Coordinator", "Factory", "Delegate", "Router", "Assembly", "Container"].contains {
      contains($0)
    }
  }
}

extension WorkspaceIndex {
  fileprivate func doubledProperties(
    of owner: Node, _ name: String, _ model: String
  ) -> [SecondSource] {
    let calls = declarations(of: name).flatMap(\.fact.functions).flatMap(\.summary.calls)
    return owner.members.compactMap { member in
      guard member.kind == .property, !member.has(.isComputed), !member.has(.isStatic),
        !member.has(.isLet), member.children(.attribute).isEmpty, member.child(.accessor) == nil,
        let own = property(member.name, of: name), own.owner == name,
        let other = property(member.name, of: model), !other.fact.has(.isComputed),
        other.fact.attribute("Published") != nil || isObservable(model).isYes,
        let type = type(of: own.fact, owner: name), type == self.type(of: other.fact, owner: model),
        isClass(type.name) != .yes, !type.isFunction,
        assigns(member.name, in: name), assigns(member.name, in: model),
        !calls.contains(where: { $0.mentions("$" + member.name) })
      else { return nil }
      return SecondSource(kind: .property, node: member, name: member.name, model: model)
    }
  }

  private func assigns(_ member: String, in type: String) -> Bool {
    declarations(of: type).contains { $0.fact.assignedMembers.contains(member) }
  }

  fileprivate func doubledCalls(of owner: Node, _ name: String, _ model: String) -> [SecondSource] {
    let calls = Set(declarations(of: model).flatMap(\.fact.functions).flatMap(\.summary.calls))
    let fetched = Set(calls.compactMap { fetch($0, in: model) })
    guard !fetched.isEmpty else { return [] }
    var seen: Set<Fetch> = []
    return owner.descendants.compactMap { node in
      guard node.kind == .call, let callee = node.callee, callee.kind == .member,
        let own = fetch(callee.origin, in: name), own.type != model, fetched.contains(own),
        seen.insert(own).inserted
      else { return nil }
      return SecondSource(kind: .call, node: node, name: own.name, model: model)
    }
  }

  private struct Fetch: Hashable {
    let type: String
    let name: String
  }

  /// A call of a method that waits for something and may fail.
  private func fetch(_ call: Origin, in context: String) -> Fetch? {
    guard case .member(let base, let name) = call, base != .selfValue,
      let type = type(of: base, in: context)?.name,
      functions(name, of: type).contains(where: {
        $0.fact.has(.isAsync) && $0.fact.result?.isVoid == false
      })
    else { return nil }
    return Fetch(type: type, name: name)
  }
}
