/// A place in a view's body that makes another view and may give it another object.
struct ExchangingPlace {
  /// The call that makes the view.
  let call: Node
  /// The expression that names the object.
  let object: Node
}

extension SeamModel {
  /// The places behind `renewals`, where all of them are bodies of this file that pass an object of
  /// a class by its name, so that an identity may be put behind the view there; `nil` otherwise.
  func placesExchanging(
    _ seed: StateSeed, _ renewals: [SeedRenewal], of view: HostedView, _ index: WorkspaceIndex
  ) -> [ExchangingPlace]? {
    guard !renewals.isEmpty, renewals.allSatisfy({ $0.kind == .exchanging }),
      let label = renewals.first?.label, let type = seed.inputType, !type.isOptional,
      !type.isOpaque, !type.isExistential, index.isClass(type.name).isYes
    else { return nil }
    let contexts = Set(renewals.map(\.site.context))
    let places = hostedViews.filter { contexts.contains($0.name) }.flatMap { builder in
      builder.builtViewsWithValues(index).compactMap { built -> ExchangingPlace? in
        guard built.name == view.name, built.node.isShownWhereItStands,
          let object = built.node.argument(label), object.path != nil
        else { return nil }
        return ExchangingPlace(call: built.node, object: object)
      }
    }
    return places.count == renewals.count ? places : nil
  }
}

extension StateSeed {
  /// The type of the parameter that is the object.
  fileprivate var inputType: TypeRef? {
    guard let value else { return initializer == nil ? property.fact.type : nil }
    guard value.kind == .name else { return nil }
    return value.localDeclaration(of: value.name)?.type
  }
}

extension Node {
  /// Whether this call of a view's type is a part of a body, or has modifiers: its own type counts
  /// for nothing around it.
  fileprivate var isShownWhereItStands: Bool {
    let modifiers = modifierCalls
    guard !modifiers.contains(where: { $0.calleeName == "id" }) else { return false }
    return !modifiers.isEmpty || statement == self || parent?.kind == .returnStatement
  }
}
