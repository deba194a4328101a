/// What is bound to the main actor.
extension WorkspaceIndex {
  /// Whether a type is known to be isolated to the main actor: by its own attribute or by that of
  /// what it descends from, as UIKit's classes and SwiftUI's views are.
  package func isMainActor(_ type: String) -> Bool {
    guard !type.isEmpty else { return false }
    if isController(type).isYes || isUIView(type).isYes || isView(type).isYes { return true }
    return lineage(of: type).contains { name in
      heads(of: name).contains { $0.attributes.contains("MainActor") }
    }
  }

  /// The thread a notification of that name is posted on, as far as the workspace posts it.
  package func postingThread(_ name: String) -> ThreadContext {
    note(.rest)
    var threads: Set<ThreadContext> = []
    for post in posts[name] ?? [] {
      switch post.thread {
      case .main, .background: threads.insert(post.thread)
      case .unknown: threads.insert(isMainActor(post.context) ? .main : .unknown)
      }
    }
    let backgrounds = threads.filter { $0 != .main && $0 != .unknown }
    // The order in which files arrived must not show.
    if let first = backgrounds.min(by: { "\($0)" < "\($1)" }) { return first }
    return threads == [.main] ? .main : .unknown
  }
}
