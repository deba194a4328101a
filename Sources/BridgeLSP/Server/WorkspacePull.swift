import JSONRPC

/// Answers `workspace/diagnostic` about everything that is not pulled by itself: as long as there is
/// nothing new, it holds the request.
extension Server {
  /// Sends what the client does not know yet about such files, if somebody waits for it.
  func feedWorkspacePull() {
    guard var held = session.pull.held, isOpen(held.id), isSettled else { return }
    let items = news(for: &held.known)
    if let token = held.token {
      session.pull.held = held
      for start in stride(from: 0, to: items.count, by: 200) {
        let part = Array(items[start..<min(start + 200, items.count)])
        let size = part.reduce(256) { $0 + $1.bytes.count }
        connection.notify("$/progress", size: size) {
          .object([
            "token": DiagnosticReport.encoded(token), "value": DiagnosticReport.workspace(part),
          ])
        }
      }
    } else if !items.isEmpty || held.isFirst {
      session.pull.held = nil
      answer(held.id, DiagnosticReport.workspace(items))
    }
  }

  /// Ends a held request without news.
  func releaseWorkspacePull() {
    guard let held = session.pull.held else { return }
    session.pull.held = nil
    answer(held.id, DiagnosticReport.workspace([]))
  }

  private func news(for known: inout [LSP.DocumentURI: String]) -> [EncodedJSON] {
    var items: [EncodedJSON] = []
    var current: Set<LSP.DocumentURI> = []
    for scope in session.scopes.values.sorted(by: { $0.id < $1.id }) where scope.folder != nil {
      for (path, report) in scope.reports.sorted(by: { $0.key < $1.key }) where !report.isEmpty {
        let document = session.document(at: path)
        guard document?.isUnpulled != false else { continue }
        let uri = document?.uri ?? FileURI.uri(of: AbsolutePath(path))
        current.insert(uri)
        // A report on a text that has moved on is followed by another.
        guard document == nil || report.revision == document?.revision else { continue }
        let id = resultID(of: uri, report)
        guard known.updateValue(id, forKey: uri) != id else { continue }
        items.append(
          DiagnosticReport.item(
            uri: uri, version: document?.version, resultID: id, items: report.items))
      }
    }
    for (uri, report) in session.settings.reports where session.documents[uri] == nil {
      let id = resultID(of: uri, report)
      current.insert(uri)
      guard known.updateValue(id, forKey: uri) != id else { continue }
      items.append(DiagnosticReport.item(uri: uri, resultID: id, items: report.items))
    }
    let returned = session.pull.returned
    session.pull.returned = []
    for uri in returned.union(known.keys).sorted() where !current.contains(uri) {
      known[uri] = nil
      // What an open document is like, the client asks for separately.
      guard session.documents[uri]?.isUnpulled != false else { continue }
      items.append(DiagnosticReport.item(uri: uri, resultID: nil, items: .emptyArray))
    }
    return items
  }
}
