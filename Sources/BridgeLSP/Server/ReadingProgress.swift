import JSONRPC

/// The one bar that shows how far the reading of the workspace is.
struct ReadingProgress {
  enum State: Equatable {
    case hidden
    /// The client was asked for a place to show it.
    case asked
    case shown(percentage: Int)
  }

  var state = State.hidden
  var count = 0

  var token: RequestID { .string("bridge-lsp/reading/\(count)") }
}

extension Server {
  func progressBegins() {
    guard session.client.showsProgress, session.progress.state == .hidden else { return }
    session.progress.count += 1
    session.progress.state = .asked
    let token = session.progress.token
    call(LSP.WorkDoneProgressCreate(token: token)) { server, outcome in
      guard case .success = outcome, server.session.progress.token == token else { return }
      server.report(
        .init(
          kind: .begin, title: "Bridge LSP", message: server.progressMessage, percentage: 0,
          cancellable: true))
      server.session.progress.state = .shown(percentage: 0)
      if !server.isReading { server.progressEnds() }
    }
  }

  func progressContinues() {
    guard case .shown(let old) = session.progress.state else { return }
    let percentage = readPercentage
    guard percentage > old else { return }
    session.progress.state = .shown(percentage: percentage)
    report(.init(kind: .report, message: progressMessage, percentage: percentage))
  }

  func progressEnds() {
    guard case .shown = session.progress.state, !isReading else { return }
    session.progress.state = .hidden
    report(.init(kind: .end))
  }

  /// Stops the scans that a person no longer wants to wait for. What is read already stays.
  func cancelProgress(_ token: RequestID) {
    guard token == session.progress.token, session.progress.state != .hidden else { return }
    for (id, scope) in session.scopes where scope.scanFlag != nil && scope.scan != .done {
      scope.scanFlag?.cancel()
      session.scopes[id]?.scanFlag = nil
      session.scopes[id]?.scan = .joining
      join(id)
    }
    progressEnds()
  }

  private func report(_ value: LSP.WorkDoneProgress) {
    guard session.phase == .running else { return }
    let token = session.progress.token
    let urgency: Connection.Urgency = value.kind == .report ? .droppable : .needed
    connection.notify("$/progress", urgency: urgency) {
      .object([
        "token": DiagnosticReport.encoded(token), "value": DiagnosticReport.encoded(value),
      ])
    }
  }

  private var isReading: Bool {
    session.scopes.values.contains { $0.folder != nil && $0.scan != .done }
  }

  private var counts: (remaining: Int, total: Int) {
    session.scopes.values.reduce((0, 0)) { sum, scope in
      guard case .running(let remaining, let total) = scope.scan else { return sum }
      return (sum.0 + remaining, sum.1 + total)
    }
  }

  private var readPercentage: Int {
    let (remaining, total) = counts
    return total == 0 ? 0 : (total - remaining) * 100 / total
  }

  private var progressMessage: String? {
    let total = counts.total
    return total == 0 ? nil : "reading \(total) \(total == 1 ? "file" : "files")"
  }
}
