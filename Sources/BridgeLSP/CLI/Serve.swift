import JSONRPC
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
    let code = Atomic<Int32>(1)
    let options = Server.Options(caches: CacheFolder(context.variable))
    LargeStackThread.run {
      code.store(Server(transport, options: options).run(), ordering: .relaxed)
    }
    // The workers may still be busy: nothing they use may be torn down under them.
    _exit(code.load(ordering: .relaxed))
  }
}
