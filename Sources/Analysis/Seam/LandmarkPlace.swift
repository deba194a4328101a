/// Where a file has what the tree of a hosted view tells of.
extension SeamModel {
  /// The name of the modifier or view with what it is given; `nil` where another file has it.
  package func range(
    of landmark: ViewTree.Landmark, at site: HostingSite, in code: Code, _ index: WorkspaceIndex
  ) -> TextRange? {
    guard let call = mentions(of: landmark, at: site, in: code, index).first,
      let callee = call.callee
    else { return nil }
    return callee.focus.lowerBound..<call.range.upperBound
  }

  /// The calls in the same member that are such a landmark, whatever stands around them; none where
  /// another file has it.
  package func calls(
    of landmark: ViewTree.Landmark, at site: HostingSite, in code: Code, _ index: WorkspaceIndex
  ) -> [Node] {
    mentions(of: landmark, at: site, in: code, index).filter { $0.isLandmark(landmark.name) }
  }

  /// The calls of that name in the member that has the landmark, variants with another meaning
  /// included.
  private func mentions(
    of landmark: ViewTree.Landmark, at site: HostingSite, in code: Code, _ index: WorkspaceIndex
  ) -> [Node] {
    let scopes: [Node]
    if landmark.place.member.isEmpty {
      scopes = site.rootView.map { [$0] } ?? []
    } else {
      guard landmark.place.path == index.viewpoint else { return [] }
      scopes = code.types.filter { index.name(of: $0) == landmark.place.type }
        .flatMap(\.members).filter { $0.memberName == landmark.place.member }
    }
    let named = calls.calls(String(landmark.name.prefix { $0 != "(" }))
    return scopes.flatMap { scope in named.filter(scope.contains) }
  }
}

extension Node {
  /// Whether this call is the landmark of that name.
  fileprivate func isLandmark(_ landmark: String) -> Bool {
    guard let name = calleeName else { return false }
    return SwiftUILandmarks.landmark(modifier: name, self)?.name == landmark
      || SwiftUILandmarks.landmark(view: name, self) == landmark
  }
}
