import JSONRPC

/// Carries the reports on files that are not open: pushed, or pulled by clients that do.
extension Server {
  func closedReportChanged(_ path: String, _ report: FileReport) {
    guard mayPushClosed else { return }
    let uri = FileURI.uri(of: AbsolutePath(path))
    if report.isEmpty { unpublish(uri) } else { publish(uri, version: nil, report) }
  }

  /// A client that refreshes pulled diagnostics most likely pulls those of the workspace as well;
  /// until it had the time to ask, nothing is pushed that would be doubled then.
  private var mayPushClosed: Bool {
    guard !session.pull.isUsedForWorkspace else { return false }
    return !session.client.refreshesDiagnostics || !session.client.pullsDiagnostics
      || session.pull.hasWaitedForWorkspacePull
  }

  /// Pushes everything known about closed files: the client had its time to ask for it.
  func pushAllClosed() {
    guard mayPushClosed else { return }
    for scope in session.scopes.values where scope.scan == .done {
      for (path, report) in scope.reports where session.document(at: path) == nil {
        closedReportChanged(path, report)
      }
    }
  }

  func closedReportsAreComplete() {
    feedWorkspacePull()
    guard isSettled else { return }
    let actions = session.whenSettled
    session.whenSettled = []
    for action in actions { action(self) }
  }

  /// Calls `action` once everything in every folder is known.
  func whenSettled(_ action: @escaping (Server) -> Void) {
    if isSettled { action(self) } else { session.whenSettled.append(action) }
  }

  /// Forgets a file that is no longer part of any workspace.
  func closedFileIsGone(_ path: String) {
    guard session.document(at: path) == nil else { return }
    unpublish(FileURI.uri(of: AbsolutePath(path)))
  }
}
