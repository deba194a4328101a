import Analysis

/// Picks the command that the arguments name, and runs it.
enum CommandLineTool {
  /// The exit code for bad usage, bad configuration and unreadable input.
  static let failure: Int32 = 2

  /// Runs `arguments`, which do not include the program's own name, and returns the exit code.
  static func run(_ arguments: [String], _ context: CommandContext) async -> Int32 {
    guard let first = arguments.first else {
      context.errors.write(CommandDescription.overview)
      return failure
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--version", "-V", "version":
      context.output.write("bridge-lsp \(BridgeLSP.version)\n")
      return 0
    case "--help", "-h", "help":
      return help(on: rest.first, context)
    case "--stdio":
      return await Serve.run(arguments, context)
    default:
      break
    }
    guard let command = CommandDescription.all.first(where: { $0.name == first }) else {
      return unknown(first, context)
    }
    let options = rest.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      context.output.write(command.help)
      return 0
    }
    if command.name == CommandDescription.serve.name { return await Serve.run(rest, context) }
    return await onLargeStack { run(command, rest, context) }
  }

  private static func run(
    _ command: CommandDescription, _ rest: [String], _ context: CommandContext
  ) -> Int32 {
    do throws(UsageError) {
      let arguments = try Arguments(rest, for: command)
      switch command.name {
      case CommandDescription.check.name:
        return Check(try CheckOptions(arguments, context), context).run()
      case CommandDescription.explain.name:
        return try Explain.run(arguments, context)
      case CommandDescription.rules.name:
        return try Rules.run(arguments, context)
      case CommandDescription.adoptHost.name:
        return try AdoptHost.run(arguments, context)
      default:
        return try Initialize.run(arguments, context)
      }
    } catch {
      context.fail(error.message)
      return failure
    }
  }

  private static func help(on name: String?, _ context: CommandContext) -> Int32 {
    guard let name, !name.hasPrefix("-") else {
      context.output.write(CommandDescription.overview)
      return 0
    }
    guard let command = CommandDescription.all.first(where: { $0.name == name }) else {
      return unknown(name, context)
    }
    context.output.write(command.help)
    return 0
  }

  private static func unknown(_ word: String, _ context: CommandContext) -> Int32 {
    let kind = word.hasPrefix("-") ? "option" : "command"
    if ["graph", "report"].contains(word) {
      context.fail("'\(word)' is not available in this version; see 'bridge-lsp --help'")
      return failure
    }
    let words =
      kind == "option"
      ? ["--help", "--version", "--stdio"] : CommandDescription.all.map(\.name) + ["help"]
    let hint = nearestMatch(to: word, among: words).map { "did you mean '\($0)'?" }
    context.fail("unknown \(kind) '\(word)'; " + (hint ?? "see 'bridge-lsp --help'"))
    return failure
  }

  /// Runs `body` on a thread whose stack suits the depth of real code.
  private static func onLargeStack(_ body: @escaping @Sendable () -> Int32) async -> Int32 {
    await withCheckedContinuation { continuation in
      let thread = LargeStackThread { continuation.resume(returning: body()) }
      if let thread { thread.detach() } else { continuation.resume(returning: body()) }
    }
  }
}
