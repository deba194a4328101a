/// A change of a view value after it was copied into a host, where it reaches nothing.
package struct LateViewChange: Sendable {
  package let site: HostingSite
  /// The variable that was copied.
  package let name: String
  /// The assignment of one of its members.
  package let change: Use
  /// Whether the variable is looked at again afterwards, so that it has to be changed as well.
  package let isReadLater: Bool
  /// Whether the variable is known to hold a value of which the host has a copy by then.
  package let isCertain: Bool
}

extension SeamModel {
  package func lateViewChanges(_ index: WorkspaceIndex) -> [LateViewChange] {
    hostingSites.flatMap { site -> [LateViewChange] in
      if let property = site.rootView?.ownMember {
        return changes(ofStored: property, copiedBy: site, index)
      }
      guard let variable = site.rootView?.unwrapped, variable.kind == .name,
        let declaration = variable.localDeclaration(of: variable.name),
        declaration.kind == .property, !declaration.has(.isLet),
        let type = index.type(of: declaration.declaredOrigin, in: site.ownerName),
        index.isClass(type.name, in: site.ownerName) != .yes
      else { return [] }
      let isView = index.isView(type.name, in: site.ownerName).isYes
      let uses = UseCollector.uses(ofLocal: declaration)
      return uses.compactMap { use in
        guard case .sets(let path) = use.effect, !path.contains("."),
          use.node.id > site.node.id, !use.node.isAlternative(to: site.node),
          !site.isRefreshed(after: use)
        else { return nil }
        return LateViewChange(
          site: site, name: declaration.name, change: use,
          isReadLater: uses.contains { later in
            if case .sets = later.effect { return false }
            return later.node.id > use.node.id
          }, isCertain: isView)
      }
    }
  }

  /// Changes of a property that a host was made of once. A host that is made each time somebody asks
  /// for it takes them over the next time.
  private func changes(
    ofStored property: String, copiedBy site: HostingSite, _ index: WorkspaceIndex
  ) -> [LateViewChange] {
    guard site.hostType.name == "UIHostingController", let owner = site.owner,
      site.isMadeOnce, !site.fates.has(.sets("rootView")),
      !hostingSites.contains(where: {
        $0.node != site.node && $0.ownerName == site.ownerName && $0.rootView?.ownMember == property
      }),
      let found = index.property(property, of: site.ownerName), !found.fact.has(.isLet),
      !found.fact.has(.isComputed), found.fact.attributes.isEmpty,
      let type = index.type(of: found.fact, owner: found.owner),
      index.isView(type.name, in: site.ownerName).isYes,
      index.isClass(type.name, in: site.ownerName).isNo
    else { return [] }
    return UseCollector.uses(ofProperty: property, in: owner.pieces).compactMap { use in
      guard case .sets(let path) = use.effect, !path.contains("."),
        use.node.assignmentTarget?.unwrapped.base?.ownMember == property,
        use.node.follows(site.node)
      else { return nil }
      return LateViewChange(
        site: site, name: property, change: use, isReadLater: true,
        // What is lazy is made when somebody asks for it, perhaps later.
        isCertain: site.node.enclosingFunction != nil
          && (use.node.runsAfterLoading || use.node.isInSameFunction(as: site.node)))
    }
  }
}

extension Node {
  /// Whether this may run after `making`, which a callback does once.
  fileprivate func follows(_ making: Node) -> Bool {
    guard let function = enclosingFunction else { return false }
    if isInSameFunction(as: making) { return id > making.id && !isAlternative(to: making) }
    return function.kind == .function
      && (!Lifecycle.loading.contains(function.name) || laterTurn != nil)
  }

  /// Whether this stands in what UIKit calls when the screen is there: an action, or a callback of
  /// its appearance.
  fileprivate var runsAfterLoading: Bool {
    guard let function = enclosingFunction else { return false }
    return function.attribute("objc") != nil || function.attribute("IBAction") != nil
      || function.has(.isOverride) && function.name.hasPrefix("view")
  }

  fileprivate func isInSameFunction(as other: Node) -> Bool {
    enclosingFunction == other.enclosingFunction
  }
}

extension HostingSite {
  /// Whether the code that makes the host runs once for each owner.
  fileprivate var isMadeOnce: Bool {
    guard let function = node.enclosingFunction else {
      return node.ancestors.contains { $0.kind == .property && $0.has(.isLazy) }
    }
    return function.kind == .initializer
      || (function.has(.isOverride) && Lifecycle.loading.contains(function.name))
  }
}

extension HostingSite {
  /// Whether the host gets a new root view after `use`.
  fileprivate func isRefreshed(after use: Use) -> Bool {
    fates.contains {
      guard case .sets(let path) = $0.effect, path == "rootView" else { return false }
      return ($0.use?.node.id ?? Int.max) > use.node.id
    }
  }
}
