/// Where the landmarks of a hosted tree stand, for findings about them.
extension SeamModel {
  /// The modifier or view itself, where this file has it: its name.
  package func range(
    of landmark: ViewTree.Landmark, at site: HostingSite, _ file: AnalyzedFile
  ) -> TextRange? {
    let name = landmark.name.prefix { $0 != "(" }
    let scopes: [Node]
    if landmark.place.member.isEmpty {
      scopes = site.rootView.map { [$0] } ?? []
    } else {
      guard landmark.place.path == file.path else { return nil }
      scopes = file.code.types.filter {
        landmark.place.type == $0.qualifiedName || landmark.place.type.hasSuffix($0.qualifiedName)
      }
      .flatMap(\.members).filter { $0.memberName == landmark.place.member }
    }
    for scope in scopes {
      if let call = ([scope] + scope.descendants).first(where: {
        $0.kind == .call && $0.calleeName.map { $0 == name } ?? false
      }) {
        return call.callee.map { $0.focus.lowerBound..<call.range.upperBound }
      }
    }
    return nil
  }

  /// The declaration that has the landmark; `nil` where it is the root view expression's own.
  package func note(_ landmark: ViewTree.Landmark, _ message: String) -> Finding.Note? {
    guard !landmark.place.member.isEmpty, !landmark.place.path.isEmpty else { return nil }
    return Finding.Note(.declaration(landmark.place), message)
  }
}
