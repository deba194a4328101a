/// A notification that code posts.
package struct PostFact: Hashable, Sendable {
  /// What observers know it by; see ``Node/notificationName``.
  package let name: String
  package let thread: ThreadContext
  /// The type this stands in.
  package let context: String
  /// What `userInfo` is filled with, by its literal keys.
  package let payload: [String: Origin]
  /// Whether it brings a value: in `userInfo`, or as its object.
  package let carriesValue: Bool

  static func all(in code: Code) -> [PostFact] {
    code.file.descendants.compactMap { call in
      guard call.kind == .call, call.calleeName == "post",
        let name = call.argument("name")?.notificationName
      else { return nil }
      return PostFact(
        name: name, thread: call.thread, context: call.enclosingType?.qualifiedName ?? "",
        payload: call.argument("userInfo")?.literalEntries ?? [:],
        carriesValue: call.bringsValue)
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

  /// What a dictionary literal maps a plain string to.
  package func entry(_ key: String) -> Node? { entries.first { $0.key == key }?.value }

  /// The entries of a dictionary literal whose keys are plain strings.
  private var entries: [(key: String, value: Node)] {
    guard kind == .dictionary else { return [] }
    let parts = Array(children)
    return stride(from: 0, to: parts.count - 1, by: 2).compactMap { index in
      parts[index].kind == .string ? (parts[index].name, parts[index + 1]) : nil
    }
  }

  fileprivate var literalEntries: [String: Origin] {
    entries.reduce(into: [:]) { $0[$1.key] = $1.value.origin }
  }
}

extension Node {
  /// Whether a call of `post` is given more than its sender.
  var bringsValue: Bool {
    if let info = argument("userInfo"), !info.has(.isNil) { return true }
    guard let object = argument("object")?.unwrapped else { return false }
    return !object.has(.isNil) && !object.isSelfReference
  }
}
