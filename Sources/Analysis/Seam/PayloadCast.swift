/// A cast of something that a notification brings along: `note.userInfo?["view"] as? AnyView`.
package struct PayloadCast: Sendable {
  /// The cast.
  package let node: Node
  package let key: String
  package let type: TypeRef
  /// The notification's name, see ``Node/notificationName``.
  package let name: String
  package let ownerName: String

  static func all(in code: Code, _ calls: CallTable, _ index: WorkspaceIndex) -> [PayloadCast] {
    code.file.descendants.compactMap { node in
      guard node.kind == .cast, node.has(.isOptional) || node.has(.isForced), let type = node.type,
        let access = node.firstChild?.unwrapped, access.kind == .subscriptCall,
        access.callee?.name == "userInfo", let key = access.argument(at: 0), key.kind == .string,
        let name = node.observedNotification(calls)
      else { return nil }
      return PayloadCast(
        node: node, key: key.name, type: type, name: name,
        ownerName: index.name(of: node.enclosingType))
    }
  }

  /// What this file posts under the key.
  package func postedValues(_ calls: CallTable) -> [Node] {
    calls.calls("post").filter { $0.argument("name")?.notificationName == name }
      .compactMap { $0.argument("userInfo")?.entry(key) }
  }

  /// The type of what is posted under the key, where every poster that can be seen posts a value of
  /// a type that the cast does not accept.
  package func mismatch(_ index: WorkspaceIndex) -> TypeRef? {
    let wanted = index.resolve(type, in: ownerName)
    // `Error` is the protocol, whatever else the workspace calls so.
    guard !type.isExistential, !type.isOptional, !KnownTypes.protocols.contains(type.name) else {
      return nil
    }
    let posted = (index.posts[name] ?? []).compactMap { post -> TypeRef?? in
      post.payload[key].map { index.type(of: $0, in: post.context) }
    }
    guard !posted.isEmpty else { return nil }
    var first: TypeRef?
    for type in posted {
      guard let type, index.isCertainlyOther(type.name, than: wanted.name) else { return nil }
      first = first ?? type
    }
    return first
  }
}

extension WorkspaceIndex {
  /// Whether a value of the struct or enum `posted` is never a `wanted`: types that bridge to
  /// others, classes and protocols are left out.
  fileprivate func isCertainlyOther(_ posted: String, than wanted: String) -> Bool {
    guard posted.lastComponent != wanted.lastComponent else { return false }
    if wanted == "AnyView" {
      return isView(posted).isYes
        || ["Text", "Image", "VStack", "HStack", "ZStack"].contains(posted)
    }
    return isOwnValue(posted) && (isOwnValue(wanted) || posted == "AnyView")
  }

  private func isOwnValue(_ type: String) -> Bool {
    guard let kind = primaryDeclaration(of: type)?.fact.kind else { return false }
    return kind == .struct || kind == .enum
  }
}

extension Node {
  /// The notification whose observer this element stands in.
  fileprivate func observedNotification(_ calls: CallTable) -> String? {
    for ancestor in ancestors {
      if ancestor.kind == .closure, let (call, _) = ancestor.enclosingArgument {
        if call.calleeName == "sink" {
          return call.chainStart(calling: "publisher")?.argument("for")?.notificationName
        }
        if let name = call.argument("forName") { return name.notificationName }
      }
      if ancestor.kind == .function {
        let found = calls.calls("addObserver").filter { call in
          call.argument("selector")?.descendants.contains {
            $0.isMention && $0.name == ancestor.name
          } ?? false
        }
        return found.only?.argument("name")?.notificationName
      }
    }
    return nil
  }
}
