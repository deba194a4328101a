/// What the owner of a host captures in the models that the hosted content holds.
extension HostedCaptureCollector {
  /// `model.onClose = { self… }` and `model.onClose = close`, for an object that `root` is made
  /// from: the host keeps its content, and the content the object with its closures.
  func captures(ofModelsIn root: Node, of site: HostingSite) -> [HostedCapture] {
    guard let owner = site.owner, !site.ownerName.isEmpty else { return [] }
    var seen: Set<String> = []
    return root.descendants.flatMap { argument -> [HostedCapture] in
      guard argument.kind == .argument, let value = argument.value?.unwrapped,
        let name = value.pathInSelf?.only, name != "self", seen.insert(name).inserted,
        let type = index.type(of: value.origin, in: site.ownerName), index.isClass(type.name).isYes
      else { return [] }
      return closures(setOn: value, named: name, in: owner).compactMap { closure in
        let capture =
          closure.kind == .closure
          ? SelfCapture(closure: closure)
          : SelfCapture(methodReference: closure, of: site.ownerName, index: index)
        return capture.map {
          HostedCapture(
            site: site, ownerName: site.ownerName, node: closure, captured: .owner($0),
            slot: ClosureSlot(keeping: .stored, returnsVoid: nil))
        }
      }
    }
  }

  /// The values that code sets as properties of the object that `model` mentions.
  private func closures(setOn model: Node, named name: String, in owner: Node) -> [Node] {
    if model.kind == .name, let local = model.localDeclaration(of: name) {
      guard local.kind == .property else { return [] }
      return UseCollector.uses(ofLocal: local).compactMap { use in
        guard case .sets(let path) = use.effect, !path.contains(".") else { return nil }
        return use.node.assignedValue?.unwrapped
      }
    }
    return owner.descendants.compactMap { assignment in
      guard assignment.kind == .assignment,
        let path = assignment.assignmentTarget?.unwrapped.pathInSelf, path.count == 2,
        path[0] == name, assignment.localDeclaration(of: name) == nil
      else { return nil }
      return assignment.assignedValue?.unwrapped
    }
  }
}
