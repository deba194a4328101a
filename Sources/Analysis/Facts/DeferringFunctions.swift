/// Functions that run the closure they are given once, after the code around it has gone on.
enum DeferringFunctions {
  /// `Task { … }`, `Task.detached { … }`, `queue.async { … }`: as soon as may be.
  static let soon: Set<String> = ["Task", "detached", "async"]

  /// With those that wait, or change to another thread or actor first.
  static let names = soon.union(["asyncAfter", "run", "perform", "assumeIsolated"])
}

extension Node {
  /// Whether this is done in the course of `outer`, at once or soon after; not when somebody calls a
  /// closure that was handed over or kept.
  func runsInCourse(of outer: Node) -> Bool {
    ancestors.prefix { $0 != outer }.allSatisfy { closure in
      guard closure.kind == .closure else { return true }
      guard let name = closure.enclosingArgument?.call.calleeName else { return false }
      return ImmediateFunctions.names.contains(name) || DeferringFunctions.names.contains(name)
    }
  }
}
