import Analysis
import JSONRPC

/// Shows what is wrong with configuration files, where it is wrong.
extension Server {
  /// Takes note of what a scan found out about the configuration files it used.
  func noteConfigurations(of project: Project) {
    session.settings.lastGood.merge(project.configurations.good) { _, new in new }
    let byFile = Dictionary(grouping: project.configurations.problems) { $0.file }
    var current: Set<LSP.DocumentURI> = []
    for case (let file?, let problems) in byFile {
      let uri = session.document(at: file.string)?.uri ?? FileURI.uri(of: file)
      current.insert(uri)
      if session.documents[uri] == nil { reportConfiguration(uri, problems) }
      tellOnce(problems, of: file)
    }
    for uri in session.settings.reports.keys where !current.contains(uri) {
      guard session.documents[uri] == nil, FileURI.path(of: uri)?.isInside(project.folder) ?? false
      else { continue }
      reportConfiguration(uri, [])
    }
  }

  /// Says what is wrong with the configuration whose text is being edited.
  func checkOpenConfiguration(_ uri: LSP.DocumentURI) {
    guard let document = session.documents[uri], document.kind == .configuration,
      let path = FileURI.path(of: uri)
    else { return }
    let (problems, revision) = (
      document.configurationProblems(path, options.rules), document.revision
    )
    reportConfiguration(uri, problems, version: document.version, revision: revision)
  }

  private func reportConfiguration(
    _ uri: LSP.DocumentURI, _ problems: [ConfigurationProblem], version: Int? = nil,
    revision: Int? = nil
  ) {
    let items = problems.map { LSP.Diagnostic($0, session.client.encoding) }
    let encoded = (try? EncodedJSON(encoding: items)) ?? .emptyArray
    let report = FileReport(
      diagnostics: [], items: encoded, digest: Fingerprint(encoded.bytes), revision: revision)
    session.settings.reports[uri] = problems.isEmpty ? nil : report
    let isPulled = session.client.pullsDiagnostics && session.documents[uri] != nil
    if isPulled || (session.documents[uri] == nil && session.pull.isUsedForWorkspace) {
      feedWorkspacePull()
    } else if problems.isEmpty && version == nil {
      unpublish(uri)
    } else {
      publish(uri, version: version, report)
    }
  }

  private func tellOnce(_ problems: [ConfigurationProblem], of file: AbsolutePath) {
    guard let first = problems.first, session.settings.told.insert(file.string).inserted else {
      return
    }
    show(
      first.text(from: file.parent ?? .root) + " (the last valid configuration stays in use)",
      .warning)
  }
}

extension LSP.Diagnostic {
  fileprivate init(_ problem: ConfigurationProblem, _ encoding: PositionEncoding) {
    let start = LSP.Position(line: 0, character: 0)
    range =
      problem.place.map { place in
        LSP.Range(
          TextOffset(utf8: place.range.lowerBound)..<TextOffset(utf8: place.range.upperBound),
          in: place.lines, encoding)
      } ?? LSP.Range(start: start, end: start)
    severity = 1
    code = "configuration"
    source = LSP.source
    message = problem.key.isEmpty ? problem.message : "\(problem.key): \(problem.message)"
  }
}

extension OpenDocument {
  /// What is wrong with a configuration's text in the editor.
  fileprivate func configurationProblems(_ path: AbsolutePath, _ rules: [any Rule])
    -> [ConfigurationProblem]
  {
    guard let text = plainText else { return [] }
    return ConfigurationReader.read(
      text.string, of: path, ruleIDs: rules.map(\.metadata.id.rawValue)
    ).problems
  }
}
