import Analysis

/// What one `.bridge-lsp.json`, or an editor's settings, says.
///
/// A key that is not set is `nil` or empty, so that two configurations can be laid over each other.
struct Configuration: Hashable, Sendable {
  static let fileName = ".bridge-lsp.json"

  /// The file it came from; `nil` for an editor's settings.
  var file: AbsolutePath?
  var levels: [RuleID: RuleLevel] = [:]
  var exclude: [String] = []
  /// The lines of the file on which the `exclude` patterns stand, counted from 1.
  var excludeLines: [Int] = []
  var minimumIOS: Version?
  var hostingBaseClass: String?
  var containmentHelpers: Set<String> = []

  /// The folder the `exclude` patterns are relative to.
  var folder: AbsolutePath? { file?.parent }

  /// This configuration with everything that `editor` sets in its place, rule by rule.
  func overlaid(by editor: Configuration) -> Configuration {
    var result = self
    result.levels.merge(editor.levels) { _, new in new }
    if !editor.exclude.isEmpty { result.exclude = editor.exclude }
    result.minimumIOS = editor.minimumIOS ?? minimumIOS
    result.hostingBaseClass = editor.hostingBaseClass ?? hostingBaseClass
    if !editor.containmentHelpers.isEmpty { result.containmentHelpers = editor.containmentHelpers }
    return result
  }
}

/// One thing that is wrong with a configuration.
struct ConfigurationProblem: Error, Hashable, Sendable {
  /// The file; `nil` for an editor's settings.
  let file: AbsolutePath?
  /// Where in the file; `nil` when it could not be read at all.
  let place: Place?
  /// The keys that lead to it, such as `rules.double-pop` or `exclude[2]`; empty at the top.
  let key: String
  let message: String

  struct Place: Hashable, Sendable {
    /// Byte offsets in the file's text.
    let range: Range<Int>
    let lines: LineIndex

    /// Counted from 1.
    var line: Int { lines.line(containing: TextOffset(utf8: range.lowerBound)) + 1 }
  }

  /// `file:line: key: message`, leaving out what there is not.
  func text(from workingDirectory: AbsolutePath) -> String {
    var text = ""
    if let file {
      text += file.displayed(from: workingDirectory)
      if let place { text += ":\(place.line)" }
      text += ": "
    }
    return text + (key.isEmpty ? "" : key + ": ") + message
  }
}
