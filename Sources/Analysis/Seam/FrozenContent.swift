/// SwiftUI content that a representable hosts when it is made, with an input that no update gives to
/// the host again.
package struct FrozenContent: Sendable {
  package let site: HostingSite
  package let rootView: Node
  /// The input of the representable whose first value the host keeps.
  package let input: String
  /// The method that makes the host, and what could renew its content.
  package let make: Node
  package let update: KnownUpdate

  /// Whether the expression of the content means the same in another method: it names no local.
  package var isSameElsewhere: Bool {
    rootView.subtree.allSatisfy {
      $0.kind != .name || $0.localDeclaration(of: $0.name) == nil
    }
  }
}

extension SeamModel {
  /// The content that the file's representables host once and for all, in the order of the
  /// representables.
  package var frozenContents: [FrozenContent] {
    guard !hostingSites.isEmpty else { return [] }
    return representables.flatMap { view -> [FrozenContent] in
      guard let make = view.make else { return [] }
      let sites = hostingSites.filter { $0.kind == .controller && make.contains($0.node) }
      guard !sites.isEmpty, !view.renewsRootView(besides: make),
        let update = view.knownUpdate
      else { return [] }
      return sites.compactMap { site in
        guard let rootView = site.rootViewExpression, let input = view.frozenInput(of: rootView)
        else { return nil }
        return FrozenContent(
          site: site, rootView: rootView, input: input, make: make, update: update)
      }
    }
  }
}

extension Representable {
  /// Whether anything besides `make` may set the root view: here, or in the coordinator.
  fileprivate func renewsRootView(besides make: Node) -> Bool {
    partsWithCoordinator.flatMap(\.descendants).contains { node in
      // The parameter that a hosting subclass passes on to `super.init` sets nothing.
      (node.kind == .member
        || (node.kind == .name && node.localDeclaration(of: "rootView") == nil))
        && node.name == "rootView" && !make.contains(node)
    }
  }

  /// An input in an expression whose copy in a host stays as it was first.
  fileprivate func frozenInput(of rootView: Node) -> String? {
    rootView.subtree.compactMap(\.mentionedMember).first { member in
      guard let found = index.property(member, of: name), !found.fact.has(.isStatic) else {
        return false
      }
      switch kind(ofInput: member) {
      case .value: return true
      case .closure: return found.fact.type?.arguments.last?.isVoid == false
      case .unknown: return found.fact.type.map(mayBeContent) ?? false
      case .live, .constant: return false
      }
    }
  }

  /// `Content`, `AnyView`.
  private func mayBeContent(_ type: TypeRef) -> Bool {
    type.simpleName == "AnyView"
      || index.declarations(of: name).flatMap(\.fact.generics).contains { $0.name == type.name }
  }
}
