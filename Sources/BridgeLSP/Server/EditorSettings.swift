import Analysis
import JSONRPC

/// What the editor and the configuration files say.
struct EditorSettings {
  /// The editor's settings for each workspace folder.
  var editor: [Scope.ID: Configuration] = [:]
  /// The editor's settings for everything else.
  var general = Configuration()
  /// What every configuration file said when it was last without fault.
  var lastGood: [AbsolutePath: Configuration] = [:]
  /// What is wrong with configuration files, as the client gets it.
  var reports: [LSP.DocumentURI: FileReport] = [:]
  /// What was told already, so that it is told once.
  var told: Set<String> = []
  /// What came with `initialize`, for clients that cannot be asked.
  var initial: JSONValue?
  /// Counts the projects that were made.
  var projects = 0
  /// Counts the questions to the client, of which only the last answer counts.
  var question = 0

  func configuration(for id: Scope.ID) -> Configuration { editor[id] ?? general }
}

extension Server {
  /// Asks the client for its settings, or takes those that it sent along.
  func readSettings(sent: JSONValue? = nil) {
    let sent = sent ?? (session.areSettingsKnown ? nil : session.settings.initial)
    if let sent, !sent.isEmpty, !session.client.answersConfiguration {
      // A client may send all its settings, of which only known keys are this server's.
      let own = sent["bridge-lsp"] ?? sent.keeping(ConfigurationReader.keys)
      apply(Array(repeating: own, count: folderIDs.count + 1))
      return
    }
    guard session.client.answersConfiguration else {
      settingsAreKnown()
      return
    }
    session.settings.question += 1
    let (question, ids) = (session.settings.question, folderIDs)
    let items = [nil] + ids.map(\.uri)
    let request = LSP.ConfigurationRequest(
      items: items.map { .init(scopeUri: $0, section: "bridge-lsp") })
    call(request) { server, outcome in
      guard server.session.settings.question == question else { return }
      if case .success(let values) = outcome, ids == server.folderIDs {
        server.apply(values)
      }
      server.settingsAreKnown()
    }
  }

  private var folderIDs: [Scope.ID] { session.scopes.keys.filter { $0.uri != nil }.sorted() }

  /// Takes the general settings, and those of each folder.
  private func apply(_ values: [JSONValue]) {
    let old = (session.settings.general, session.settings.editor)
    session.settings.general = configuration(values.first ?? .null)
    session.settings.editor = [:]
    for (id, value) in zip(folderIDs, values.dropFirst()) {
      session.settings.editor[id] = configuration(value)
    }
    let isChanged = old != (session.settings.general, session.settings.editor)
    if isChanged { reloadProjects() }
    settingsAreKnown()
  }

  /// The editors' own settings that share the section: where the server is, how it is watched.
  private static let clientKeys = ["path", "trace"]

  private func configuration(_ value: JSONValue) -> Configuration {
    guard case .object(var members) = value else { return Configuration() }
    for key in Self.clientKeys { members[key] = nil }
    let text = (try? EncodedJSON(encoding: members)) ?? .emptyObject
    let (configuration, problems) = ConfigurationReader.readEditorSettings(
      String(decoding: text.bytes, as: UTF8.self),
      ruleIDs: options.rules.map(\.metadata.id.rawValue))
    for problem in problems {
      let message = "Settings: bridge-lsp.\(problem.key): \(problem.message)"
      if session.settings.told.insert(message).inserted { show(message, .warning) }
    }
    return configuration
  }

  /// Looks everything up anew that decides about files, and reads what counts now.
  func reloadProjects() {
    for (id, scope) in session.scopes {
      let project = project(for: id).succeeding(scope.project)
      session.scopes[id]?.project = project
      session.scopes[id]?.edition += 1
      session.scopes[id]?.stale.formUnion(scope.snapshot.workspace.files.keys)
      guard session.gated == nil else { continue }
      scan(id)
      reportStale(id)
    }
    recheckExclusions()
  }

  func project(for id: Scope.ID) -> Project {
    let folder: AbsolutePath
    switch id {
    case .folder(let path): folder = path
    case .loose(let uri):
      folder =
        FileURI.path(of: uri)?.parent
        ?? folderIDs.first.flatMap { session.scopes[$0]?.folder } ?? Disk.workingDirectory
    }
    session.settings.projects += 1
    return Project(
      folder: folder, id: session.settings.projects, rules: options.rules,
      editor: session.settings.configuration(for: id),
      lastGood: session.settings.lastGood)
  }

  /// Finds out again which open documents are left out.
  private func recheckExclusions() {
    for document in session.documents.values where document.kind == .swift {
      guard let project = session.scopes[document.scope]?.project else { continue }
      let (uri, path, epoch) = (document.uri, document.path, document.epoch)
      work(.interactive, { project.excludes(path) }) { server, isExcluded in
        guard let document = server.session.documents[uri], document.epoch == epoch,
          document.isExcluded != isExcluded
        else { return }
        server.session.documents[uri]?.isExcluded = isExcluded
        guard let analyzed = document.analyzed else { return }
        let source = analyzed.source
        server.work(.interactive, { AnalyzedFile(source) }) { server, file in
          guard server.session.documents[uri]?.analyzed?.revision == analyzed.revision else {
            return
          }
          if isExcluded { server.publish(uri, version: analyzed.version, .empty) }
          server.arrive(file, revision: analyzed.revision, of: uri)
          server.refreshSoon()
        }
      }
    }
  }
}

extension JSONValue {
  /// The members of an object that have one of `keys`.
  fileprivate func keeping(_ keys: [String]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { keys.contains($0.key) })
  }
}

extension Scope.ID {
  fileprivate var uri: LSP.DocumentURI? {
    if case .folder(let path) = self { FileURI.uri(of: path) } else { nil }
  }
}
