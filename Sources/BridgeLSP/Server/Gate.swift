/// Nothing is reported before the settings are known, so that nothing is shown only to vanish.
extension Server {
  /// Starts to work for the client: asks for its settings, and reads the workspace after that.
  func begin() {
    guard !session.hasBegun else { return }
    session.hasBegun = true
    timers.start(.gate, in: options.patience) { server in
      server.settingsAreKnown()
      server.openGate()
    }
    registerForChanges()
    readSettings()
  }

  func settingsAreKnown() {
    guard !session.areSettingsKnown, session.hasBegun else { return }
    session.areSettingsKnown = true
    for id in session.scopes.keys {
      let project = project(for: id)
      session.scopes[id]?.project = project
      scan(id)
    }
    // A client that cannot be told to ask again gets a small workspace's results at once.
    timers.start(.gate, in: 250, restarting: true) { server in server.openGate() }
    openGateIfReady()
  }

  func openGateIfReady() {
    guard session.areSettingsKnown, session.gated != nil else { return }
    let asksOnlyOnce = session.client.pullsDiagnostics && !session.client.refreshesDiagnostics
    let isRead = session.scopes.values.allSatisfy { $0.folder == nil || $0.scan == .done }
    if !asksOnlyOnce || isRead { openGate() }
  }

  private func openGate() {
    guard let actions = session.gated else { return }
    session.gated = nil
    timers.stop(.gate)
    for action in actions { action(self) }
    for id in session.scopes.keys { reportStale(id) }
    closedReportsAreComplete()
    guard session.client.pullsDiagnostics, session.client.refreshesDiagnostics else { return }
    timers.start(.closedFiles, in: 2000) { server in
      server.session.pull.hasWaitedForWorkspacePull = true
      server.pushAllClosed()
    }
  }

  /// Calls `action` once the settings are known.
  func whenReady(_ action: @escaping (Server) -> Void) {
    if session.gated == nil { action(self) } else { session.gated?.append(action) }
  }
}
