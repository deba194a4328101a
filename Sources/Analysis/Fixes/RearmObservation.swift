/// Starts observing again after each change.
struct RearmObservation {
  let file: AnalyzedFile

  /// A call of the function around `withObservationTracking` on the next turn of the main actor, at
  /// the end of an `onChange` that does not use `self`.
  func fix(_ tracking: ObservationTracking) -> Fix? {
    guard let function = tracking.node.enclosingFunction, function.kind == .function,
      function.children(.parameter).isEmpty, !function.has(.isStatic), !function.has(.isAsync),
      !function.has(.isOverride), let body = tracking.onChange.body,
      !tracking.onChange.has(.hasSignature),
      !tracking.onChange.children.contains(where: { $0.kind == .capture }),
      !body.descendants.contains(where: { $0.isSelf })
    else { return nil }
    let call = "Task { @MainActor in self?.\(function.name)() }"
    let title = "Observe again after the change"
    let open = TextOffset(utf8: tracking.onChange.range.lowerBound.utf8 + 1)
    let capture = Fix.Edit.insert(" [weak self] in", at: open)
    let statements = Array(body.children)
    guard let last = statements.last else {
      let close = TextOffset(utf8: tracking.onChange.range.upperBound.utf8 - 1)
      // A comment may stand in `{ … }`; it is not ours to remove. A brace may be missing.
      guard (0...1).contains(close.utf8 - open.utf8) else { return nil }
      return Fix(
        title, .needsReview, edits: [.replace(open..<close, with: " [weak self] in \(call) ")])
    }
    guard statements.allSatisfy({ $0.has(.ownsLines) }),
      let again = file.insert([call], after: last)
    else { return nil }
    return Fix(title, .needsReview, edits: [capture, again])
  }
}
