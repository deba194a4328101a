import Dispatch

/// What the message loop does later. A timer is named, so that asking twice does not do it twice.
struct Timers {
  enum Name: Hashable {
    case publish(LSP.DocumentURI)
    case reconcile(LSP.DocumentURI)
    case pull(LSP.DocumentURI)
    case closedReports(Scope.ID)
    case gate, refresh, parent, progress, closedFiles, rescan, configuration, poll
  }

  private var entries: [Name: (time: DispatchTime, action: (Server) -> Void)] = [:]

  /// When the loop has to look here again.
  var next: DispatchTime { entries.values.map(\.time).min() ?? .distantFuture }

  /// Does `action` in `milliseconds`. A timer of that name that runs already keeps its time, so
  /// that somebody who keeps typing cannot put it off for ever.
  mutating func start(
    _ name: Name, in milliseconds: Int, restarting: Bool = false,
    _ action: @escaping (Server) -> Void
  ) {
    guard restarting || entries[name] == nil else { return }
    entries[name] = (.now() + .milliseconds(milliseconds), action)
  }

  mutating func stop(_ name: Name) { entries[name] = nil }

  func isRunning(_ name: Name) -> Bool { entries[name] != nil }

  /// Takes out the actions whose time has come, in order.
  mutating func due(at now: DispatchTime) -> [(Server) -> Void] {
    let due = entries.filter { $0.value.time <= now }.sorted { $0.value.time < $1.value.time }
    for (name, _) in due { entries[name] = nil }
    return due.map(\.value.action)
  }
}
