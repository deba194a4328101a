/// A controller that this file makes a child, or half makes one: a hosting site, or a parameter
/// of a function that contains what it is given.
package struct Containment: Sendable {
  /// What the code calls the controller; `nil` where it has no name.
  package let name: String?
  /// The type the code stands in.
  package let owner: Node?
  package let ownerName: String
  package let fates: [Fate]
  /// Whether the controller is known to be a hosting controller, rather than any controller.
  package let isCertainlyHosting: Bool
  /// The site, where the controller is made in this file.
  package let site: HostingSite?

  /// How messages speak of the controller.
  package var mention: String { name.map { "'\($0)'" } ?? "this hosting controller" }
  package var label: String { name ?? "host" }

  /// The first use that has `effect` itself, rather than through a function it calls.
  package func direct(_ effect: Effect) -> Use? {
    fates.first { $0.effect == effect && $0.isDirect }?.use
  }
}

extension Use {
  /// What a loop, or a closure that is called for each, calls the controller it does this to.
  package var elementName: String? {
    guard reference.kind == .name, let local = reference.localDeclaration(of: reference.name),
      local.parent?.kind == .forLoop || local.kind == .parameter && local.parent?.kind == .closure
    else { return nil }
    return reference.name
  }
}

extension [Fate] {
  /// Passed to a function out of sight, which may do the rest.
  package var isPassedOn: Bool {
    contains {
      switch $0.effect {
      case .passed, .returned, .storedElsewhere: true
      default: false
      }
    }
  }
}

extension SeamModel {
  /// The hosting sites that are contained by halves at least, and the parameters of functions
  /// that contain; a defective helper is so seen once, in itself.
  static func containments(
    _ code: Code, sites: [HostingSite], index: WorkspaceIndex, settings: RuleSettings
  ) -> [Containment] {
    var result = sites.filter { $0.fates.touchesContainment(directly: false) }.map { site in
      Containment(
        name: site.holder.name, owner: site.owner, ownerName: site.ownerName, fates: site.fates,
        isCertainlyHosting: true, site: site)
    }
    guard Effect.containmentMethods.contains(where: code.uses) else { return result }
    for function in code.file.descendants
    where (function.kind == .function || function.kind == .initializer)
      && !function.has(.isOverride)
    {
      for parameter in function.children(.parameter) {
        guard let type = parameter.type, !type.isFunction else { continue }
        let owner = function.enclosingType
        let ownerName =
          index.name(of: owner)
        guard index.isController(type.name, in: ownerName).isYes else { continue }
        let joiner = FateJoiner(
          index: index, settings: settings, context: ownerName, hostType: type.name)
        let fates = joiner.fates(of: UseCollector.uses(ofLocal: parameter))
        guard fates.touchesContainment(directly: true) else { continue }
        result.append(
          Containment(
            name: parameter.name, owner: owner, ownerName: ownerName, fates: fates,
            isCertainlyHosting: index.isHosting(type.name, in: ownerName).isYes, site: nil))
      }
    }
    return result
  }
}

extension [Fate] {
  /// By this code itself, or by what it calls as well.
  fileprivate func touchesContainment(directly: Bool) -> Bool {
    contains {
      guard $0.isDirect || !directly else { return false }
      switch $0.effect {
      case .addsChild, .movesToParent, .movesToNil, .removesFromParent: return true
      default: return false
      }
    }
  }
}
