/// A host whose root view takes an object from its environment that nothing on the way provides.
package struct EnvironmentGap: Sendable {
  /// How surely the host has nothing of SwiftUI above it, which could provide the object too.
  package enum Certainty: Int, Comparable, Sendable {
    case possible, likely, certain

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The call that makes the host, or that hands the root view to a hosting superclass.
  package let node: Node
  package let rootView: Node
  package let channel: EnvironmentChannel
  /// The class of the missing object.
  package let type: String
  /// The properties that take it, the most urgent first.
  package let needs: [EnvironmentNeed]
  package let certainty: Certainty
  /// Whether the host's own type is written in terms of the root view's, so that a modifier around
  /// the root view would not fit it.
  package let fixesRootType: Bool

  package var timing: EnvironmentNeed.Timing { needs.map(\.timing).max() ?? .never }

  static func all(
    in code: Code, sites: [HostingSite], _ calls: CallTable, _ flow: EnvironmentFlow
  ) -> [EnvironmentGap] {
    let index = flow.index
    var gaps: [EnvironmentGap] = []
    for site in sites where site.kind == .controller {
      guard let certainty = site.certainty(index) else { continue }
      let assignments = site.fates.all(.sets("rootView"))
      for assignment in assignments.compactMap(\.use?.node) {
        guard let rootView = assignment.assignedValue, assignment.kind == .assignment else {
          continue
        }
        gaps += Self.gaps(
          at: assignment, rootView, host: site.hostType.name, in: site.ownerName, certainty,
          fixesRootType: site.fixesRootType(index), flow)
      }
      // What is replaced before it is shown may want nothing.
      guard let rootView = site.rootView, assignments.isEmpty else { continue }
      gaps += Self.gaps(
        at: site.node, rootView, host: site.hostType.name, in: site.ownerName, certainty,
        fixesRootType: site.fixesRootType(index), flow)
    }
    for (call, rootView, host) in code.superInitializers(index) {
      guard let certainty = index.certainty(ofHostsMadeAs: host) else { continue }
      let initialized =
        call.receiver?.name == "self" ? host : index.superclass(of: host)?.name ?? ""
      gaps += Self.gaps(
        at: call, rootView, host: initialized, in: host, certainty,
        fixesRootType: index.fixesRootType(host), flow)
    }
    for call in calls.calls("UIHostingConfiguration") where !call.isInSwiftUI(index) {
      guard call.callee?.kind == .name,
        let view = call.arguments.last?.value?.body?.onlyChild, view.isExpression
      else { continue }
      let owner = index.name(of: call.enclosingType)
      guard owner.isEmpty || !index.isMadeBySwiftUI(owner) else { continue }
      // A list that a representable wraps hands SwiftUI's environment on to its cells.
      gaps += Self.gaps(
        at: call, view, host: "UIHostingConfiguration", in: owner,
        index.hasRepresentables ? .possible : .certain, fixesRootType: false, flow)
    }
    return gaps
  }

  private static func gaps(
    at node: Node, _ rootView: Node, host: String, in owner: String, _ certainty: Certainty,
    fixesRootType: Bool, _ flow: EnvironmentFlow
  ) -> [EnvironmentGap] {
    let needs = flow.needs(of: ViewReader.read(expression: rootView), in: owner)
    guard !needs.isEmpty else { return [] }
    let provided = flow.provided(byHost: host)
    guard !provided.isUnknown else { return [] }
    let missing = needs.filter { !flow.satisfies(provided, $0) }
    let groups = Dictionary(grouping: missing) {
      ProvidedEnvironment.Entry(channel: $0.channel, type: $0.type)
    }
    return groups.keys.sorted { $0.type < $1.type }.map { entry in
      let needs = (groups[entry] ?? []).sorted {
        ($1.timing, $0.key) < ($0.timing, $1.key)
      }
      return EnvironmentGap(
        node: node, rootView: rootView, channel: entry.channel, type: entry.type, needs: needs,
        certainty: certainty, fixesRootType: fixesRootType)
    }
  }
}

extension HostingSite {
  /// `nil` where a SwiftUI hierarchy may stand above the host: what is made by views and
  /// representables can inherit its environment through traits.
  fileprivate func certainty(_ index: WorkspaceIndex) -> EnvironmentGap.Certainty? {
    guard !node.isInSwiftUI(index) else { return nil }
    let mayBeBelowSwiftUI = index.hasControllerRepresentables
    if fates.has(.presents) || fates.has(.setsRoot) { return .certain }
    guard ownerName.isEmpty || !index.isMadeBySwiftUI(ownerName) else { return nil }
    if !mayBeBelowSwiftUI { return fates.isEmpty ? .likely : .certain }
    return fates.has(.addsChild) || fates.isShownByContainer ? .likely : .possible
  }

  /// Whether the type of the host, as it is written somewhere, names the root view's type.
  fileprivate func fixesRootType(_ index: WorkspaceIndex) -> Bool {
    var written: [TypeRef?] = [node.callee?.type, node.expectedType]
    if case .local(let local) = holder { written.append(local.type) }
    for name in fates.storedNames {
      written.append(index.property(name, of: ownerName)?.fact.type)
    }
    return written.contains { $0?.namesRootView == true } || index.fixesRootType(hostType.name)
  }
}

extension TypeRef {
  /// `UIHostingController<ProfileView>`, unlike `UIHostingController<AnyView>`.
  fileprivate var namesRootView: Bool {
    arguments.contains { $0.simpleName != "AnyView" && !$0.isOpaque }
  }
}

extension Node {
  /// Whether the code belongs to a view, a modifier or a representable, at any level.
  fileprivate func isInSwiftUI(_ index: WorkspaceIndex) -> Bool {
    ancestors.contains { type in
      guard type.kind == .type else { return false }
      let name = type.qualifiedName
      return index.isView(name).isYes || index.descends(name, from: "ViewModifier").isYes
        || index.descends(name, from: "App").isYes
    }
  }
}

extension WorkspaceIndex {
  /// Whether some representable wraps a controller, below which UIKit code inherits SwiftUI's
  /// environment.
  fileprivate var hasControllerRepresentables: Bool {
    !(methods["makeUIViewController"] ?? []).isEmpty
  }

  /// Whether some representable wraps anything, a list of cells perhaps.
  fileprivate var hasRepresentables: Bool {
    hasControllerRepresentables || !(methods["makeUIView"] ?? []).isEmpty
  }

  /// Whether a view or representable makes values of `type`.
  fileprivate func isMadeBySwiftUI(_ type: String) -> Bool {
    buildSites(of: type).contains { site in
      // A coordinator belongs to the view that it is declared in.
      let names = site.context.split(separator: ".")
      return names.indices.contains { last in
        isView(names[...last].joined(separator: ".")).isYes
      }
    }
  }

  /// What is known of the hosts of a class that makes its own root view.
  fileprivate func certainty(ofHostsMadeAs host: String) -> EnvironmentGap.Certainty? {
    let sites = buildSites(of: host)
    guard !sites.isEmpty, !sites.contains(where: { isView($0.context).isYes }) else { return nil }
    return hasControllerRepresentables ? .possible : .likely
  }

  /// Whether a hosting class is declared for one type of root view.
  fileprivate func fixesRootType(_ host: String) -> Bool {
    lineage(of: host).contains { name in
      guard let parent = superclass(of: name) else { return false }
      let generics = declarations(of: name).flatMap(\.fact.generics).map(\.name)
      return parent.arguments.contains { argument in
        argument.simpleName != "AnyView" && !generics.contains(argument.name)
      }
    }
  }
}

extension Code {
  /// The calls of `super.init` and `self.init` in hosting classes that hand over a root view.
  fileprivate func superInitializers(
    _ index: WorkspaceIndex
  ) -> [(call: Node, rootView: Node, host: String)] {
    typeParts(index).filter { $0.node.has(.isClass) && index.isHosting($0.name).isYes }
      .flatMap { host, type in
        type.descendants.compactMap { call in
          guard call.kind == .call, call.calleeName == "init",
            call.receiver?.name == "super" || call.receiver?.isSelf == true,
            call.enclosingType == type,
            let rootView = call.argument("rootView")
          else { return nil }
          return (call, rootView, host)
        }
      }
  }
}
