import Analysis

/// Arguments that a command does not understand, in one sentence.
struct UsageError: Error, Hashable, Sendable {
  let message: String

  init(_ message: String) { self.message = message }
}

/// The arguments of a command, sorted into options and operands.
struct Arguments: Sendable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads `--name value`, `--name=value`, switches and operands; `--` ends the options.
  init(_ arguments: [String], for command: CommandDescription) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      // `-[UIView setNeedsLayout]` is how the runtime writes a method.
      guard argument.hasPrefix("-"), argument != "-", !argument.hasPrefix("-[") else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      guard let option = command.options.first(where: { $0.name == name }) else {
        throw Self.unknown(name, of: command)
      }
      let attached = parts.count > 1 ? String(parts[1]) : nil
      guard let valueName = option.value else {
        guard attached == nil else { throw UsageError("\(name) takes no value") }
        values[name, default: []].append("")
        continue
      }
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError("\(name) needs a value: \(name) \(valueName)")
      }
      values[name, default: []].append(value)
    }
  }

  private static func unknown(_ name: String, of command: CommandDescription) -> UsageError {
    let known = nearestMatch(to: name, among: command.options.map(\.name) + ["--help"])
    let hint = known.map { "did you mean '\($0)'?" }
    return UsageError(
      "unknown option '\(name)'; " + (hint ?? "see 'bridge-lsp help \(command.name)'"))
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// All values of an option that may be repeated.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an option; the last one where it is given twice.
  func value(_ name: String) -> String? { values[name]?.last }

  /// The value of an option as one of a few words.
  func choice<Choice: RawRepresentable & Sendable>(
    _ name: String, among choices: [Choice]
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let word = value(name) else { return nil }
    if let choice = choices.first(where: { $0.rawValue == word }) { return choice }
    let words = choices.map(\.rawValue)
    let hint = nearestMatch(to: word, among: words).map { "did you mean '\($0)'?" }
    throw UsageError(
      "\(name) does not know '\(word)'; " + (hint ?? "known are \(words.joined(separator: ", "))"))
  }

  /// Complains about operands that a command does not take.
  func expectOperands(atMost count: Int, of command: CommandDescription) throws(UsageError) {
    guard operands.count > count else { return }
    throw UsageError(
      "unexpected argument '\(operands[count])'; see 'bridge-lsp help \(command.name)'")
  }
}
