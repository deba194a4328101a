/// What the operators in front of a subscription capture: it keeps their closures like its own.
extension SeamModel {
  /// The strong captures of `self` in the chain that ends with `receiver`, in source order.
  static func operatorCaptures(
    before receiver: Node, in ownerName: String, _ index: WorkspaceIndex
  ) -> [SelfCapture] {
    receiver.unwrapped.chain.reversed().flatMap { link -> [SelfCapture] in
      // Sequences and optionals have a `map` too, which calls its closure at once.
      guard CombineOperators.keepingClosures.contains(link.calleeName ?? ""),
        let source = link.receiver
      else {
        return []
      }
      let captures = link.strongCaptures(in: ownerName, index)
      guard !captures.isEmpty, let publisher = index.publisher(source, in: ownerName),
        publisher != .immediate
      else { return [] }
      return captures
    }
  }
}

extension Node {
  /// The closures and methods among the arguments of this call that capture `self` strongly.
  func strongCaptures(in ownerName: String, _ index: WorkspaceIndex) -> [SelfCapture] {
    arguments.compactMap { argument in
      guard let value = argument.value?.unwrapped else { return nil }
      return SelfCapture(closure: value)
        ?? SelfCapture(methodReference: value, of: ownerName, index: index)
    }
  }
}
