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
        access.callee?.isUserInfo == true, let key = access.argument(at: 0), key.kind == .string,
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
  /// Whether a value of the struct or enum `posted` is never a `wanted`: numbers, which bridge to
  /// each other, classes and protocols are left out.
  fileprivate func isCertainlyOther(_ posted: String, than wanted: String) -> Bool {
    guard posted.lastComponent != wanted.lastComponent else { return false }
    if wanted == "AnyView" {
      return isView(posted).isYes
        || ["Text", "Image", "VStack", "HStack", "ZStack"].contains(posted)
    }
    if posted == "AnyView" { return isOwnValue(wanted) }
    guard let one = kindOfValue(posted), let other = kindOfValue(wanted) else { return false }
    return one != other || (one == .own && isOwnValue(posted) && isOwnValue(wanted))
  }

  /// Kinds of values of which none is ever cast to another.
  private enum KindOfValue { case own, text, number, date, url, data }

  private func kindOfValue(_ type: String) -> KindOfValue? {
    if isOwnValue(type) { return .own }
    guard primaryDeclaration(of: type) == nil else { return nil }
    switch type {
    case "String": return .text
    case "Int", "Double", "Float", "CGFloat", "Bool": return .number
    case "Date": return .date
    case "URL": return .url
    case "Data": return .data
    default: return nil
    }
  }

  private func isOwnValue(_ type: String) -> Bool {
    guard let kind = primaryDeclaration(of: type)?.fact.kind else { return false }
    return kind == .struct || kind == .enum
  }
}

extension Node {
  /// `note.userInfo`, `note.userInfo!`, or a local that is set to it, with or without a cast.
  fileprivate var isUserInfo: Bool {
    var node = unwrapped
    for _ in 0..<3 {
      if node.name == "userInfo" && node.kind == .member { return true }
      switch node.kind {
      case .cast:
        guard let value = node.firstChild?.unwrapped else { return false }
        node = value
      case .name:
        guard let value = node.localDeclaration(of: node.name)?.initialValue?.unwrapped else {
          return node.name == "userInfo"
        }
        node = value
      default: return false
      }
    }
    return false
  }

  /// The notification whose observer this element stands in.
  fileprivate func observedNotification(_ calls: CallTable) -> String? {
    for ancestor in ancestors {
      if ancestor.kind == .closure, let (call, _) = ancestor.enclosingArgument {
        if call.calleeName == "sink" {
          return call.chainStart(calling: "publisher")?.argument("for")?.notificationName
        }
        if call.calleeName == "onReceive" {
          let publisher = call.argument(at: 0)?.unwrapped
          let start = publisher?.calleeName == "publisher" ? publisher : nil
          return (start ?? publisher?.chainStart(calling: "publisher"))?.argument("for")?
            .notificationName
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
