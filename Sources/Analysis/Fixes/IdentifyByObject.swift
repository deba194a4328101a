/// Makes another object mean another view.
struct IdentifyByObject {
  let context: RuleContext

  /// `.id(ObjectIdentifier(model))` behind each place that may give the view another object. Offered
  /// where bodies of this file are all these places, and name the object.
  func fix(_ seed: StateSeed, _ renewals: [SeedRenewal], of view: HostedView) -> Fix? {
    guard
      let places = context.seam.placesExchanging(seed, renewals, of: view, context.index)
    else { return nil }
    let edits = places.map { place in
      let end = place.call.range.upperBound
      return Fix.Edit(
        replace: end..<end,
        with: [.text(".id(ObjectIdentifier("), .source(place.object.range), .text("))")])
    }
    return Fix(
      "Show another '\(view.displayName)' for another object", .needsReview,
      edits: edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }
}
