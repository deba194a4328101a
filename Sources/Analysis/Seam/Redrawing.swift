/// Views that SwiftUI draws again because a view around them is drawn again.
extension WorkspaceIndex {
  /// Whether a change of the object in `property` redraws `view` although it does not observe it:
  /// every view that builds it observes the object or is redrawn itself, and hands over something
  /// that is never equal to the last.
  package func isRedrawn(
    _ view: String, withChangesOf property: String, depth: Int = 0
  ) -> Trilean {
    let sites = buildSites(of: view)
    guard !sites.isEmpty, depth < 4 else { return .no }
    let answers = sites.map { site -> Trilean in
      guard let argument = site.arguments.first(where: { $0.label == property }) else { return .no }
      return follows(argument.origin, in: site.context, depth: depth)
    }
    if answers.contains(.no) { return .no }
    return holdsClosure(view) && !answers.contains(.unknown) ? .yes : .unknown
  }

  /// Whether the view `context` is drawn again when the object that an expression gives changes;
  /// what it was given itself, or computes, may be anybody's.
  private func follows(_ origin: Origin, in context: String, depth: Int) -> Trilean {
    switch origin {
    case .name(let name), .member(.selfValue, let name):
      guard let found = property(name, of: context) else { return .unknown }
      if ViewStorage.observes(found.fact) { return .yes }
      if found.fact.has(.isComputed) { return .unknown }
      guard isView(context).isYes else { return .no }
      return isRedrawn(context, withChangesOf: name, depth: depth + 1)
    case .type, .unknown: return .unknown
    default: return .no
    }
  }

  private func holdsClosure(_ view: String) -> Bool {
    declarations(of: view).flatMap(\.fact.properties).contains {
      !$0.has(.isComputed) && !$0.has(.isStatic) && $0.type?.isFunction == true
    }
  }
}
