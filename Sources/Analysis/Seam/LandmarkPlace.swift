/// Where a file has what the tree of a hosted view tells of.
extension SeamModel {
  /// The name of the modifier or view with what it is given; `nil` where another file has it.
  package func range(
    of landmark: ViewTree.Landmark, at site: HostingSite, in code: Code, _ index: WorkspaceIndex
  ) -> TextRange? {
    let scopes: [Node]
    if landmark.place.member.isEmpty {
      scopes = site.rootView.map { [$0] } ?? []
    } else {
      guard landmark.place.path == index.viewpoint else { return nil }
      scopes = code.types.filter { index.name(of: $0) == landmark.place.type }
        .flatMap(\.members).filter { $0.memberName == landmark.place.member }
    }
    let named = calls.calls(String(landmark.name.prefix { $0 != "(" }))
    for scope in scopes {
      guard let call = named.first(where: scope.contains), let callee = call.callee else {
        continue
      }
      return callee.focus.lowerBound..<call.range.upperBound
    }
    return nil
  }
}
