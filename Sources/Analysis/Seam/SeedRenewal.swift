/// A place that gives a view another first value for a state property, which the view drops as long
/// as SwiftUI takes it for the same view.
package struct SeedRenewal: Sendable {
  package enum Kind: Int, Sendable {
    /// The view becomes the root view of a host, or the content of a cell, that had one before.
    case hostedAgain
    /// A parent passes a value that changes.
    case changing
    /// A parent passes an object that may be exchanged, or a value that an object is made from.
    case exchanging
    /// A parent's body makes a new object with each pass.
    case made
  }

  package let kind: Kind
  package let site: BuildSite
  /// The label of the argument that brings the value; empty for none.
  package let label: String

  /// Where it is, for notes.
  package var key: DeclarationKey {
    DeclarationKey(path: site.path, type: site.context, member: site.member)
  }
}

extension StateSeed {
  /// The places that build `view` again with another first value, the most certain first.
  package func renewals(of view: HostedView, _ index: WorkspaceIndex) -> [SeedRenewal] {
    let found = index.buildSites(of: view.name).compactMap { site -> SeedRenewal? in
      guard let argument = site.arguments.first(where: { labels.contains($0.label) }),
        !argument.isLiteral, !site.isIdentified
      else { return nil }
      let renewal = { SeedRenewal(kind: $0, site: site, label: argument.label) }
      if site.replacesPredecessor(index) { return renewal(.hostedAgain) }
      guard index.isView(site.context).isYes, !index.isShownAnew(site) else { return nil }
      if let change = index.change(of: argument.origin, in: site.context) {
        return renewal(isMadeInline ? .exchanging : change)
      }
      let isObject = property.wrapper == "StateObject"
      guard isObject, !isMadeInline,
        index.freshness(of: argument.origin, in: site.context) == .fresh
      else { return nil }
      return renewal(.made)
    }
    return found.sorted { $0.kind.rawValue < $1.kind.rawValue }
  }

  /// What `view` keeps, whatever it is given later on.
  package func keeping(in view: HostedView, _ renewal: SeedRenewal) -> String {
    let isGiven = value.map { $0.kind == .name } ?? true
    let name = isGiven && !renewal.label.isEmpty ? renewal.label : property.name
    if isGiven || renewal.label.isEmpty || renewal.label == property.name {
      return "'\(view.displayName)' keeps the first '\(name)' that it is given"
    }
    return "'\(view.displayName)' keeps the '\(property.name)' made from the first "
      + "'\(renewal.label)' that it is given"
  }
}

extension WorkspaceIndex {
  /// How an expression in the body of the view `context` is known to change while the view is on
  /// screen: it is state that somebody sets, or a published value of a model that is observed.
  fileprivate func change(of origin: Origin, in context: String) -> SeedRenewal.Kind? {
    switch origin {
    case .name(let name), .member(.selfValue, let name):
      guard let found = property(name, of: context), !found.fact.has(.isComputed),
        let wrapper = found.fact.attributes.first(where: { ["State", "Binding"].contains($0.name) }
        ),
        let type = type(of: found.fact, owner: found.owner),
        wrapper.name == "Binding" || assignsOrBinds(name, of: context)
      else { return nil }
      return kind(of: type)
    case .member(let base, let name):
      if let change = change(of: base, in: context) { return change }
      guard case .name(let owner) = base.withoutSelf,
        let found = property(owner, of: context), ViewStorage.observes(found.fact),
        let type = type(of: found.fact, owner: found.owner),
        let model = Model(observableObject: type, self), model.publishes(name)
      else { return nil }
      return property(name, of: model.name).flatMap { self.type(of: $0.fact, owner: $0.owner) }
        .flatMap(kind)
    default: return nil
    }
  }

  /// An object in state is rarely exchanged, unless it may be absent.
  private func kind(of type: TypeRef) -> SeedRenewal.Kind? {
    if isValue(type) { return .changing }
    return type.isOptional && isClass(type.name).isYes ? .exchanging : nil
  }

  /// Whether all that `site` builds is shown anew each time: it stands in the content of a sheet or
  /// the like, or in a member of the view that only such content uses.
  fileprivate func isShownAnew(_ site: BuildSite) -> Bool {
    if site.steps.areShownAnew { return true }
    let member = String(site.member.prefix { $0 != "(" })
    guard member != "body" else { return false }
    let uses = declarations(of: site.context).flatMap(\.fact.viewElements).filter { element in
      if case .read(member, _) = element.kind { return true }
      return false
    }
    return !uses.isEmpty && uses.allSatisfy(\.path.areShownAnew)
  }

  private func isValue(_ type: TypeRef) -> Bool {
    ValueTypes.names.contains(type.simpleName) || isClass(type.name).isNo
  }
}

extension Origin {
  /// `x` for `self.x`.
  fileprivate var withoutSelf: Origin {
    if case .member(.selfValue, let name) = self { return .name(name) }
    return self
  }
}
