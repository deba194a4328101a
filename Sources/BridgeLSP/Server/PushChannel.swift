import Analysis
import JSONRPC

/// What `textDocument/publishDiagnostics` carried so far.
struct PushChannel {
  struct Published: Equatable {
    let digest: Fingerprint
    let version: Int?
  }

  /// The newest of each document, as long as it is not an empty one of a closed document.
  var published: [LSP.DocumentURI: Published] = [:]
}

extension Server {
  /// Publishes an open document's diagnostics a moment after it changed: the longer its analysis
  /// takes, the longer the moment.
  func publishSoon(_ uri: LSP.DocumentURI) {
    guard let document = session.documents[uri], document.kind == .swift else { return }
    // The first report comes at once.
    let delay =
      session.push.published[uri] == nil
      ? 0 : min(250, max(50, document.analyzed?.milliseconds ?? 50))
    timers.start(.publish(uri), in: delay) { server in
      guard let document = server.session.documents[uri] else { return }
      let epoch = document.epoch
      server.whenJoined(uri, document.revision) { server in
        server.withReport(on: uri) { server, report in
          guard server.session.documents[uri]?.epoch == epoch else { return }
          server.publishOpen(uri, report)
        }
      }
    }
  }

  private func publishOpen(_ uri: LSP.DocumentURI, _ report: FileReport) {
    guard let document = session.documents[uri], let analyzed = document.analyzed else { return }
    guard report.revision == document.revision || document.isExcluded else {
      // The text has moved on; a client shows what belongs to an older one in the wrong places.
      publishSoon(uri)
      return
    }
    publish(uri, version: analyzed.version, report)
  }

  /// Sends what differs from what was sent last.
  func publish(_ uri: LSP.DocumentURI, version: Int?, _ report: FileReport) {
    let new = PushChannel.Published(digest: report.digest, version: version)
    guard session.push.published[uri] != new else { return }
    session.push.published[uri] = new
    send(uri, version: version, report.items)
  }

  /// Takes back what was published about a document, if that was anything.
  func unpublish(_ uri: LSP.DocumentURI) {
    guard let old = session.push.published.removeValue(forKey: uri),
      old.digest != FileReport.empty.digest
    else { return }
    send(uri, version: nil, .emptyArray)
  }

  /// Tells a client that pulls that what was pushed about a closed document no longer counts.
  func clearPushed(_ uri: LSP.DocumentURI) {
    session.push.published[uri] = nil
    send(uri, version: nil, .emptyArray)
  }

  private func send(_ uri: LSP.DocumentURI, version: Int?, _ items: EncodedJSON) {
    guard session.phase == .running else { return }
    connection.notify(
      "textDocument/publishDiagnostics", key: uri, size: items.bytes.count + 256
    ) {
      DiagnosticReport.publish(uri: uri, version: version, diagnostics: items)
    }
  }
}
