import JSONRPC

/// `bridge-lsp serve`
enum Serve {
  static func run(_ arguments: [String], _ context: CommandContext) async -> Int32 {
    for argument in arguments
    where argument != "--stdio" && !argument.hasPrefix("--clientProcessId") {
      context.fail("serve: unknown argument '\(argument)'")
      return CommandLineTool.failure
    }
    guard let transport = DescriptorTransport.standardStreams() else {
      context.fail("serve: standard output cannot be used")
      return CommandLineTool.failure
    }
    return Server(transport).run()
  }
}
