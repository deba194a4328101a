extension Server {
  func didChangeConfiguration(_ note: LSP.DidChangeConfiguration) {
    readSettings(sent: note.settings)
  }
}
