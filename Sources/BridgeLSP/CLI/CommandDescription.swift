/// What a command takes, for reading its arguments and for its help.
struct CommandDescription: Sendable {
  let name: String
  /// The operands as shown in the synopsis: `[PATH…]`.
  let operands: String
  let summary: String
  var details = ""
  var options: [Option] = []

  struct Option: Sendable {
    /// With its dashes: `--format`.
    let name: String
    /// What its value is called; `nil` for a switch.
    let value: String?
    let summary: String

    init(_ name: String, _ value: String? = nil, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }
  }

  static let all: [CommandDescription] = [
    .check, .serve, .explain, .rules, .initialize, .adoptHost,
  ]

  /// What `bridge-lsp help COMMAND` prints.
  var help: String {
    var text = "\(summary)\n\nUsage: bridge-lsp \(name)"
    text += options.isEmpty ? "" : " [OPTION…]"
    text += operands.isEmpty ? "\n" : " \(operands)\n"
    if !details.isEmpty { text += "\n\(details)\n" }
    text += "\nOptions:\n"
    let all = options + [Option("--help", nil, "Show this help.")]
    let names = all.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
    let width = (names.map(\.count).max() ?? 0) + 2
    for (option, name) in zip(all, names) {
      let indented = option.summary.replacing(
        "\n", with: "\n  " + String(repeating: " ", count: width))
      text += "  " + name + String(repeating: " ", count: width - name.count) + indented + "\n"
    }
    return text
  }

  /// What `bridge-lsp --help` prints.
  static var overview: String {
    let width = (all.map(\.synopsis.count).max() ?? 0) + 3
    let commands = all.map { command in
      "  " + command.synopsis + String(repeating: " ", count: width - command.synopsis.count)
        + command.summary + "\n"
    }
    return """
      Finds the bugs that live where UIKit and SwiftUI meet, and repairs them.

      Usage: bridge-lsp COMMAND [OPTION…]

      Commands:
      \(commands.joined())
      Options:
        --version   Show the version.
        --help      Show this help; 'bridge-lsp help COMMAND' shows a command's.

      """
  }

  private var synopsis: String { operands.isEmpty ? name : "\(name) \(operands)" }
}
