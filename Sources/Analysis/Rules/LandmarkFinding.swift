/// Findings about what the tree of a hosted view holds, which may stand in any file.
extension RuleContext {
  /// A finding at the modifier or view itself, where this file has it, else at the making of the
  /// host.
  func finding(
    _ landmark: ViewTree.Landmark, at site: HostingSite, _ message: String,
    notes: [Finding.Note] = []
  ) -> Finding {
    if let own = range(of: landmark, at: site) {
      return Finding(own, message, notes: [Finding.Note(.here(site.range), "hosted here")] + notes)
    }
    let place = note(landmark, "'\(landmark.mention)' is here").map { [$0] } ?? []
    return Finding(site.range, message, notes: place + notes)
  }

  /// The declaration that has the landmark; `nil` where it is the root view expression's own.
  func note(_ landmark: ViewTree.Landmark, _ message: String) -> Finding.Note? {
    guard !landmark.place.member.isEmpty, !landmark.place.path.isEmpty else { return nil }
    return Finding.Note(.declaration(landmark.place), message)
  }

  /// The name of the modifier or view with what it is given; `nil` where another file has it.
  private func range(of landmark: ViewTree.Landmark, at site: HostingSite) -> TextRange? {
    let name = landmark.name.prefix { $0 != "(" }
    let scopes: [Node]
    if landmark.place.member.isEmpty {
      scopes = site.rootView.map { [$0] } ?? []
    } else {
      guard landmark.place.path == file.path else { return nil }
      scopes = file.code.types.filter { index.name(of: $0) == landmark.place.type }
        .flatMap(\.members).filter { $0.memberName == landmark.place.member }
    }
    for scope in scopes {
      let call = ([scope] + scope.descendants).first {
        $0.kind == .call && $0.calleeName.map { $0 == name } ?? false
      }
      if let call, let callee = call.callee {
        return callee.focus.lowerBound..<call.range.upperBound
      }
    }
    return nil
  }
}

extension [Finding] {
  /// Without those that say the same of the same place, because several hosts show it.
  func withoutRepetitions() -> [Finding] {
    var seen: Set<TextRange> = []
    return filter { seen.insert($0.range).inserted }
  }
}
