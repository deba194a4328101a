/// What the workspace tells about one object, host or view.
struct HoverFacts {
  let index: WorkspaceIndex

  private static let most = 6

  /// Who makes, keeps and observes the object of a property.
  func object(_ property: Node, in owner: String) -> [String] {
    guard let found = index.property(property.name, of: owner),
      let type = index.type(of: found.fact, owner: found.owner)
    else { return [] }
    var facts: [String] = []
    let name = type.name
    if index.isObservable(name).isYes {
      facts.append("`\(name)` is `@Observable`.")
    } else if index.isObservableObject(name).isYes {
      facts.append("`\(name)` is an `ObservableObject`.")
    }
    if found.fact.initial != nil {
      facts.append("It has a default value here.")
    }
    let keepers = keepers(of: name).filter { $0 != "\(owner).\(property.name)" }
    if !keepers.isEmpty { facts.append("Also held by \(list(keepers)).") }
    let makers = index.buildSites(of: name).map(place)
    if !makers.isEmpty { facts.append("Made in \(list(makers)).") }
    return facts
  }

  /// Which controllers host a view, and which views build it.
  func screens(of view: String) -> [String] {
    guard !view.isEmpty, index.isView(view).isYes else { return [] }
    var hosts: [String] = []
    var views: [String] = []
    for site in index.buildSites(of: view) {
      if site.isGivenToHost(index) {
        hosts.append(place(site))
      } else if site.context != view, index.isView(site.context).isYes {
        views.append("`\(site.context)`")
      }
    }
    var facts: [String] = []
    if !hosts.isEmpty { facts.append("`\(view)` is hosted in \(list(hosts)).") }
    if !views.isEmpty { facts.append("`\(view)` is part of \(list(views)).") }
    return facts
  }

  /// What becomes of a host.
  func host(_ site: HostingSite) -> [String] {
    var facts: [String] = []
    if let root = site.rootTypeName() { facts.append("\(sentence(site.mention)) shows `\(root)`.") }
    var fates: [String] = []
    let known: [(Effect, String)] = [
      (.addsChild, "becomes a child"), (.pushes, "is pushed"), (.presents, "is presented"),
      (.setsRoot, "becomes a window's root"), (.listed, "goes into a container"),
      (.returned, "is returned"), (.removesFromParent, "is removed again"),
    ]
    for (effect, words) in known where site.fates.has(effect) { fates.append(words) }
    for name in site.fates.storedNames { fates.append("is kept in `\(name)`") }
    if site.fates.insertsView { fates.insert("has its view embedded", at: 0) }
    if !fates.isEmpty {
      facts.append("Here it \(unique(fates).joined(separator: ", ")).")
    }
    switch site.ownership(index) {
    case .owned: facts.append("`\(site.ownerName)` owns it.")
    case .ownedUntilRemoved: facts.append("`\(site.ownerName)` owns it until it is removed.")
    case .shown, .none: break
    }
    return facts
  }

  private func keepers(of type: String) -> [String] {
    let simple = type.lastComponent
    return index.pieces.flatMap { owner, pieces in
      pieces.flatMap { piece in
        piece.fact.properties.filter { property in
          guard !property.has(.isComputed), let declared = property.type,
            declared.simpleName == simple
          else { return false }
          return index.resolve(declared, in: owner).name == type
        }
        .map { "`\(owner).\($0.name)`" }
      }
    }
    .sorted()
  }

  private func place(_ site: BuildSite) -> String {
    site.context.isEmpty ? "`\(site.member)`" : "`\(site.context).\(site.member)`"
  }

  private func list(_ names: [String]) -> String {
    let names = unique(names)
    guard names.count > Self.most else { return names.joined(separator: ", ") }
    return names.prefix(Self.most).joined(separator: ", ") + " and \(names.count - Self.most) more"
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
