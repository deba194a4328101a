import Analysis
import JSONRPC

extension LSP {
  struct Diagnostic: Hashable, Sendable, Codable {
    let range: Range
    let severity: Int
    let code: String
    var codeDescription: CodeDescription?
    let source: String
    let message: String
    var tags: [Int]?
    var relatedInformation: [RelatedInformation]?
    var data: JSONValue?

    struct CodeDescription: Hashable, Sendable, Codable {
      let href: String
    }

    struct RelatedInformation: Hashable, Sendable, Codable {
      let location: Location
      let message: String
    }
  }

  /// The name under which clients show this server's diagnostics.
  static let source = "bridge-lsp"
}

extension LSP.Diagnostic {
  /// Where the documents are that a diagnostic speaks of.
  struct Places: Sendable {
    let lines: @Sendable (String) -> LineIndex?
    let uri: @Sendable (String) -> LSP.DocumentURI
  }

  /// The diagnostic as a client with `features` can show it; `nil` if its file is unknown.
  init?(_ diagnostic: Diagnostic, _ places: Places, for features: ClientFeatures) {
    guard let lines = places.lines(diagnostic.path) else { return nil }
    range = LSP.Range(diagnostic.range, in: lines, features.encoding)
    severity = diagnostic.severity.number
    code = diagnostic.rule.rawValue
    source = LSP.source
    if features.showsCodeDescription {
      codeDescription = CodeDescription(href: RulePage.url(of: diagnostic.rule))
    }
    if features.showsUnnecessary, diagnostic.isUnnecessary { tags = [1] }
    let related = diagnostic.notes.compactMap { note -> RelatedInformation? in
      guard let lines = places.lines(note.path) else { return nil }
      return RelatedInformation(
        location: LSP.Location(
          uri: places.uri(note.path), range: LSP.Range(note.range, in: lines, features.encoding)),
        message: note.message)
    }
    if features.showsRelatedInformation {
      message = diagnostic.message
      relatedInformation = related.isEmpty ? nil : related
    } else {
      message = ([diagnostic.message] + related.map(\.inOneLine)).joined(separator: "\n")
    }
  }
}

extension LSP.Diagnostic.RelatedInformation {
  /// For clients that cannot show related places by themselves.
  fileprivate var inOneLine: String {
    let file = location.uri.split(separator: "/").last.map {
      $0.removingPercentEncoding ?? String($0)
    }
    return "\(file ?? location.uri):\(location.range.start.line + 1): \(message)"
  }
}

extension Severity {
  /// The protocol's number for it.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .information: 3
    case .hint: 4
    }
  }
}
