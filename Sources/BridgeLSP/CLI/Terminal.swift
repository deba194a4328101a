/// Colours for a terminal, or none.
struct TerminalStyle: Sendable {
  enum Choice: String, CaseIterable, Sendable { case auto, always, never }

  enum Ink: String, Sendable {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
    case cyan = "1;36"
    case green = "32"
    case plainRed = "31"
  }

  let isColored: Bool

  init(isColored: Bool) { self.isColored = isColored }

  /// What suits a channel: `NO_COLOR` wins over being forced, which wins over what it is.
  init(_ choice: Choice, for channel: OutputChannel, in context: CommandContext) {
    switch choice {
    case .always: isColored = true
    case .never: isColored = false
    case .auto:
      if context.isSet("NO_COLOR") {
        isColored = false
      } else if let forced = ["CLICOLOR_FORCE", "FORCE_COLOR"].first(where: context.isSet) {
        isColored = context.variable(forced) != "0"
      } else {
        isColored =
          channel.isTerminal && context.variable("CLICOLOR") != "0"
          && context.variable("TERM") != "dumb"
      }
    }
  }

  func paint(_ text: String, _ ink: Ink) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
