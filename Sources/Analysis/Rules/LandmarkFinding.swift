/// Findings about what the tree of a hosted view holds, which may stand in any file.
extension RuleContext {
  /// A finding at the modifier or view itself, where this file has it, else at the making of the
  /// host.
  func finding(
    _ landmark: ViewTree.Landmark, at site: HostingSite, _ message: String,
    notes: [Finding.Note] = [], fix: Fix? = nil, refusal: RefusedFix? = nil
  ) -> Finding {
    if let own = seam.range(of: landmark, at: site, in: file.code, index) {
      return Finding(
        own, message, notes: [Finding.Note(.here(site.range), "hosted here")] + notes, fix: fix,
        refusal: refusal)
    }
    let place = note(landmark, "'\(landmark.mention)' is here").map { [$0] } ?? []
    return Finding(
      site.range, message, notes: place + notes, fix: fix,
      refusal: refusal)
  }

  /// The declaration that has the landmark; `nil` where it is the root view expression's own.
  func note(_ landmark: ViewTree.Landmark, _ message: String) -> Finding.Note? {
    guard !landmark.place.member.isEmpty, !landmark.place.path.isEmpty else { return nil }
    return Finding.Note(.declaration(landmark.place), message)
  }
}
