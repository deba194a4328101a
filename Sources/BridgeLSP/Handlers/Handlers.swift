/// Every message this server understands, one line each.
extension Server {
  static let router: Router = {
    var router = Router()
    router.on(LSP.Initialize.self) { $0.initialize($1, $2) }
    router.on(LSP.Initialized.self) { server, _ in server.begin() }
    router.on(LSP.Shutdown.self) { server, _, reply in server.shutDown(reply) }
    router.on(LSP.Exit.self) { server, _ in server.end() }
    router.on(LSP.CancelRequest.self) { $0.cancel($1) }
    router.on(LSP.SetTrace.self) { _, _ in }

    router.on(LSP.DidOpenTextDocument.self) { $0.didOpen($1) }
    router.on(LSP.DidChangeTextDocument.self) { $0.didChange($1) }
    router.on(LSP.DidSaveTextDocument.self) { $0.didSave($1) }
    router.on(LSP.DidCloseTextDocument.self) { $0.didClose($1) }

    router.on(LSP.DocumentDiagnostic.self) { $0.documentDiagnostic($1, $2) }
    router.on(LSP.WorkspaceDiagnostic.self) { $0.workspaceDiagnostic($1, $2) }
    router.on(LSP.HoverRequest.self) { $0.hover($1, $2) }
    router.on(LSP.CodeActionRequest.self) { $0.codeAction($1, $2) }
    router.on(LSP.CodeActionResolve.self) { $0.resolve($1, $2) }
    router.on(LSP.ExecuteCommand.self) { $0.executeCommand($1, $2) }

    router.on(LSP.DidChangeConfiguration.self) { $0.didChangeConfiguration($1) }
    router.on(LSP.DidChangeWatchedFiles.self) { $0.didChangeWatchedFiles($1) }
    router.on(LSP.DidChangeWorkspaceFolders.self) { $0.didChangeWorkspaceFolders($1) }
    router.on(LSP.WorkDoneProgressCancel.self) { server, note in server.cancelProgress(note.token) }
    return router
  }()
}
