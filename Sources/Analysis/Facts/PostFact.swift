/// A notification that code posts.
package struct PostFact: Hashable, Sendable {
  /// What observers know it by; see ``Node/notificationName``.
  package let name: String
  package let thread: ThreadContext
  /// The type this stands in.
  package let context: String
  /// What `userInfo` is filled with, by its literal keys.
  package let payload: [String: Origin]

  static func all(in code: Code) -> [PostFact] {
    code.file.descendants.compactMap { call in
      guard call.kind == .call, call.calleeName == "post",
        let name = call.argument("name")?.notificationName
      else { return nil }
      return PostFact(
        name: name, thread: call.thread, context: call.enclosingType?.qualifiedName ?? "",
        payload: call.argument("userInfo")?.literalEntries ?? [:])
    }
  }
}

extension Node {
  /// How posters and observers of one notification speak of it: the constant's name without what
  /// it is a member of, or the text in quotes.
  package var notificationName: String? {
    let node = unwrapped
    switch node.kind {
    case .member, .name: return node.name
    case .call:
      guard let text = node.argument(at: 0), text.kind == .string, !text.has(.isInterpolated) else {
        return nil
      }
      return "\"\(text.name)\""
    default: return nil
    }
  }

  /// What a dictionary literal maps its keys to, where these are plain strings.
  fileprivate var literalEntries: [String: Origin] {
    guard kind == .dictionary else { return [:] }
    var entries: [String: Origin] = [:]
    let parts = Array(children)
    for index in stride(from: 0, to: parts.count - 1, by: 2) where parts[index].kind == .string {
      entries[parts[index].name] = parts[index + 1].origin
    }
    return entries
  }
}
