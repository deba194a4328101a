import JSONRPC

extension Server {
  func initialize(_ request: LSP.Initialize, _ reply: Reply<LSP.InitializeResult>) {
    session.phase = .running
    session.client = ClientFeatures(request.capabilities)
    session.settings.initial = request.initializationOptions
    setFolders(request.folders)
    if let id = request.processId { watchParent(id) }
    answer(
      reply,
      LSP.InitializeResult(
        capabilities: LSP.ServerCapabilities(for: session.client),
        serverInfo: LSP.Info(name: "bridge-lsp", version: BridgeLSP.version)))
  }
}

extension LSP.Initialize {
  /// The folders to work on: the newest way to name them that the client used.
  fileprivate var folders: [AbsolutePath] {
    if let workspaceFolders, !workspaceFolders.isEmpty {
      return workspaceFolders.compactMap { FileURI.path(of: $0.uri) }
    }
    if let rootUri { return FileURI.path(of: rootUri).map { [$0] } ?? [] }
    return rootPath.flatMap { $0.hasPrefix("/") ? [AbsolutePath($0)] : nil } ?? []
  }
}

extension LSP.ServerCapabilities {
  /// What is offered to `client`: only what works, and in the shape that it knows.
  fileprivate init(for client: ClientFeatures) {
    positionEncoding = client.negotiatesEncoding ? client.encoding.rawValue : nil
    textDocumentSync = TextDocumentSyncOptions(
      openClose: true, change: 2, save: SaveOptions(includeText: false))
    hoverProvider = true
    codeActionProvider =
      client.knowsCodeActionLiterals
      ? .kinds(
        ["quickfix", CodeActions.sharedHostKind, CodeActions.fixAllKind],
        resolveProvider: client.resolvesCodeActionEdits)
      : .plain
    if client.pullsDiagnostics {
      diagnosticProvider = DiagnosticOptions(
        identifier: "bridge-lsp", interFileDependencies: true, workspaceDiagnostics: true)
    }
    executeCommandProvider = ExecuteCommandOptions(commands: ServerCommand.allCases.map(\.rawValue))
    workspace = Workspace(
      workspaceFolders: .init(supported: true, changeNotifications: true))
  }
}
