/// A change of a view value after it was copied into a host, where it reaches nothing.
package struct LateViewChange: Sendable {
  package let site: HostingSite
  /// The variable that was copied.
  package let name: String
  /// The assignment of one of its members.
  package let change: Use
  /// Whether the variable is looked at again afterwards, so that it has to be changed as well.
  package let isReadLater: Bool
  /// Whether the variable is known to hold a value, so that the host has a copy.
  package let isCertain: Bool
}

extension SeamModel {
  package func lateViewChanges(_ index: WorkspaceIndex) -> [LateViewChange] {
    hostingSites.flatMap { site -> [LateViewChange] in
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
