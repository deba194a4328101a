import Analysis
import JSONRPC

/// Names edits that are made later, so that a client need not carry them about.
struct FixReference: Hashable, Sendable {
  let uri: LSP.DocumentURI
  /// The text the reference was made for.
  let revision: Int
  let rule: String?
  /// Where the finding starts.
  let start: Int?
  let choice: Choice

  enum Choice: Hashable, Sendable {
    /// One of the finding's fixes.
    case fix(Int)
    case suppress
    /// All safe fixes of the document.
    case fixAll
    /// Using the shared hosting class at a place.
    case sharedHost
  }

  init(uri: LSP.DocumentURI, revision: Int, rule: String?, start: Int?, choice: Choice) {
    self.uri = uri
    self.revision = revision
    self.rule = rule
    self.start = start
    self.choice = choice
  }

  /// `nil` for data that is not this server's.
  init?(_ json: JSONValue?) {
    guard let json, let uri = json["uri"]?.string, let revision = json["revision"]?.integer else {
      return nil
    }
    self.uri = uri
    self.revision = revision
    rule = json["rule"]?.string
    start = json["start"]?.integer
    switch (json["choice"]?.string, json["fix"]?.integer) {
    case ("fix", let index?): choice = .fix(index)
    case ("suppress", _): choice = .suppress
    case ("fixAll", _): choice = .fixAll
    case ("sharedHost", _): choice = .sharedHost
    default: return nil
    }
  }

  var json: JSONValue {
    var members: [String: JSONValue] = ["uri": .string(uri), "revision": .integer(revision)]
    members["rule"] = rule.map(JSONValue.string)
    members["start"] = start.map(JSONValue.integer)
    switch choice {
    case .fix(let index):
      members["choice"] = "fix"
      members["fix"] = .integer(index)
    case .suppress: members["choice"] = "suppress"
    case .fixAll: members["choice"] = "fixAll"
    case .sharedHost: members["choice"] = "sharedHost"
    }
    return .object(members)
  }

  /// The finding that is to be repaired; `nil` when it is no longer there.
  func finding(in context: FindingContext) -> Diagnostic? {
    context.diagnostics.first {
      $0.rule.rawValue == rule && $0.range.lowerBound.utf8 == start
    }
  }

  /// The edits of the document; `nil` when the finding is no longer there.
  func edits(in context: FindingContext) -> [TextEdit]? {
    if choice == .fixAll {
      return SafeFixes(context.source, context.workspace, context.settings(), context.rules).edits
    }
    guard let finding = finding(in: context) else { return nil }
    switch choice {
    case .fix(let index):
      guard finding.fixes.indices.contains(index) else { return nil }
      return finding.fixes[index].textEdits(in: context.source.text)
    case .suppress, .fixAll, .sharedHost:
      return context.source.suppressing(finding.rule, at: finding.range.lowerBound)?
        .textEdits(in: context.source.text)
    }
  }
}
