/// Members of the project that look for a window, whatever their names are.
extension WorkspaceIndex {
  /// Whether `name` of the type (empty for globals) gives a window, a scene, a controller or a measure that
  /// its body found among those of the whole application.
  package func givesWindow(_ name: String, of type: String) -> Bool {
    if type.isEmpty {
      return (globalFunctions[name] ?? []).contains { function in
        isFound(function.result, in: "") && reaches(function, of: "", depth: 0)
      }
        || (globalProperties[name] ?? []).contains { property in
          property.reachesForWindow && isFound(property.type, in: "")
        }
    }
    guard hasReach(type) else { return false }
    if let property = property(name, of: type) {
      return isFound(property.fact.type, in: property.owner)
        && (property.fact.reachesForWindow
          || property.fact.returns.contains { reaches($0, of: property.owner, depth: 0) })
    }
    return functions(name, of: type).contains { function in
      isFound(function.fact.result, in: function.owner)
        && reaches(function.fact, of: function.owner, depth: 0)
    }
  }

  /// Whether a member that the type declares itself asks the application. Most types do not, so
  /// that nothing else has to be looked at.
  private func hasReach(_ type: String) -> Bool {
    declarations(of: type).contains { $0.fact.reachesForWindow }
  }

  private func reaches(_ function: FunctionFact, of owner: String, depth: Int) -> Bool {
    if function.summary.reachesForWindow { return true }
    guard depth < 3 else { return false }
    return function.summary.calls.contains {
      reaches(.call($0, labels: []), of: owner, depth: depth)
    }
  }

  /// Whether a value comes from a function of the same type that does.
  private func reaches(_ origin: Origin, of owner: String, depth: Int) -> Bool {
    var current = origin
    while true {
      switch current {
      case .call(.name(let name), _), .call(.member(.selfValue, let name), _):
        let found = owner.isEmpty ? [] : functions(name, of: owner)
        return found.contains { reaches($0.fact, of: $0.owner, depth: depth + 1) }
      case .call(let callee, _): current = callee
      case .member(let base, _), .element(let base): current = base
      default: return false
      }
    }
  }

  /// What tells how large a window is, and how it lies.
  private static let geometry: Set<String> = [
    "CGFloat", "CGRect", "CGSize", "UIEdgeInsets", "EdgeInsets", "NSDirectionalEdgeInsets",
    "UIInterfaceOrientation",
  ]

  /// Whether a type is one of those that belong to one window, or that measure it.
  private func isFound(_ type: TypeRef?, in context: String) -> Bool {
    guard let type else { return false }
    if Self.geometry.contains(type.name) { return true }
    let one = type.element ?? type
    return ["UIWindow", "UIWindowScene", "UIScene", "UIViewController"].contains {
      descends(one.name, from: $0, in: context).isYes
    }
  }
}
