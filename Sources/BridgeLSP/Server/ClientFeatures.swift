import Analysis
import JSONRPC

/// What the client said it can do, as the questions this server asks about it.
struct ClientFeatures: Sendable {
  var encoding = PositionEncoding.utf16
  /// Whether the client named the encodings it knows, so that the choice has to be told.
  var negotiatesEncoding = false

  var pullsDiagnostics = false
  var refreshesDiagnostics = false
  var showsRelatedInformation = false
  var showsCodeDescription = false
  var showsUnnecessary = false
  var keepsDiagnosticData = false

  var knowsCodeActionLiterals = false
  var resolvesCodeActionEdits = false
  var showsPreferredActions = false
  var showsDisabledActions = false

  var readsMarkdown = false
  var appliesVersionedEdits = false
  /// Whether edits may create files.
  var createsFiles = false
  var appliesEdits = false
  var answersConfiguration = false
  var registersConfiguration = false
  var registersWatchers = false
  var watchesRelativePatterns = false
  var showsProgress = false
  var showsDocuments = false

  init() {}

  init(_ capabilities: JSONValue?) {
    let all = capabilities ?? .null
    let document = all["textDocument"] ?? .null
    let workspace = all["workspace"] ?? .null

    if let offered = all["general"]?["positionEncodings"]?.strings, !offered.isEmpty {
      negotiatesEncoding = true
      // Another server in the same buffer is most likely to count UTF-16.
      let preferred: [PositionEncoding] = [.utf16, .utf8, .utf32]
      encoding = preferred.first { offered.contains($0.rawValue) } ?? .utf16
    }

    pullsDiagnostics = document["diagnostic"]?.isObject ?? false
    refreshesDiagnostics = workspace["diagnostics"]?["refreshSupport"]?.isTrue ?? false
    // The two ways of getting diagnostics describe how they are shown in different places.
    let shown = [document["publishDiagnostics"] ?? .null, document["diagnostic"] ?? .null]
    showsRelatedInformation = shown.contains { $0["relatedInformation"]?.isTrue ?? false }
    showsCodeDescription = shown.contains { $0["codeDescriptionSupport"]?.isTrue ?? false }
    keepsDiagnosticData = shown.contains { $0["dataSupport"]?.isTrue ?? false }
    showsUnnecessary = shown.contains {
      $0["tagSupport"]?["valueSet"]?.integers.contains(1) ?? false
    }

    let action = document["codeAction"] ?? .null
    knowsCodeActionLiterals = action["codeActionLiteralSupport"]?.isObject ?? false
    showsPreferredActions = action["isPreferredSupport"]?.isTrue ?? false
    showsDisabledActions = action["disabledSupport"]?.isTrue ?? false
    resolvesCodeActionEdits =
      action["dataSupport"]?.isTrue ?? false
      && action["resolveSupport"]?["properties"]?.strings.contains("edit") ?? false

    let formats = document["hover"]?["contentFormat"]?.strings ?? []
    readsMarkdown = formats.contains("markdown")
    appliesVersionedEdits = workspace["workspaceEdit"]?["documentChanges"]?.isTrue ?? false
    createsFiles =
      appliesVersionedEdits
      && workspace["workspaceEdit"]?["resourceOperations"]?.strings.contains("create") ?? false
    appliesEdits = workspace["applyEdit"]?.isTrue ?? false
    answersConfiguration = workspace["configuration"]?.isTrue ?? false
    registersConfiguration =
      workspace["didChangeConfiguration"]?["dynamicRegistration"]?.isTrue ?? false
    let watching = workspace["didChangeWatchedFiles"] ?? .null
    registersWatchers = watching["dynamicRegistration"]?.isTrue ?? false
    watchesRelativePatterns = watching["relativePatternSupport"]?.isTrue ?? false
    showsDocuments = all["window"]?["showDocument"]?["support"]?.isTrue ?? false
    showsProgress = all["window"]?["workDoneProgress"]?.isTrue ?? false
  }
}

extension JSONValue {
  fileprivate var isTrue: Bool { self == .boolean(true) }

  fileprivate var isObject: Bool {
    if case .object = self { true } else { false }
  }

  fileprivate var strings: [String] {
    guard case .array(let elements) = self else { return [] }
    return elements.compactMap(\.string)
  }

  fileprivate var integers: [Int] {
    guard case .array(let elements) = self else { return [] }
    return elements.compactMap(\.integer)
  }
}
