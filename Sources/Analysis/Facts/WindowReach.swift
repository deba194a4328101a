/// How code asks the application for the windows and scenes that it has.
extension Node {
  /// `windows`, `keyWindow` and `connectedScenes` of `UIApplication.shared`.
  package var isWindowReach: Bool {
    guard kind == .member, Self.windowMembers.contains(name) else { return false }
    return path == ["UIApplication", "shared", name]
  }

  /// Whether this body does so, or does it for the application when it is an extension's.
  var reachesForWindow: Bool {
    guard Self.windowMembers.contains(where: storage.mentions) else { return false }
    let isApplication = enclosingType?.qualifiedName == "UIApplication"
    return descendants.contains { node in
      if node.isWindowReach { return true }
      guard isApplication, Self.windowMembers.contains(node.name) else { return false }
      return node.kind == .name || node.kind == .member && node.base?.isSelf == true
    }
  }

  private static let windowMembers: Set<String> = ["windows", "keyWindow", "connectedScenes"]
}
