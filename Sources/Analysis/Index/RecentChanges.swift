/// The parts of the facts that the last changes of an index concerned, for whoever knew it before them.
struct RecentChanges: Sendable {
  private var changes: [(before: WorkspaceIndex.Identity, parts: Set<FactPart>)] = []
  /// How many are kept: an analysis is seldom more than one key behind.
  private static let most = 32

  /// Notes a change of what was `before`.
  mutating func append(_ parts: Set<FactPart>, before: WorkspaceIndex.Identity) {
    if changes.count == Self.most { changes.removeFirst() }
    changes.append((before, parts))
  }

  /// All that has changed in what was `identity` once; `nil` when that is too long ago.
  func since(_ identity: WorkspaceIndex.Identity) -> Set<FactPart>? {
    guard let first = changes.firstIndex(where: { $0.before === identity }) else { return nil }
    return changes[first...].reduce(into: []) { $0.formUnion($1.parts) }
  }
}
