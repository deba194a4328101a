/// A place that builds a value of some type, without its position.
package struct BuildSite: Hashable, Sendable {
  /// The type whose code it is, as its file names it; empty outside of every type.
  package let context: String
  /// The function or property whose code it is.
  package let member: String
  package let path: String
  package let arguments: [ViewArgument]
  package let callee: Origin
  /// What stands around it.
  package let steps: [ViewStep]
  package let isPreview: Bool
}

extension BuildSite {
  fileprivate static let implicitKey = ".init"

  /// What the site is found by; `nil` for one whose type only its surroundings tell, unless it
  /// is the root view of a hosting class's own: `super.init(rootView: .init(model: model))`.
  fileprivate var key: String? {
    if callee != .implicit("init") { return callee.builtName }
    guard case .argument(let outer, "rootView", false) = steps.first, outer.isOwnInitializer else {
      return nil
    }
    return Self.implicitKey
  }
}

/// Where types are built, by the last component of their names. Tests are not looked at.
struct BuildSites: Sendable {
  private var sites: [String: [BuildSite]] = [:]

  subscript(name: String) -> [BuildSite] { sites[name] ?? [] }

  mutating func insert(_ facts: FileFacts) {
    for site in BuildSites.all(in: facts) {
      guard let name = site.key else { continue }
      sites[name, default: []].append(site)
    }
  }

  mutating func remove(_ facts: FileFacts) {
    for name in Set(BuildSites.all(in: facts).compactMap(\.key)) {
      sites[name]?.removeAll { $0.path == facts.path }
    }
  }

  static func all(in facts: FileFacts?) -> [BuildSite] {
    guard let facts else { return [] }
    var result: [BuildSite] = []
    func add(_ views: ViewSummary, _ member: String, _ type: TypeFact?) {
      for element in views.elements {
        guard case .call(let callee, let arguments) = element.kind else { continue }
        result.append(
          BuildSite(
            context: type?.name ?? "", member: member, path: facts.path, arguments: arguments,
            callee: callee, steps: element.path,
            isPreview: type?.inherits.contains { $0.simpleName == "PreviewProvider" } ?? false))
      }
    }
    for type in facts.types {
      for property in type.properties { add(property.views, property.name, type) }
      for function in type.functions { add(function.views, function.name, type) }
    }
    for property in facts.properties { add(property.views, property.name, nil) }
    for function in facts.functions { add(function.views, function.name, nil) }
    for element in facts.previews.elements {
      guard case .call(let callee, let arguments) = element.kind else { continue }
      result.append(
        BuildSite(
          context: "", member: "", path: facts.path, arguments: arguments, callee: callee,
          steps: element.path, isPreview: true))
    }
    return result
  }
}

extension WorkspaceIndex {
  /// Every place that builds a value of `type`, a qualified name; tests left out, and previews
  /// unless they are asked for.
  package func buildSites(
    of type: String, includingPreviews: Bool = false
  ) -> [BuildSite] {
    note(.rest)
    let implicit = buildSites[BuildSite.implicitKey].filter {
      superclass(of: $0.context)?.arguments.contains {
        qualifiedName(of: $0.name) == type
      } ?? false
    }
    return implicit
      + buildSites[type.lastComponent].filter { site in
        guard includingPreviews || !(site.isPreview || site.context.contains("Preview")) else {
          return false
        }
        let callee = site.callee.withoutInit
        if case .metatype(let found) = value(of: callee, in: site.context) {
          return found.name == type && isMeant(type, from: site.path)
        }
        return false
      }
  }
}
