/// A contained host whose height, or size, its content has to tell.
package struct SelfSizedHost: Sendable {
  package enum Container: Sendable { case stack, header, constraints }

  package let site: HostingSite
  package let container: Container
  /// Whether the content is known to change while it is shown.
  package let isDynamic: Bool
}

extension SeamModel {
  package func selfSizedHosts(_ index: WorkspaceIndex) -> [SelfSizedHost] {
    hostingSites.compactMap { site in
      let fates = site.fates
      guard site.kind == .controller, fates.has(.addsChild), !fates.isShownByContainer,
        !fates.sets("sizingOptions"), !fates.sets("preferredContentSize"), !fates.viewEscapes,
        !fates.isPassedOn, !index.setsItself("sizingOptions", in: site.hostType.name),
        let container = site.selfSizingContainer, !index.isScrolling(site)
      else { return nil }
      return SelfSizedHost(
        site: site, container: container, isDynamic: index.hasChangingContent(site))
    }
  }
}

extension HostingSite {
  /// Whether something asks the content of the host for its size: options of the host, a stack
  /// view, a table's header.
  package var isSizedByContent: Bool {
    guard kind == .controller, !fates.contains(where: \.laysOutByFrame) else { return false }
    let anchors = fates.compactMap { $0.effect == .constrainsView ? $0.use?.node.name : nil }
    guard !anchors.contains("heightAnchor") else { return false }
    if selfSizingContainer == .stack || selfSizingContainer == .header { return true }
    return fates.all(.sets("sizingOptions")).contains { fate in
      fate.use?.node.assignedValue.map { value in
        value.subtree.contains {
          $0.name == "intrinsicContentSize" || $0.name == "preferredContentSize"
        }
      } ?? false
    } && !(anchors.contains("topAnchor") && anchors.contains("bottomAnchor"))
  }

  /// What asks the host's view for its size; `nil` where the surroundings fix it.
  fileprivate var selfSizingContainer: SelfSizedHost.Container? {
    let anchors = Set(
      fates.compactMap { $0.effect == .constrainsView ? $0.use?.node.name : nil })
    if anchors.contains("heightAnchor") || fates.contains(where: \.laysOutByFrame) { return nil }
    for insertion in fates.insertions {
      guard case .insertsView(let method) = insertion.effect else { continue }
      switch method {
      case "addArrangedSubview", "insertArrangedSubview", "arrangedSubviews": return .stack
      case "tableHeaderView", "tableFooterView": return .header
      default: continue
      }
    }
    let isPinnedAtOneEnd = anchors.contains("topAnchor") != anchors.contains("bottomAnchor")
    return isPinnedAtOneEnd ? .constraints : nil
  }

  /// The name of the view at the root of the content, without its modifiers.
  package func rootTypeName() -> String? { rootView?.viewTypeName }
}

extension Fate {
  fileprivate var laysOutByFrame: Bool {
    switch effect {
    case .sets(let path): path == "view.frame" || path.hasPrefix("view.frame.")
    case .callsOnView(let name):
      name != "setContentHuggingPriority" && name != "setContentCompressionResistancePriority"
    default: false
    }
  }
}

extension WorkspaceIndex {
  /// Whether a type, or one it descends from, assigns the member `path` of itself. What an
  /// extension gives to all controllers counts only where it is asked for: nothing says that this
  /// one calls it.
  package func setsItself(
    _ path: String, in type: String, byExtensionsOfUIKit: Bool = true
  ) -> Bool {
    lineage(of: type).contains { ancestor in
      guard byExtensionsOfUIKit || primaryDeclaration(of: ancestor) != nil else { return false }
      return declarations(of: ancestor).contains { $0.fact.assignedMembers.contains(path) }
    }
  }

  fileprivate func hasChangingContent(_ site: HostingSite) -> Bool {
    guard let name = site.rootTypeName(), let type = qualifiedName(of: name, in: site.ownerName)
    else { return false }
    let wrappers = SwiftUIVocabulary.observingWrappers.union(["State", "Binding", "Bindable"])
    return properties(of: type).contains { property in
      property.fact.attributes.contains { wrappers.contains($0.name) }
    }
  }

  /// Whether the content fills what it is offered: scrolling and geometry-reading containers.
  fileprivate func isScrolling(_ site: HostingSite) -> Bool {
    guard let name = site.rootTypeName() else { return false }
    let filling = SwiftUILandmarks.scrollingContainers.union(SwiftUILandmarks.navigationContainers)
      .union(["TabView", "Map", "Spacer", "Color"])
    if filling.contains(name) { return true }
    guard let type = qualifiedName(of: name, in: site.ownerName) else { return false }
    let body = property("body", of: type)?.fact.returns ?? []
    return body.contains { origin in origin.rootName.map { filling.contains($0) } ?? false }
  }
}

extension Origin {
  /// `List` in `List { … }.listStyle(.plain)`.
  fileprivate var rootName: String? {
    var current = self
    for _ in 0..<64 {
      switch current {
      case .call(.name(let name), _): return name
      case .call(.member(let base, _), _): current = base
      default: return nil
      }
    }
    return nil
  }
}
