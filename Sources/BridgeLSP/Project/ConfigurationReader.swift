import Analysis

/// Turns the text of a configuration into values, and says exactly what is wrong with it.
struct ConfigurationReader {
  /// Every id that `rules` may name.
  let ruleIDs: [String]
  private let file: AbsolutePath?
  private let lines: LineIndex
  /// Whether `null`, `""`, `[]` and `{}` mean that a key is not set, as editors send it.
  private let isFromEditor: Bool
  private var configuration: Configuration
  private var problems: [ConfigurationProblem] = []

  static let keys = [
    "$schema", "rules", "exclude", "minimumIOS", "hostingBaseClass", "containmentHelpers",
  ]

  /// Reads the file `path`, whose text is given.
  static func read(
    _ text: String, of path: AbsolutePath, ruleIDs: [String]
  ) -> (configuration: Configuration, problems: [ConfigurationProblem]) {
    read(text, path, ruleIDs: ruleIDs)
  }

  /// Reads settings that an editor sent, as JSON text.
  static func readEditorSettings(
    _ text: String, ruleIDs: [String]
  ) -> (configuration: Configuration, problems: [ConfigurationProblem]) {
    read(text, nil, ruleIDs: ruleIDs)
  }

  private static func read(
    _ text: String, _ path: AbsolutePath?, ruleIDs: [String]
  ) -> (configuration: Configuration, problems: [ConfigurationProblem]) {
    var reader = ConfigurationReader(
      ruleIDs: ruleIDs, file: path, lines: LineIndex(text), isFromEditor: path == nil,
      configuration: Configuration(file: path))
    do throws(JSONCError) {
      reader.read(try JSONCParser.parse(text))
    } catch {
      reader.report(error.message, key: error.key, at: error.offset..<error.offset)
    }
    return (reader.configuration, reader.problems)
  }

  private mutating func report(_ message: String, key: String, at range: Range<Int>) {
    problems.append(
      ConfigurationProblem(
        file: file, place: .init(range: range, lines: lines), key: key, message: message))
  }

  private mutating func read(_ value: JSONCValue) {
    if isFromEditor, value.isEmpty { return }
    for member in members(of: value, key: "") {
      if isFromEditor, member.value.isEmpty { continue }
      switch member.key {
      case "$schema": _ = string(member.value, key: member.key)
      case "rules": readRules(member.value)
      case "exclude": readExclude(member.value)
      case "minimumIOS": readMinimumIOS(member.value)
      case "hostingBaseClass": readHostingBaseClass(member.value)
      case "containmentHelpers": readContainmentHelpers(member.value)
      default:
        let known = nearestMatch(to: member.key, among: Self.keys)
        let hint = known.map { "did you mean '\($0)'?" }
        report(
          "unknown key; " + (hint ?? "known are \(Self.keys.dropFirst().joined(separator: ", "))"),
          key: member.key, at: member.keyRange)
      }
    }
  }

  private mutating func readRules(_ value: JSONCValue) {
    for member in members(of: value, key: "rules") {
      if isFromEditor, member.value.isEmpty { continue }
      let key = "rules.\(member.key)"
      guard ruleIDs.contains(member.key) else {
        let known = nearestMatch(to: member.key, among: ruleIDs)
        let hint = known.map { "did you mean '\($0)'?" }
        report(
          "unknown rule; " + (hint ?? "'bridge-lsp rules' lists them"), key: key,
          at: member.keyRange)
        continue
      }
      guard let name = string(member.value, key: key) else { continue }
      if let level = RuleLevel(rawValue: name) {
        configuration.levels[RuleID(member.key)] = level
      } else {
        let names = RuleLevel.allCases.map(\.rawValue)
        let hint = nearestMatch(to: name, among: names).map { "did you mean '\($0)'?" }
        report(
          "unknown level '\(name)'; " + (hint ?? "known are \(names.joined(separator: ", "))"),
          key: key, at: member.value.range)
      }
    }
  }

  private mutating func readExclude(_ value: JSONCValue) {
    for (index, element) in elements(of: value, key: "exclude").enumerated() {
      let key = "exclude[\(index)]"
      guard let pattern = string(element, key: key) else { continue }
      if pattern.isEmpty {
        report("an empty pattern matches nothing", key: key, at: element.range)
      } else if expandingBraces(pattern).contains(where: { Glob.leavesSetOpen($0) }) {
        report(
          "the '[' in '\(pattern)' has no closing ']'; '\\[' stands for the character", key: key,
          at: element.range)
      } else {
        configuration.exclude.append(pattern)
        let start = TextOffset(utf8: element.range.lowerBound)
        configuration.excludeLines.append(lines.line(containing: start) + 1)
      }
    }
  }

  private mutating func readMinimumIOS(_ value: JSONCValue) {
    guard let text = string(value, key: "minimumIOS", example: "16.0") else { return }
    configuration.minimumIOS = Version(text)
    if configuration.minimumIOS == nil {
      report(
        "'\(text)' is not a version such as \"16.0\"", key: "minimumIOS", at: value.range)
    }
  }

  private mutating func readHostingBaseClass(_ value: JSONCValue) {
    guard let name = string(value, key: "hostingBaseClass") else { return }
    if name.isSwiftName {
      configuration.hostingBaseClass = name
    } else {
      report("'\(name)' is not the name of a class", key: "hostingBaseClass", at: value.range)
    }
  }

  private mutating func readContainmentHelpers(_ value: JSONCValue) {
    for (index, element) in elements(of: value, key: "containmentHelpers").enumerated() {
      let key = "containmentHelpers[\(index)]"
      guard let name = string(element, key: key, example: "embed(_:in:)") else { continue }
      if name.isFunctionName {
        configuration.containmentHelpers.insert(name)
      } else {
        report(
          "'\(name)' is not a function's name such as 'embed' or 'embed(_:in:)'", key: key,
          at: element.range)
      }
    }
  }
}

extension ConfigurationReader {
  private mutating func members(of value: JSONCValue, key: String) -> [JSONCValue.Member] {
    guard case .object(let members) = value.content else {
      report("expected an object, found \(value.kind)", key: key, at: value.range)
      return []
    }
    return members
  }

  private mutating func elements(of value: JSONCValue, key: String) -> [JSONCValue] {
    guard case .array(let elements) = value.content else {
      report("expected an array of strings, found \(value.kind)", key: key, at: value.range)
      return []
    }
    return elements
  }

  private mutating func string(
    _ value: JSONCValue, key: String, example: String? = nil
  ) -> String? {
    guard case .string(let string) = value.content else {
      let wanted = example.map { "a string such as \"\($0)\"" } ?? "a string"
      report("expected \(wanted), found \(value.kind)", key: key, at: value.range)
      return nil
    }
    return string
  }
}

extension StringProtocol {
  /// An identifier, or several joined by dots.
  fileprivate var isSwiftName: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.first, !first.isNumber else { return false }
      return part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  /// `embed` or `embed(_:in:)`.
  fileprivate var isFunctionName: Bool {
    guard let open = firstIndex(of: "(") else { return isSwiftName }
    let labels = self[index(after: open)...]
    guard self[..<open].isSwiftName, labels.hasSuffix(")") else { return false }
    let names = labels.dropLast().split(separator: ":", omittingEmptySubsequences: false)
    return names.last == "" && names.dropLast().allSatisfy(\.isSwiftName)
  }
}
