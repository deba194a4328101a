/// A hosted view, or a model in its environment, that keeps the controller it is shown by.
package struct HeldController: Sendable {
  package enum Holder: Sendable {
    case view, environment
  }

  package let site: HostingSite
  package let holder: Holder
  /// The argument that hands the controller, or the model, over.
  package let argument: Node
  /// The strong property that keeps the controller.
  package let property: WorkspaceIndex.Found<PropertyFact>
  /// Whether it is the controller itself, rather than one around it.
  package let isOwner: Bool
  /// Whether it is the host, which keeps the view in turn, whoever else keeps it.
  package var isHost = false

  /// Whether the model is made with the navigation controller that the host is pushed on, so that
  /// each keeps the other while the host is shown.
  package var isKeptByKeeper: Bool {
    let model = argument.value?.unwrapped
    let making =
      model?.kind == .name
      ? model.flatMap { $0.localDeclaration(of: $0.name)?.initialValue?.unwrapped } : model
    guard let making, making.kind == .call else { return false }
    let given = making.arguments.compactMap { $0.value?.pathInSelf }
    return site.fates.all(.pushes).contains { push in
      push.use?.receiver?.pathInSelf.map(given.contains) ?? false
    }
  }
}

extension SeamModel {
  /// The views and environment models of the file's hosting sites that keep a controller.
  package func heldControllers(_ index: WorkspaceIndex) -> [HeldController] {
    hostingSites.flatMap { site -> [HeldController] in
      guard site.kind == .controller else { return [] }
      let assigned = site.controllersAssigned(index)
      guard let rootView = site.rootViewExpression else { return assigned }
      return assigned
        + rootView.subtree.flatMap { node -> [HeldController] in
          guard node.kind == .call else { return [] }
          if node.receiver != nil, let name = node.calleeName,
            SwiftUIVocabulary.environmentModifiers.contains(name)
          {
            return site.modelInEnvironment(node, index).map { [$0] } ?? []
          }
          return site.controllersGiven(to: node, index)
        }
    }
  }
}

extension HostingSite {
  fileprivate func controllersGiven(to call: Node, _ index: WorkspaceIndex) -> [HeldController] {
    guard call.calleeName?.isTypeName == true || call.calleeName == "init" else { return [] }
    return call.arguments.compactMap { argument -> HeldController? in
      guard let value = argument.value?.unwrapped, let path = value.path,
        let last = path.last, path.count <= 2, value.enclosingClosure(within: call) == nil
      else { return nil }
      let isOwner = value.isSelf
      guard
        isOwner || (last == "navigationController" && value.pathInSelf?.count == 1)
          || fates.isGiven(to: path),
        isOwner ? index.isController(ownerName).isYes : true,
        let view = index.type(of: call.origin, in: ownerName),
        index.isView(view.name).isYes, !index.isRepresentable(view.name).isYes,
        let found = index.property(argument.label, of: view.name), found.owner == view.name,
        found.fact.keepsController(in: found.owner, index)
      else { return nil }
      return HeldController(
        site: self, holder: .view, argument: argument, property: found, isOwner: isOwner)
    }
  }

  /// `host.rootView.controller = self`, and the host itself.
  fileprivate func controllersAssigned(_ index: WorkspaceIndex) -> [HeldController] {
    fates.compactMap { fate -> HeldController? in
      guard case .sets(let path) = fate.effect, path.hasPrefix("rootView."),
        let assignment = fate.use?.node, assignment.kind == .assignment,
        let value = assignment.assignedValue?.unwrapped,
        let view = hostType.arguments.first
          ?? rootView.flatMap({
            index.type(of: $0.origin, in: ownerName)
          })
      else { return nil }
      let member = String(path.dropFirst("rootView.".count))
      let isHost = value.pathInSelf?.only != nil && value.pathInSelf?.only == holder.name
      guard isHost || value.isSelf && index.isController(ownerName).isYes,
        let found = index.property(member, of: view.name), found.owner == view.name,
        found.fact.keepsController(in: found.owner, index)
      else { return nil }
      return HeldController(
        site: self, holder: .view, argument: assignment, property: found, isOwner: value.isSelf,
        isHost: isHost)
    }
  }

  fileprivate func modelInEnvironment(_ call: Node, _ index: WorkspaceIndex) -> HeldController? {
    guard let argument = call.arguments.only, let value = argument.value, value.kind != .keyPath,
      let model = index.type(of: value.origin, in: ownerName), index.isMeantToBeFreed(model.name),
      !index.isController(model.name).isYes
    else { return nil }
    let found = index.properties(of: model.name).first {
      $0.fact.keepsController(in: $0.owner, index)
    }
    return found.map {
      HeldController(
        site: self, holder: .environment, argument: argument, property: $0, isOwner: false)
    }
  }
}

extension [Fate] {
  /// Whether the host is pushed onto, or listed by, what an expression with this path stands for.
  fileprivate func isGiven(to path: [String]) -> Bool {
    contains { fate in
      (fate.effect == .pushes || fate.effect == .listed) && fate.use?.receiver?.path == path
    }
  }
}

extension PropertyFact {
  /// A strong, stored property of a controller's type.
  fileprivate func keepsController(in owner: String, _ index: WorkspaceIndex) -> Bool {
    guard !has(.isWeak), !has(.isUnowned), !has(.isComputed), !has(.isStatic), attributes.isEmpty,
      let type = index.type(of: self, owner: owner), !type.isFunction
    else { return false }
    return index.isController(type.name).isYes
  }
}

extension Code {
  /// The declaration of a property, where this file has it.
  package func declaration(of found: WorkspaceIndex.Found<PropertyFact>) -> Node? {
    types.filter { $0.qualifiedName == found.owner }.flatMap(\.members).first {
      $0.kind == .property && $0.name == found.fact.name
    }
  }
}
