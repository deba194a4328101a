/// Moves what a publisher delivers to the main thread.
struct ReceiveOnMain {
  let file: AnalyzedFile

  /// `receive(on: DispatchQueue.main)` in front of `call`, which ends a chain.
  func fix(_ call: Node) -> Fix? {
    guard let receiver = call.callee?.base, let gap = receiver.gapBehind(in: file) else {
      return nil
    }
    let end = receiver.wrapped.range.upperBound
    return Fix(
      "Receive on the main queue", .needsReview,
      edits: [
        Fix.Edit(
          replace: end..<end, with: [.source(gap), .text(".receive(on: DispatchQueue.main)")])
      ])
  }
}
