#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
struct BridgeLSP {
  /// The version of the program, and the only place that names it.
  static let version = "0.1.0"

  static func main() async {
    exit(await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), .process))
  }
}
