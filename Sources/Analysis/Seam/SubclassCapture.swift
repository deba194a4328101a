/// What hosting controllers capture in the content they give themselves.
extension HostedCaptureCollector {
  /// `rootView.onClose = { self… }` and `model.onClose = { self… }` in a hosting controller, for a
  /// model that its root view is made from: the controller keeps the view, and the view the rest.
  func captures(ofSubclassesIn code: Code) -> [HostedCapture] {
    code.types.flatMap { type -> [HostedCapture] in
      let name = index.name(of: type)
      guard type.has(.isClass) || type.has(.isExtension), index.isHosting(name).isYes else {
        return []
      }
      let models = type.rootViewIngredients
      return type.descendants.compactMap { assignment in
        guard assignment.kind == .assignment, assignment.enclosingType == type,
          let target = assignment.assignmentTarget?.unwrapped, target.kind == .member,
          let path = target.pathInSelf, path.count >= 2, let first = path.first,
          first == "rootView" || models.contains(first),
          let value = assignment.assignedValue?.unwrapped
        else { return nil }
        let capture =
          value.kind == .closure
          ? SelfCapture(closure: value)
          : SelfCapture(methodReference: value, of: name, index: index)
        return capture.map {
          HostedCapture(
            site: nil, ownerName: name, node: value, captured: .owner($0),
            slot: ClosureSlot(keeping: .stored, returnsVoid: nil))
        }
      }
    }
  }
}

extension Node {
  /// The names that the root view of this hosting controller is made from, where it calls
  /// `super.init(rootView:)`.
  fileprivate var rootViewIngredients: Set<String> {
    var names: Set<String> = []
    for call in descendants where call.kind == .call && call.receiver?.name == "super" {
      guard let root = call.argument("rootView"), call.enclosingType == self else { continue }
      for argument in [root] + Array(root.descendants) where argument.kind == .argument {
        if let path = argument.value?.pathInSelf, path.count == 1 { names.formUnion(path) }
      }
    }
    return names
  }
}
