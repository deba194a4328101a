/// The project's own hosting controller for any content: `class BaseHost<Content: View>:
/// UIHostingController<Content>`.
package struct ProjectHost: Hashable, Sendable {
  /// Its qualified name.
  package let name: String

  /// The class that the configuration names, else the only one that code uses in some places.
  /// `nil` where there is none, several, or where it cannot be made from a root view alone.
  package init?(_ index: WorkspaceIndex, named configured: String?) {
    if let configured {
      guard let name = index.qualifiedName(of: configured), index.isGenericHost(name) else {
        return nil
      }
      self.name = name
      return
    }
    let used = index.genericHosts.filter { index.buildSites(of: $0).count >= 3 }
    guard let only = used.only else { return nil }
    name = only
  }
}

extension WorkspaceIndex {
  /// The classes of the workspace that host content of any type and take a root view, sorted.
  package var genericHosts: [String] {
    types(named: heirs(of: "UIHostingController")).filter(isGenericHost).sorted()
  }

  fileprivate func isGenericHost(_ name: String) -> Bool {
    // Few classes are generic.
    guard let fact = primaryDeclaration(of: name)?.fact, fact.kind == .class,
      !fact.generics.isEmpty, !fact.isPrivate, let parent = superclass(of: name),
      let content = parent.arguments.only,
      fact.generics.contains(where: { $0.name == content.name }), isHosting(name).isYes
    else { return false }
    let initialisers = functions("init", of: name).filter { $0.owner == name }
    return initialisers.allSatisfy { $0.fact.parameters.first?.label == "coder" }
      || initialisers.contains { $0.fact.accepts(["rootView"]) }
  }
}
