/// What the rest of the workspace may know about one file.
///
/// Position-free and comparable: an edit that leaves it equal reaches no other file.
package struct FileFacts: Hashable, Sendable {
  init(_ code: Code, path: String) {}
}
