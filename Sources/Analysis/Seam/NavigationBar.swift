/// Who shows or hides the navigation bar around a host.
extension HostingSite {
  /// Whether something near the host hides the navigation bar that would show its title: the type
  /// that makes it, the host's own class, the container's, or a modifier of the hosted view.
  package func hidesNavigationBar(_ tree: ViewTree, _ index: WorkspaceIndex) -> Bool {
    if !tree.outermost(["navigationBarHidden"]).isEmpty { return true }
    if index.hidesNavigationBar(hostType.name) || index.hidesNavigationBar(ownerName) {
      return true
    }
    return owner.map(\.mentionsNavigationBarHidden)
      ?? node.ancestors.contains {
        $0.kind == .function && $0.mentionsNavigationBarHidden
      }
  }
}

extension Node {
  private static let names: Set<String> = ["setNavigationBarHidden", "isNavigationBarHidden"]

  fileprivate var mentionsNavigationBarHidden: Bool {
    descendants.contains {
      Self.names.contains($0.name) || $0.name == "isHidden" && $0.base?.name == "navigationBar"
    }
  }
}

extension WorkspaceIndex {
  /// Whether a class, or one that it descends from, hides navigation bars.
  package func hidesNavigationBar(_ type: String) -> Bool {
    lineage(of: type).contains { ancestor in
      // What an extension offers to all controllers says nothing about this one.
      guard primaryDeclaration(of: ancestor) != nil else { return false }
      return declarations(of: ancestor).contains { piece in
        piece.fact.assignedMembers.contains {
          $0.hasSuffix("isNavigationBarHidden") || $0.hasSuffix("navigationBar.isHidden")
        }
          || piece.fact.functions.contains { function in
            function.summary.calls.contains { call in
              switch call {
              case .name("setNavigationBarHidden"), .member(_, "setNavigationBarHidden"): true
              default: false
              }
            }
          }
      }
    }
  }
}
