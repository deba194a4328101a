/// The facts of all files, joined and arranged for lookup by name.
package struct WorkspaceIndex: Sendable {
  package init() {}

  /// Replaces one file's contribution and returns the names whose meaning changed.
  package mutating func replace(
    _ old: FileFacts?, with new: FileFacts?, at path: String
  ) -> Set<String> {
    []
  }
}
