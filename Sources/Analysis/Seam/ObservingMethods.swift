/// Which methods of a controller or view UIKit tracks the reads of observable objects in.
enum ObservingMethods {
  /// Those among the parts of one type whose reads are tracked: UIKit's callbacks, and what these
  /// call.
  static func tracked(in parts: [Node]) -> Set<Node> {
    let methods = parts.flatMap(\.members).filter { $0.kind == .function }
    var tracked = Set(methods.filter { Lifecycle.trackedMethods.contains($0.name) })
    guard !tracked.isEmpty else { return [] }
    for _ in 0..<2 {
      let called = tracked.flatMap { method in
        method.descendants.compactMap { call in
          call.kind == .call && call.enclosingBody == method ? call.callee?.pathInSelf?.only : nil
        }
      }
      tracked.formUnion(methods.filter { called.contains($0.name) })
    }
    return tracked
  }

  /// Those that run when the object is made, loaded or shown, and are tracked by nobody: UIKit's
  /// callbacks, and methods that nothing in the file mentions but calls in such callbacks. A method
  /// that other files can call belongs to them only where its name says that it sets up.
  static func untracked(in parts: [Node]) -> Set<Node> {
    let methods = parts.flatMap(\.members).filter(\.isFunctionLike)
    var untracked = Set(methods.filter { Lifecycle.untrackedMethods.contains($0.name) })
    guard let code = parts.first.map({ Code($0.storage) }) else { return untracked }
    // What a method that sets up calls in turn is found in the second round.
    for _ in 0..<2 {
      let setups = methods.filter { method in
        method.kind == .function && !untracked.contains(method) && method.maySetUp
          && code.isOnlyCalled(method, from: untracked)
      }
      guard !setups.isEmpty else { break }
      untracked.formUnion(setups)
    }
    return untracked
  }
}

extension Code {
  /// Whether every mention of a method in this file is a call of it in the body of one of `callers`.
  fileprivate func isOnlyCalled(_ method: Node, from callers: Set<Node>) -> Bool {
    let mentions = file.descendants(named: method.name).filter {
      $0.isMention && !method.contains($0)
    }
    return !mentions.isEmpty
      && mentions.allSatisfy { mention in
        guard let call = mention.wrapped.parent, call.kind == .call, call.callee == mention,
          mention.pathInSelf?.only == method.name, let body = mention.enclosingBody
        else { return false }
        return callers.contains(body)
      }
  }
}

extension Node {
  /// Whether only code of this file calls it, as far as its declaration tells.
  fileprivate var maySetUp: Bool {
    guard !has(.isOverride), !has(.isStatic), attribute("objc") == nil,
      attribute("IBAction") == nil
    else { return false }
    let name = name.lowercased()
    return has(.isPrivate) || name.hasPrefix("setup") || name.hasPrefix("configure")
  }
}
