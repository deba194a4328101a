/// A hosting controller around the SwiftUI content of a representable, made by it or by what it
/// works with.
package struct RepresentedHost: Sendable {
  package let site: HostingSite
  /// The representable's property or the controller's that holds the content.
  package let content: String
  /// The representable, by its qualified name.
  let representable: String
  /// Whether the host goes to code out of sight, which may add it as a child.
  package let mayBeContained: Bool
  /// The coordinator's property that keeps the host, and its type.
  package let keeper: TypeRef?

  /// Whether some place gives the representable content that reads an object from the environment,
  /// which the content itself does not provide.
  package func readsMissingObject(_ index: WorkspaceIndex) -> Bool {
    let flow = EnvironmentFlow(index)
    let contexts = Set(index.buildSites(of: representable).map(\.context)).sorted()
    return contexts.contains { context in
      let given = index.declarations(of: context).flatMap(\.fact.viewElements)
        .compactMap { $0.inside(representable, index, context) }
      return flow.needs(of: ViewSummary(elements: given), in: context).contains {
        $0.channel != .value && $0.timing > .never
      }
    }
  }
}

extension ViewElement {
  /// The element as part of what `type` is given, where it is one: without what stands around that.
  fileprivate func inside(
    _ type: String, _ index: WorkspaceIndex, _ context: String
  ) -> ViewElement? {
    let end = path.firstIndex { step in
      guard case .argument(let callee, _, _) = step,
        callee.builtName == type.lastComponent,
        case .metatype(let found) = index.value(of: callee.withoutInit, in: context)
      else { return false }
      return found.name == type
    }
    return end.map { ViewElement(kind: kind, path: Array(path[..<$0])) }
  }
}

extension SeamModel {
  /// Hosts whose root view shows a representable's content as it is, with nothing of the
  /// environment put into it again.
  package func hostsOfRepresentedContent(_ index: WorkspaceIndex) -> [RepresentedHost] {
    guard !representables.isEmpty, !hostingSites.isEmpty else { return [] }
    return hostingSites.compactMap { site in
      guard site.kind == .controller, let rootView = site.rootViewExpression,
        !rootView.providesEnvironment,
        let view = representables.first(where: { $0.makes(site.ownerName) }),
        let content = view.contentShown(by: rootView, of: site.ownerName)
      else { return nil }
      let keeping = site.fates.first(.storedElsewhere)?.use?.node.coordinatorsProperty
      return RepresentedHost(
        site: site, content: content, representable: view.name,
        mayBeContained: view.mayContain(site),
        keeper: keeping.flatMap { name in
          view.coordinator.flatMap { index.property(name, of: $0.name)?.fact.type }
        })
    }
  }
}

extension Representable {
  /// Whether a host goes to code that may add it as a child: one that only the coordinator keeps does
  /// not, where nothing here adds children.
  fileprivate func mayContain(_ site: HostingSite) -> Bool {
    site.fates.contains { fate in
      switch fate.effect {
      case .passed, .returned: true
      case .storedElsewhere:
        fate.use?.node.coordinatorsProperty == nil || coordinator == nil
          || partsWithCoordinator.contains { $0.mentions(oneOf: Self.containing) }
      default: false
      }
    }
  }

  private static let containing = Set(Effect.containmentMethods)

  /// Whether `type` is the representable, its coordinator, or the controller that it wraps.
  fileprivate func makes(_ type: String) -> Bool {
    if type == name || type == coordinator?.name { return true }
    guard let wrapped = make?.type else { return false }
    return index.resolve(wrapped, in: name).name == type
  }

  /// The view, or the closure that gives one, whose content `rootView` is.
  fileprivate func contentShown(by rootView: Node, of owner: String) -> String? {
    for node in [rootView] + Array(rootView.descendants) {
      guard node.kind == .name || node.kind == .member, !node.name.isTypeName else { continue }
      if let source = node.sequenceOfElement {
        // One of several views: `pages.map { UIHostingController(rootView: $0) }`.
        guard let name = source.ownMember else { continue }
        for type in [owner, self.name] {
          guard let declared = index.property(name, of: type)?.fact.type,
            let element = declared.element, isContent(element, of: type)
          else { continue }
          return name
        }
        continue
      }
      if node.kind == .name, let local = node.localDeclaration(of: node.name) {
        if local.type.map({ isContent($0, of: owner) }) == true { return local.name }
        continue
      }
      for type in [owner, name] {
        guard let found = index.property(node.name, of: type), !found.fact.has(.isStatic),
          let declared = found.fact.type, isContent(declared, of: type)
        else { continue }
        return node.name
      }
    }
    return nil
  }

  /// `Content`, `AnyView`, `(Item) -> Content`.
  private func isContent(_ type: TypeRef, of owner: String) -> Bool {
    let result = type.isFunction ? type.arguments.last ?? type : type
    if result.simpleName == "AnyView" || (result.isOpaque && result.simpleName == "View") {
      return true
    }
    let generics = [owner, name].flatMap { index.declarations(of: $0) }.flatMap(\.fact.generics)
    return generics.contains { $0.name == result.name && $0.constraint?.simpleName == "View" }
  }
}

extension Node {
  /// `host` in `context.coordinator.host = host`.
  fileprivate var coordinatorsProperty: String? {
    guard let target = assignmentTarget?.unwrapped, target.kind == .member,
      target.base?.isCoordinator == true
    else { return nil }
    return target.name
  }

  /// Whether something of the environment is put into the view here.
  fileprivate var providesEnvironment: Bool {
    subtree.contains { node in
      guard node.kind == .call, let name = node.calleeName else { return false }
      return SwiftUIVocabulary.environmentModifiers.contains(name)
        || ["transformEnvironment", "modifier"].contains(name)
    }
  }
}
