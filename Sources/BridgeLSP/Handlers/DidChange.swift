import Analysis

extension Server {
  /// Collects the changes; a worker applies them.
  func didChange(_ note: LSP.DidChangeTextDocument) {
    let uri = note.textDocument.uri
    guard var document = session.documents[uri] else {
      log("\(uri) was changed without being open", .warning)
      return
    }
    if let version = note.textDocument.version, let old = document.version, version <= old {
      log("\(uri): version \(version) came after \(old)", .warning)
    }
    document.version = note.textDocument.version ?? document.version
    document.revision = session.nextRevision()
    for change in note.contentChanges {
      if let range = change.range {
        document.changes.append(.edit(range, change.text))
      } else {
        document.changes = [.whole(change.text)]
      }
    }
    document.takePlainText(session.client.encoding)
    // A new version without a change still has to be told of under its number.
    if document.kind == .swift, document.changes.isEmpty {
      document.changes = [.edit(.init(start: .zero, end: .zero), "")]
    }
    session.documents[uri] = document
    failRequests(about: uri, retrigger: true)
    analyze(uri)
    checkOpenConfiguration(uri)
  }
}

extension OpenDocument {
  /// Applies the changes of a document that no worker analyses: of configurations, which are
  /// small; the text of others is not needed.
  mutating func takePlainText(_ encoding: PositionEncoding) {
    guard kind != .swift else { return }
    defer { changes = [] }
    guard kind == .configuration || kind == .duplicate else { return }
    for change in changes {
      switch change {
      case .whole(let text):
        plainText = text.utf8.count > DiskReading.largest ? nil : SourceText(text)
      case .edit(let range, let replacement):
        guard let text = plainText else { continue }
        let edit = TextEdit(replace: range.offsets(in: text.lines, encoding), with: replacement)
        plainText = text.applying([edit]) ?? text
      }
    }
  }
}

extension LSP.Position {
  static let zero = LSP.Position(line: 0, character: 0)
}
