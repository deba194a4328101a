/// `bridge-lsp serve`
enum Serve {
  static func run(_ arguments: [String], _ context: CommandContext) async -> Int32 {
    context.fail("the server is not part of this build")
    return CommandLineTool.failure
  }
}
