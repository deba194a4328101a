/// A call in a layout callback of a hosting class that asks for the next layout.
package struct LayoutInvalidation: Sendable {
  package let call: Node
  /// The override it stands in.
  package let function: Node
  /// Whether the override does nothing besides but call `super`.
  package let isAllThereIs: Bool
  package let hasViewDidLoad: Bool
}

extension SeamModel {
  private static let invalidations: Set<String> = [
    "invalidateIntrinsicContentSize", "setNeedsUpdateConstraints",
  ]

  /// The unconditional invalidations in the file's hosting classes.
  package func layoutInvalidations(
    in code: Code, _ index: WorkspaceIndex
  ) -> [LayoutInvalidation] {
    guard Self.invalidations.contains(where: code.uses) else { return [] }
    return code.typeParts(index).flatMap { name, type -> [LayoutInvalidation] in
      let functions = type.members.filter(\.isLayoutCallback)
      guard !functions.isEmpty, index.isHosting(name).isYes else { return [] }
      let names = Set(
        index.declarations(of: name).flatMap(\.fact.functions).map(\.baseName))
      return functions.flatMap { function in
        function.nodesRunAtOnce.compactMap { call -> LayoutInvalidation? in
          guard call.kind == .call, Self.invalidations.contains(call.calleeName ?? ""),
            call.receiver?.pathInSelf == ["view"], !call.isConditional(within: function),
            !call.isCarriedOut(within: function)
          else { return nil }
          let others = function.body?.children.filter { $0 != call.statement } ?? []
          return LayoutInvalidation(
            call: call, function: function,
            isAllThereIs: others.allSatisfy { $0.receiver?.name == "super" },
            hasViewDidLoad: names.contains("viewDidLoad"))
        }
      }
    }
  }
}

extension Node {
  /// Whether a later call updates the constraints at once, which takes the request back.
  fileprivate func isCarriedOut(within function: Node) -> Bool {
    calleeName == "setNeedsUpdateConstraints"
      && function.nodesRunAtOnce.contains {
        $0.id > id && $0.kind == .call && $0.calleeName == "updateConstraintsIfNeeded"
          && $0.receiver?.pathInSelf == receiver?.pathInSelf
      }
  }
}
